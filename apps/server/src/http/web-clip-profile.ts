import { createHash } from "node:crypto";

export interface WebClip {
  readonly merchantCode: string;
  readonly merchantName: string;
  readonly description: string;
  /** What the icon on the home screen opens. */
  readonly url: string;
  /** PNG. */
  readonly icon: Buffer | undefined;
}

/** An iOS configuration profile that puts the site on the home screen as a web clip, full screen and removable. */
export function webClipProfile(clip: WebClip): string {
  const content = {
    FullScreen: true,
    IsRemovable: true,
    Label: clip.merchantName,
    PayloadDescription: clip.description,
    PayloadDisplayName: clip.merchantName,
    PayloadIdentifier: `app.lantern.${clip.merchantCode.toLowerCase()}.webclip`,
    PayloadType: "com.apple.webClip.managed",
    PayloadUUID: uuidOf(`${clip.merchantCode} web clip ${clip.url}`),
    PayloadVersion: 1,
    URL: clip.url,
    ...(clip.icon === undefined ? {} : { Icon: clip.icon }),
  };
  const profile = {
    PayloadContent: [content],
    PayloadDescription: clip.description,
    PayloadDisplayName: clip.merchantName,
    PayloadIdentifier: `app.lantern.${clip.merchantCode.toLowerCase()}`,
    PayloadType: "Configuration",
    PayloadUUID: uuidOf(`${clip.merchantCode} profile ${clip.url}`),
    PayloadVersion: 1,
  };
  const doctype = '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">';
  return `<?xml version="1.0" encoding="UTF-8"?>\n${doctype}\n<plist version="1.0">${plistOf(profile)}</plist>\n`;
}

type PlistValue = string | number | boolean | Buffer | readonly PlistValue[] | { readonly [key: string]: PlistValue };

function plistOf(value: PlistValue): string {
  if (typeof value === "string") return `<string>${escaped(value)}</string>`;
  if (typeof value === "number") return `<integer>${value}</integer>`;
  if (typeof value === "boolean") return value ? "<true/>" : "<false/>";
  if (Buffer.isBuffer(value)) return `<data>${value.toString("base64")}</data>`;
  if (Array.isArray(value)) return `<array>${value.map(plistOf).join("")}</array>`;
  const entries = Object.entries(value).map(([key, part]) => `<key>${escaped(key)}</key>${plistOf(part)}`);
  return `<dict>${entries.join("")}</dict>`;
}

/** The same profile has the same id each time, so that installing it again replaces it. */
function uuidOf(name: string): string {
  const hex = createHash("sha256").update(name).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`.toUpperCase();
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
