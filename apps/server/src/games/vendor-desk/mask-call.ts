/** Characters of a body that are kept. */
export const bodyCharactersMax = 4_000;

/** Names of JSON fields whose texts nobody may read: tokens of players, and who they are. */
const privateFields =
  /^(?:.*token|session_?id|session|secret|password|name|(?:user|player|nick|display|first|last|real)_?name|e-?mail|mobile.*|phone.*|ip|ip_?address)$/i;

/** Parts of an address that open a game once. */
const privateParameters = /([?&](?:[a-z_]*token|code|session|session_id|key)=)[^&#"\s]+/gi;

const jsonField = /"([A-Za-z0-9_-]{1,64})"(\s*:\s*)"((?:[^"\\]|\\.)*)"/g;

/**
 * A body as the log keeps it: tokens and names are masked to their first letters, and what is too long is cut. Works on the text, so that a
 * body that is no JSON, or a broken one, is shown as it came.
 */
export function maskBody(text: string): string {
  const masked = text
    .slice(0, bodyCharactersMax * 2)
    .replaceAll(jsonField, (whole, name: string, colon: string, value: string) =>
      privateFields.test(name) ? `"${name}"${colon}"${maskValue(value)}"` : whole,
    )
    .replaceAll(privateParameters, "$1…");
  return masked.length > bodyCharactersMax ? `${masked.slice(0, bodyCharactersMax)}…` : masked;
}

/** Path and query of a call, with what opens a game masked. */
export function maskTarget(target: string): string {
  return target.replaceAll(privateParameters, "$1…").slice(0, 300);
}

function maskValue(value: string): string {
  return value === "" ? "" : `${value.slice(0, Math.min(4, Math.floor(value.length / 4)))}…`;
}
