import { getSystemAnnouncements as getSystemAnnouncementsCall } from "@lantern/contract/messages/get-system-announcements.ts";
import { listAnnouncements as listAnnouncementsCall } from "@lantern/contract/messages/list-announcements.ts";
import { markAnnouncementAsRead as markAnnouncementAsReadCall } from "@lantern/contract/messages/mark-announcement-as-read.ts";
import { answer, type Answer } from "../http/answer.ts";
import { getSystemAnnouncements } from "./get-system-announcements.ts";
import { listAnnouncements } from "./list-announcements.ts";
import { markAnnouncementAsRead } from "./mark-announcement-as-read.ts";

export const messagesAnswers: readonly Answer[] = [
  answer(getSystemAnnouncementsCall, getSystemAnnouncements),
  answer(listAnnouncementsCall, listAnnouncements),
  answer(markAnnouncementAsReadCall, markAnnouncementAsRead),
];
