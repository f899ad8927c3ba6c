import { createHash, randomBytes } from "node:crypto";
import type { setHeadIcon as setHeadIconCall } from "@lantern/contract/accounts/set-head-icon.ts";
import type { CallRefusal } from "@lantern/contract/call.ts";
import type { Transaction } from "@lantern/database/database.ts";
import { isHeadIconName } from "@lantern/rules/accounts/head-icons.ts";
import type { CallInput } from "../../http/answer.ts";
import type { SessionContext } from "../../platform/context.ts";
import { isRefusal, refuse, type Refusal } from "../../platform/refusal.ts";
import { encodeSquares } from "../pictures/encode-squares.ts";
import { pictureBytes, readPicture } from "../pictures/read-picture.ts";
import { lockSecurityRow } from "../security/security-row.ts";
import { headIconSides, headIconValue, type HeadIcon } from "./head-icon-value.ts";

type SetRefusal = Refusal<CallRefusal<typeof setHeadIconCall>>;

/** The same picture again is the row that is there. */
const insertPicture = `
  insert into accounts_head_icons (id, member_id, content_hash, small_webp, large_webp, made_at) values ($1, $2, $3, $4, $5, $6)
  on conflict (member_id, content_hash) do update set content_hash = excluded.content_hash
  returning id`;

const updateIcon = `update accounts_members set head_icon_name = $2, head_icon_id = $3 where id = $1`;
const deleteOthers = `delete from accounts_head_icons where member_id = $1 and id is distinct from $2`;

/**
 * Chooses one of the drawn pictures, or takes one of the member's own (specification 7.5): encoded anew as squares, so that nothing of the
 * file is served to anyone. Only the picture in use is kept.
 */
export async function setHeadIcon(context: SessionContext, { body }: CallInput<typeof setHeadIconCall>): Promise<HeadIcon | SetRefusal> {
  if ("name" in body) {
    return isHeadIconName(body.name) ? store(context, { name: body.name }) : refuse("accounts.field_invalid", { value: { field: "name" } });
  }
  const bytes = pictureBytes(body.image);
  if (isRefusal(bytes)) return bytes;
  const picture = await readPicture(bytes);
  if (isRefusal(picture)) return picture;
  const squares = await encodeSquares(picture, [headIconSides.small, headIconSides.large]);
  if (isRefusal(squares)) return squares;
  const [small, large] = squares;
  if (small === undefined || large === undefined) throw new Error("a picture was encoded without its squares");
  return store(context, { small, large });
}

type Chosen = { readonly name: string } | { readonly small: Buffer; readonly large: Buffer };

async function store({ database, session, clock }: SessionContext, chosen: Chosen): Promise<HeadIcon> {
  const { memberId } = session;
  return database.tx(async (transaction) => {
    await lockSecurityRow(transaction, memberId);
    const name = "name" in chosen ? chosen.name : null;
    const id = "name" in chosen ? null : await keepPicture(transaction, { memberId, at: clock.now(), ...chosen });
    await transaction.query(updateIcon, [memberId, name, id]);
    await transaction.query(deleteOthers, [memberId, id]);
    return headIconValue({ head_icon_name: name, head_icon_id: id });
  });
}

interface PictureToKeep {
  readonly memberId: string;
  readonly small: Buffer;
  readonly large: Buffer;
  readonly at: Date;
}

async function keepPicture(transaction: Transaction, { memberId, small, large, at }: PictureToKeep): Promise<string> {
  const id = randomBytes(18).toString("base64url");
  const contentHash = createHash("sha256").update(large).digest();
  const [row] = await transaction.query<{ id: string }>(insertPicture, [id, memberId, contentHash, small, large, at]);
  if (row === undefined) throw new Error("a picture was not kept");
  return row.id;
}
