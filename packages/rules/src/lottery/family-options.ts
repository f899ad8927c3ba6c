/** The values that each option of a family may take, the default first. Options stand where customs contradict each other. */
export type OptionChoices = Readonly<Record<string, readonly (string | number)[]>>;

/** One value an option. */
export type OptionValues<Choices extends OptionChoices> = { readonly [Name in keyof Choices]: Choices[Name][number] };

export type OptionsParse<Choices extends OptionChoices> =
  | { readonly ok: true; readonly options: OptionValues<Choices> }
  | { readonly ok: false; readonly reason: "option_unknown" | "option_value_invalid"; readonly option: string };

/** Reads options as a game's row holds them; options that are left out take their default. */
export function parseOptions<const Choices extends OptionChoices>(
  choices: Choices,
  given: Readonly<Record<string, unknown>>,
): OptionsParse<Choices> {
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(choices, name));
  if (unknown !== undefined) return { ok: false, reason: "option_unknown", option: unknown };
  const values: Record<string, string | number> = {};
  for (const [name, allowed] of Object.entries(choices)) {
    const chosen = given[name] === undefined ? allowed[0] : allowed.find((value) => value === given[name]);
    if (chosen === undefined) return { ok: false, reason: "option_value_invalid", option: name };
    values[name] = chosen;
  }
  return { ok: true, options: values as OptionValues<Choices> };
}
