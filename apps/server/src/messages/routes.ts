import { deleteMessage as deleteMessageCall } from "@lantern/contract/messages/delete-message.ts";
import { deleteMessages as deleteMessagesCall } from "@lantern/contract/messages/delete-messages.ts";
import { getCustomerService as getCustomerServiceCall } from "@lantern/contract/messages/get-customer-service.ts";
import { getInbox as getInboxCall } from "@lantern/contract/messages/get-inbox.ts";
import { getLobbyNews as getLobbyNewsCall } from "@lantern/contract/messages/get-lobby-news.ts";
import { getMultiCategoryAnnouncements as getMultiCategoryAnnouncementsCall } from "@lantern/contract/messages/get-multi-category-announcements.ts";
import { getSystemAnnouncements as getSystemAnnouncementsCall } from "@lantern/contract/messages/get-system-announcements.ts";
import { getUnreadCount as getUnreadCountCall } from "@lantern/contract/messages/get-unread-count.ts";
import { listAnnouncements as listAnnouncementsCall } from "@lantern/contract/messages/list-announcements.ts";
import { markAllMessagesAsRead as markAllMessagesAsReadCall } from "@lantern/contract/messages/mark-all-messages-as-read.ts";
import { markAnnouncementAsRead as markAnnouncementAsReadCall } from "@lantern/contract/messages/mark-announcement-as-read.ts";
import { markMessageAsRead as markMessageAsReadCall } from "@lantern/contract/messages/mark-message-as-read.ts";
import { postAnnouncement as postAnnouncementCall } from "@lantern/contract/messages/post-announcement.ts";
import { postAnnouncementCatalogue as postAnnouncementCatalogueCall } from "@lantern/contract/messages/post-announcement-catalogue.ts";
import { answer, type Answer } from "../http/answer.ts";
import { getCustomerService } from "./get-customer-service.ts";
import { getLobbyNews } from "./get-lobby-news.ts";
import { getMultiCategoryAnnouncements } from "./get-multi-category-announcements.ts";
import { getSystemAnnouncements } from "./get-system-announcements.ts";
import { deleteMessage } from "./inbox/delete-message.ts";
import { deleteMessages } from "./inbox/delete-messages.ts";
import { getInbox } from "./inbox/get-inbox.ts";
import { getUnreadCount } from "./inbox/get-unread-count.ts";
import { markAllMessagesAsRead } from "./inbox/mark-all-messages-as-read.ts";
import { markMessageAsRead } from "./inbox/mark-message-as-read.ts";
import { listAnnouncements } from "./list-announcements.ts";
import { markAnnouncementAsRead } from "./mark-announcement-as-read.ts";
import { postAnnouncement } from "./post-announcement.ts";
import { postAnnouncementCatalogue } from "./post-announcement-catalogue.ts";

export const messagesAnswers: readonly Answer[] = [
  answer(deleteMessageCall, deleteMessage),
  answer(deleteMessagesCall, deleteMessages),
  answer(getInboxCall, getInbox),
  answer(getCustomerServiceCall, getCustomerService),
  answer(getLobbyNewsCall, getLobbyNews),
  answer(getMultiCategoryAnnouncementsCall, getMultiCategoryAnnouncements),
  answer(getSystemAnnouncementsCall, getSystemAnnouncements),
  answer(getUnreadCountCall, getUnreadCount),
  answer(listAnnouncementsCall, listAnnouncements),
  answer(markAllMessagesAsReadCall, markAllMessagesAsRead),
  answer(markAnnouncementAsReadCall, markAnnouncementAsRead),
  answer(markMessageAsReadCall, markMessageAsRead),
  answer(postAnnouncementCall, postAnnouncement),
  answer(postAnnouncementCatalogueCall, postAnnouncementCatalogue),
];
