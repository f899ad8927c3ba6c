/** Code of the house's own studio at the platform: it calls `POST /vendor/STUDIO/<call>`. */
export const studioVendorCode = "STUDIO";

/** Code of the same studio for the brands whose players' money it keeps itself, by the protocol `transfer-wallet`. */
export const studioWalletVendorCode = "STUDIO_WALLET";
