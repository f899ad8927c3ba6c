/** Says where a body is not of its shape, for the log of whoever sent it: the first fault that a validator found. */
export function describeFault(errors: readonly { readonly instancePath: string; readonly message: string }[]): string {
  const first = errors[0];
  return first === undefined ? "not of the protocol's shape" : `${first.instancePath || "body"} ${first.message}`;
}
