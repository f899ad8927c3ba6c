/** Characters of a body that are kept. */
export const bodyCharactersMax = 4_000;

/** Names of JSON fields whose texts nobody may read: tokens of players, and who they are. */
const secretFields = /^(?:.*token|session_?id|session|secret|password|e-?mail|mobile.*|phone.*|ip|ip_?address)$/i;
const nameFields = /^(?:name|(?:user|player|nick|display|first|last|real)_?name)$/i;

/** Parts of an address that open a game once. */
const privateParameters = /([?&](?:[a-z_]*token|code|session|session_id|key)=)[^&#"\s]+/gi;

const jsonField = /"([A-Za-z0-9_-]{1,64})"(\s*:\s*)"((?:[^"\\]|\\.)*)"/g;

/**
 * A body as the log keeps it: tokens and names are masked to their first letters, and what is too long is cut. Works on the text, so that a
 * body that is no JSON, or a broken one, is shown as it came.
 */
export function maskBody(text: string): string {
  return mask(text, (name) => secretFields.test(name) || nameFields.test(name));
}

/** Whether a call asks for what a vendor publishes: his games, his fixtures. */
export function isListing(path: string): boolean {
  return /\/(?:catalogue|fixtures|list|games)$/.test(path);
}

/** The answer to a call, as the log keeps it: names in what a vendor publishes are of games and teams, and stay. */
export function maskAnswer(path: string, text: string): string {
  return isListing(path) ? mask(text, (name) => secretFields.test(name)) : maskBody(text);
}

function mask(text: string, isPrivate: (name: string) => boolean): string {
  const masked = text
    .slice(0, bodyCharactersMax * 2)
    .replaceAll(jsonField, (whole, name: string, colon: string, value: string) =>
      isPrivate(name) ? `"${name}"${colon}"${maskValue(value)}"` : whole,
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
