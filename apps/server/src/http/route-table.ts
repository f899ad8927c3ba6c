import type { BuiltCall, Call, Method, PlannedCall } from "@lantern/contract/call.ts";
import type { Answer } from "./answer.ts";

/** One method and path, and what answers there. */
export type Route = {
  readonly method: Method;
  /** Fastify's form: parameters as `:name`. */
  readonly path: string;
  /** False for the alternative paths of a call. */
  readonly canonical: boolean;
} & ({ readonly call: BuiltCall; readonly answer: Answer } | { readonly call: PlannedCall; readonly answer: undefined });

/**
 * Matches the contract's calls with the capabilities' answers.
 * @throws Error naming every built call without an answer, every answer without a call or given twice, and every method and path
 * that two calls claim.
 */
export function routeTable(calls: readonly Call[], answers: readonly Answer[]): Route[] {
  const problems = [...answerProblems(calls, answers), ...nameProblems(calls)];
  const routes = calls.flatMap((call) => routesOf(call, answers));
  problems.push(...pathProblems(routes));
  if (problems.length > 0) throw new Error(`The calls and their answers do not fit:\n${problems.join("\n")}`);
  return routes;
}

function routesOf(call: Call, answers: readonly Answer[]): Route[] {
  const places = [
    { method: call.method, path: fastifyPath(call.path), canonical: true },
    ...(call.aliases ?? []).map((alias) => ({ method: alias.method ?? call.method, path: fastifyPath(alias.path), canonical: false })),
  ];
  if (call.planned) return places.map((place) => ({ ...place, call, answer: undefined }));
  const answer = answers.find((candidate) => candidate.call.name === call.name);
  return answer === undefined ? [] : places.map((place) => ({ ...place, call, answer }));
}

function fastifyPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ":$1");
}

function answerProblems(calls: readonly Call[], answers: readonly Answer[]): string[] {
  const built = new Set(calls.filter((call) => call.planned !== true).map((call) => call.name));
  const answered = answers.map((answer) => answer.call.name);
  return [
    ...[...built]
      .filter((name) => !answered.includes(name))
      .map((name) => `The call "${name}" has no answer: list one in its capability's routes.ts.`),
    ...answered
      .filter((name) => !built.has(name))
      .map((name) => `"${name}" is answered but is no built call: list it in the contract's calls.ts.`),
    ...repeated(answered).map((name) => `The call "${name}" is answered twice.`),
  ];
}

function nameProblems(calls: readonly Call[]): string[] {
  return repeated(calls.map((call) => call.name)).map((name) => `Two calls have the name "${name}".`);
}

function pathProblems(routes: readonly Route[]): string[] {
  const claimants = Map.groupBy(routes, (route) => `${route.method} ${route.path.replaceAll(/:\w+/g, ":")}`);
  return [...claimants.values()]
    .filter((claiming) => claiming.length > 1)
    .map((claiming) => {
      const names = claiming.map((route) => `"${route.call.name}"`).join(" and ");
      return `${claiming[0]?.method} ${claiming[0]?.path} is claimed by ${names}.`;
    });
}

function repeated(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}
