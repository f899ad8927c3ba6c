import { acknowledgeDevices as acknowledgeDevicesCall } from "@lantern/contract/accounts/acknowledge-devices.ts";
import { checkRememberedDevice as checkRememberedDeviceCall } from "@lantern/contract/accounts/check-remembered-device.ts";
import { endOtherSessions as endOtherSessionsCall } from "@lantern/contract/accounts/end-other-sessions.ts";
import { endSession as endSessionCall } from "@lantern/contract/accounts/end-session.ts";
import { listDevices as listDevicesCall } from "@lantern/contract/accounts/list-devices.ts";
import { listNewDevices as listNewDevicesCall } from "@lantern/contract/accounts/list-new-devices.ts";
import { removeDevice as removeDeviceCall } from "@lantern/contract/accounts/remove-device.ts";
import { answer, type Answer } from "../../http/answer.ts";
import { acknowledgeDevices } from "./acknowledge-devices.ts";
import { checkRememberedDevice } from "./check-remembered-device.ts";
import { endOtherSessions } from "./end-other-sessions.ts";
import { endSession } from "./end-session.ts";
import { listDevices } from "./list-devices.ts";
import { listNewDevices } from "./list-new-devices.ts";
import { removeDevice } from "./remove-device.ts";

export const devicesAnswers: readonly Answer[] = [
  answer(acknowledgeDevicesCall, acknowledgeDevices),
  answer(checkRememberedDeviceCall, checkRememberedDevice),
  answer(endOtherSessionsCall, endOtherSessions),
  answer(endSessionCall, endSession),
  answer(listDevicesCall, listDevices),
  answer(listNewDevicesCall, listNewDevices),
  answer(removeDeviceCall, removeDevice),
];
