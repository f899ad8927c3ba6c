type Device = "MOBILE" | "WEB" | "APP" | "PWA";

/** Where the app runs: in the native wrapper, installed on the home screen, on a phone, or on a desk. */
export function currentDevice(): Device {
  if (isNativeApp(navigator.userAgent)) return "APP";
  if (isStandalone()) return "PWA";
  return isMobile(navigator.userAgent) ? "MOBILE" : "WEB";
}

/** The native wrapper adds its name to the browser's. */
export function isNativeApp(userAgent: string): boolean {
  return userAgent.includes("LanternApp/");
}

/** Started from the home screen. */
export function isStandalone(): boolean {
  return matchMedia("(display-mode: standalone)").matches || ("standalone" in navigator && navigator.standalone === true);
}

export function isMobile(userAgent: string): boolean {
  return /Android|iPhone|iPad|iPod|Mobile/i.test(userAgent) || isIos(userAgent);
}

/** iPads call themselves Macs; only they have touch points. */
export function isIos(userAgent: string, touchPoints: number = typeof navigator === "undefined" ? 0 : navigator.maxTouchPoints): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes("Macintosh") && touchPoints > 1);
}

/** Safari itself, not another browser or an app's view on iOS. */
export function isIosSafari(userAgent: string, touchPoints?: number): boolean {
  return (
    isIos(userAgent, touchPoints) &&
    userAgent.includes("Safari/") &&
    userAgent.includes("Version/") &&
    !/CriOS|FxiOS|EdgiOS|OPiOS|GSA\//.test(userAgent)
  );
}
