export type Environment = Readonly<Record<string, string | undefined>>;

/** An empty variable counts as not set, as a line `NAME=` in an environment file means. */
export function textOf(environment: Environment, name: string): string | undefined {
  const value = environment[name]?.trim();
  return value === undefined || value === "" ? undefined : value;
}

/** A web address where one is set; what is none is added to the problems. */
export function readWebAddress(environment: Environment, name: string, problems: string[]): string | undefined {
  const value = textOf(environment, name);
  if (value === undefined || (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol))) return value;
  problems.push(`${name} is no web address: set it like https://gateway.example/messages, or leave it out.`);
  return undefined;
}
