import type { addKycDocument as addKycDocumentCall } from "@lantern/contract/accounts/add-kyc-document.ts";
import type { CallRefusal } from "@lantern/contract/call.ts";
import type { CallInput } from "../../http/answer.ts";
import type { SessionContext } from "../../platform/context.ts";
import { newId } from "../../platform/id.ts";
import { isRefusal, type Refusal } from "../../platform/refusal.ts";
import { encodeWhole } from "../pictures/encode-whole.ts";
import { pictureBytes, readPicture } from "../pictures/read-picture.ts";
import { documentPlace, seal } from "./document-seal.ts";
import { readKycStatus, type KycStatus } from "./kyc-status.ts";
import { openDraft } from "./open-draft.ts";

/** Letters of a paper are read by a person: more helps nobody, less cannot be read. */
const sidesPixels = { min: 480, max: 2_200 } as const;

const deleteSide = "delete from accounts_kyc_documents where case_id = $1 and side = $2";
const insertDocument = `
  insert into accounts_kyc_documents (id, case_id, side, wrapped_key, wrapped_by, sealed, width, height, added_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

/**
 * Takes one picture of the member's papers (specification 5.5.3, 5.5.6), encoded anew and sealed. Nobody but reviewers sees it again, not even
 * he who sent it. Another of the same side takes its place.
 */
export async function addKycDocument(
  context: SessionContext,
  { body }: CallInput<typeof addKycDocumentCall>,
): Promise<KycStatus | Refusal<CallRefusal<typeof addKycDocumentCall>>> {
  const { side, image } = body;
  const bytes = pictureBytes(image);
  if (isRefusal(bytes)) return bytes;
  const picture = await readPicture(bytes);
  if (isRefusal(picture)) return picture;
  const whole = await encodeWhole(picture, sidesPixels);
  if (isRefusal(whole)) return whole;
  const id = newId(context.clock);
  const { sealed, wrappedKey, wrappedBy } = seal(context.configuration, documentPlace(id, side), whole.bytes);
  return context.database.tx(async (transaction) => {
    const caseId = await openDraft(transaction, context);
    if (isRefusal(caseId)) return caseId;
    await transaction.query(deleteSide, [caseId, side]);
    const now = context.clock.now();
    await transaction.query(insertDocument, [id, caseId, side, wrappedKey, wrappedBy, sealed, whole.width, whole.height, now]);
    return readKycStatus(transaction, context);
  });
}
