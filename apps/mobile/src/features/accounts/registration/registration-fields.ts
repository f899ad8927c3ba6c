import type { FieldProps } from "@lantern/ui/components/field.tsx";

type FieldLook = Pick<FieldProps, "icon" | "inputMode" | "autoComplete" | "type">;

/** How the fields of a registration are typed; the platform's settings decide which there are (specification 2.23). */
const looks: Readonly<Record<string, FieldLook>> = {
  username: { icon: "user", autoComplete: "username" },
  password: { icon: "lock", autoComplete: "new-password" },
  confirmPassword: { icon: "lock", autoComplete: "new-password" },
  paymentPassword: { icon: "keypad", inputMode: "numeric", autoComplete: "off" },
  idNumber: { icon: "id-card", autoComplete: "off" },
  qqNum: { icon: "chat", inputMode: "numeric", autoComplete: "off" },
  facebook: { icon: "facebook", autoComplete: "off" },
  wechat: { icon: "chat", autoComplete: "off" },
  line: { icon: "chat", autoComplete: "off" },
  whatsapp: { icon: "whatsapp", inputMode: "tel", autoComplete: "off" },
  zalo: { icon: "chat", inputMode: "tel", autoComplete: "off" },
  email: { icon: "at", type: "email", inputMode: "email", autoComplete: "email" },
  nickname: { icon: "user", autoComplete: "nickname" },
  payeeName: { icon: "bank", autoComplete: "name" },
  mobileNum: { icon: "phone", type: "tel", inputMode: "tel", autoComplete: "tel-national" },
  recommenderId: { icon: "users", autoComplete: "off" },
  affiliateCode: { icon: "gift", autoComplete: "off" },
};

export function fieldLook(field: string): FieldLook {
  return looks[field] ?? { autoComplete: "off" };
}

/** Fields whose content is hidden until the eye is tapped. */
export const secretFields: ReadonlySet<string> = new Set(["password", "confirmPassword", "paymentPassword"]);
