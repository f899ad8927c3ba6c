import { destination, pino, stdTimeFunctions, type Logger } from "pino";

/**
 * The JSON log on standard error; standard output is for people (progress lines).
 * @param level pino's level name, or `silent`.
 */
export function makeLog(level: string): Logger {
  return pino({ level, base: null, timestamp: stdTimeFunctions.isoTime }, destination(2));
}
