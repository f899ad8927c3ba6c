/** Code of the house's own studio at the platform: it calls `POST /vendor/STUDIO/<call>`. */
export const studioVendorCode = "STUDIO";
