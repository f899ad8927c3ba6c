import type { SystemStatus } from "../shared/page/use-site.ts";

export interface DownloadOption {
  readonly kind: "home-screen" | "android" | "profile" | "ios";
  /** Left out where the option opens the guide. */
  readonly url?: string;
}

export interface DownloadSituation {
  readonly mobile: boolean;
  readonly ios: boolean;
  readonly iosSafari: boolean;
  readonly standalone: boolean;
  /** The app runs from the configuration profile already. */
  readonly webclip: boolean;
  readonly resources: SystemStatus["info"]["resources"];
}

/** The options of the popup, in its order (specification 2.47.1); off mobile all show (2.47.2), as far as their links exist. */
export function downloadOptions({ mobile, ios, iosSafari, standalone, webclip, resources }: DownloadSituation): readonly DownloadOption[] {
  const urlOf = (type: "Android" | "IOS" | "MOBILECONFIG") => resources.find(({ resourceType }) => resourceType === type)?.url;
  const android = urlOf("Android");
  const profile = urlOf("MOBILECONFIG");
  const app = urlOf("IOS");
  const options: DownloadOption[] = [];
  if (!mobile || (iosSafari && !standalone)) options.push({ kind: "home-screen" });
  if (android !== undefined && (!mobile || !ios)) options.push({ kind: "android", url: android });
  if (profile !== undefined && (!mobile || (ios && !webclip))) options.push({ kind: "profile", url: profile });
  if (app !== undefined && (!mobile || ios)) options.push({ kind: "ios", url: app });
  return options;
}

/** Whether the merchant offers anything to download. */
export function hasDownload(resources: DownloadSituation["resources"]): boolean {
  return resources.some(({ resourceType }) => resourceType === "Android" || resourceType === "IOS" || resourceType === "MOBILECONFIG");
}
