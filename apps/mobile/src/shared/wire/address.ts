/** The caller forgot a part of the path: a mistake in the app, not on the network. */
export class MissingParameterError extends Error {}

/** A call's path with its parameters filled in. @throws MissingParameterError naming a parameter that is missing. */
export function filledPath(path: string, params: Readonly<Record<string, unknown>> | undefined): string {
  return path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = params?.[name];
    if (value === undefined) throw new MissingParameterError(`The path ${path} needs the parameter "${name}".`);
    return encodeURIComponent(textOf(value));
  });
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The query as text with its question mark; what is undefined is left out, lists repeat their name. */
export function queryText(query: Readonly<Record<string, unknown>> | undefined): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (Array.isArray(value)) for (const item of value) pairs.append(name, textOf(item));
    else if (value !== undefined && value !== null) pairs.append(name, textOf(value));
  }
  const text = pairs.toString();
  return text === "" ? "" : `?${text}`;
}
