/** One issue of a bet and the multiple it is played with; a chase is a bet on several issues. */
export interface ChaseEntry {
  readonly numero: string;
  readonly multiple: number;
}

export interface ChaseTerms {
  /** Numeros on sale now or later, in drawing order. */
  readonly openNumeros: readonly string[];
  /** The most issues that one bet may cover. */
  readonly issuesMax: number;
  /** Whether the issues of a chase must follow one another without a gap. */
  readonly gaps: "allowed" | "refused";
}

export type ChaseFault = "chase_empty" | "chase_too_long" | "chase_numero_closed" | "chase_numero_repeated" | "chase_gap";

/** Why the issues of a bet cannot be played together; undefined when they can. Order does not matter. */
export function chaseFault(entries: readonly ChaseEntry[], terms: ChaseTerms): ChaseFault | undefined {
  if (entries.length === 0) return "chase_empty";
  if (entries.length > terms.issuesMax) return "chase_too_long";
  const placeOf = new Map(terms.openNumeros.map((numero, place) => [numero, place]));
  const places = entries.flatMap(({ numero }) => placeOf.get(numero) ?? []);
  if (places.length !== entries.length) return "chase_numero_closed";
  if (new Set(places).size !== places.length) return "chase_numero_repeated";
  const span = Math.max(...places) - Math.min(...places) + 1;
  return terms.gaps === "refused" && span !== places.length ? "chase_gap" : undefined;
}

/** How the multiples of a chase grow: `factor` times as much after every `everyDraws` draws; a factor of 1 keeps them. */
export interface ChaseGrowth {
  readonly factor: number;
  readonly everyDraws: number;
}

export const noGrowth: ChaseGrowth = { factor: 1, everyDraws: 1 };

/** Factors are cut here, far above any multiple that a game takes, so that a long chase stays a number. */
const chaseFactorMax = 1_000_000;

/** What the multiple of a bet is multiplied with in each draw of a chase, in drawing order: doubling every two draws is 1, 1, 2, 2, 4 … */
export function chaseFactors(draws: number, { factor, everyDraws }: ChaseGrowth): readonly number[] {
  return Array.from({ length: draws }, (_, place) => Math.min(chaseFactorMax, factor ** Math.floor(place / everyDraws)));
}

/** `any`: every placed sub-order may be cancelled. `last_first`: only the last placed issues, from the end backwards. */
export type ChaseCancelOrder = "any" | "last_first";

/** Whether the wanted sub-orders may be cancelled; `placed` lists the ids still placed, in drawing order. */
export function mayCancel(placed: readonly string[], wanted: readonly string[], order: ChaseCancelOrder): boolean {
  const unique = new Set(wanted);
  if (wanted.length === 0 || unique.size !== wanted.length) return false;
  const candidates = order === "any" ? placed : placed.slice(-wanted.length);
  return wanted.every((id) => candidates.includes(id));
}
