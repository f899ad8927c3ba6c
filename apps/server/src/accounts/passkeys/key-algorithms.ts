/** Ed25519, ES256 and RS256, as COSE numbers them: what phones and key rings of today have. */
export const keyAlgorithms: readonly number[] = [-8, -7, -257];
