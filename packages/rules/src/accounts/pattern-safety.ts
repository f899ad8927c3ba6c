/** Why a pattern of an operator cannot be used. */
export type PatternFault = "pattern_too_long" | "pattern_invalid" | "pattern_unsafe";

const patternLengthMax = 200;
const openEndedMax = 3;

/**
 * Checks a pattern before it is saved: a browser has no time limit for regular expressions, so those that could take
 * exponential time are refused. Unsafe are back-references, look-behind, a repeated group whose inside varies in length or
 * alternates, and more than three open-ended repetitions. With values of bounded length the rest is quick.
 */
export function patternFault(pattern: string): PatternFault | undefined {
  if (pattern.length > patternLengthMax) return "pattern_too_long";
  if (regularExpression(pattern) === undefined) return "pattern_invalid";
  return isSafe(pattern) ? undefined : "pattern_unsafe";
}

function regularExpression(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, "u");
  } catch {
    return undefined;
  }
}

const compiled = new Map<string, RegExp>();
const compiledMax = 500;

/** A usable pattern, compiled once. Throws on one that `patternFault` refuses: settings are checked when they are saved. */
export function compilePattern(pattern: string): RegExp {
  const known = compiled.get(pattern);
  if (known !== undefined) return known;
  const fault = patternFault(pattern);
  if (fault !== undefined) throw new RangeError(`The pattern ${pattern.slice(0, 40)} cannot be used: ${fault}.`);
  if (compiled.size >= compiledMax) compiled.clear();
  const made = new RegExp(pattern, "u");
  compiled.set(pattern, made);
  return made;
}

interface OpenGroup {
  /** Whether something inside repeats or alternates. */
  ambiguous: boolean;
  lookaround: boolean;
}

/** One pass over the pattern's signs: classes and escapes count as single signs, groups are kept on a stack. */
function isSafe(pattern: string): boolean {
  const groups: OpenGroup[] = [];
  let openEnded = 0;
  let closed: OpenGroup | undefined;
  for (const sign of signsOf(pattern)) {
    if (/^\\[1-9k]/.test(sign) || sign.startsWith("(?<=") || sign.startsWith("(?<!")) return false;
    if (isQuantifier(sign)) {
      if (isOpenEnded(sign)) openEnded += 1;
      if (closed?.lookaround === true || (closed?.ambiguous === true && !sign.startsWith("?"))) return false;
      if (!isExactCount(sign)) for (const group of groups) group.ambiguous = true;
    }
    if (sign === "|") for (const group of groups) group.ambiguous = true;
    closed = sign === ")" ? groups.pop() : undefined;
    if (sign.startsWith("(")) groups.push({ ambiguous: false, lookaround: sign === "(?=" || sign === "(?!" });
  }
  return openEnded <= openEndedMax;
}

const signPattern =
  /\\(?:[pPk](?:\{[^}]*\}|<[^>]*>)?|u\{[^}]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Za-z]|.)|\[(?:\\.|[^\]\\])*\]|\(\?(?::|=|!|<=|<!|<[^>]*>)|\{[0-9]+(?:,[0-9]*)?\}\??|[*+?]\??|[^]/gu;

function signsOf(pattern: string): string[] {
  return pattern.match(signPattern) ?? [];
}

function isQuantifier(sign: string): boolean {
  return /^(?:[*+?]|\{[0-9])/.test(sign);
}

const exactCount = /^\{[0-9]+\}/;

function isExactCount(sign: string): boolean {
  return exactCount.test(sign);
}

const spanMax = 16;

/** `*`, `+`, `{n,}`, and counted ranges so wide that they behave like them. */
function isOpenEnded(sign: string): boolean {
  if (sign.startsWith("?") || isExactCount(sign)) return false;
  const counted = /^\{([0-9]+),([0-9]+)\}/.exec(sign);
  return counted === null || Number(counted[2]) - Number(counted[1]) > spanMax;
}
