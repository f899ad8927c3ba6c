import { getMemberInfo } from "@lantern/contract/accounts/get-member-info.ts";
import { useCall } from "../../../shared/wire/use-call.ts";
import { SecurityWait } from "../security/security-wait.tsx";
import { NicknameForm } from "./nickname-form.tsx";
import { PictureChoice } from "./picture-choice.tsx";

/** How a member is shown: his picture and his nickname. */
export function ProfilePage() {
  const answer = useCall(getMemberInfo);
  if (answer.data === undefined) return <SecurityWait answer={answer} />;
  return (
    <>
      <PictureChoice />
      <NicknameForm nickname={answer.data.nickname} />
    </>
  );
}
