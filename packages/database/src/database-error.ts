/** A statement that the database refused, the same for both adapters. */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
  /** The SQLSTATE, such as `23505` for a broken unique constraint; `08006` where the connection was lost. */
  readonly code: string;
  readonly constraint: string | undefined;
  readonly detail: string | undefined;

  constructor(
    message: string,
    facts: {
      readonly code: string;
      readonly constraint?: string | undefined;
      readonly detail?: string | undefined;
      readonly cause?: unknown;
    },
  ) {
    super(message, facts.cause === undefined ? {} : { cause: facts.cause });
    this.code = facts.code;
    this.constraint = facts.constraint;
    this.detail = facts.detail;
  }
}

interface DriverError {
  readonly message: string;
  readonly code?: unknown;
  readonly constraint?: unknown;
  readonly detail?: unknown;
}

const connectionFailure = "08006";

function textOrUndefined(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** Turns what a driver threw into a `DatabaseError`, so that callers need to know one shape only. */
export function toDatabaseError(thrown: unknown): DatabaseError {
  if (thrown instanceof DatabaseError) return thrown;
  const error = thrown as DriverError;
  const code = textOrUndefined(error.code);
  return new DatabaseError(error.message, {
    // A SQLSTATE always has a digit; the system's own codes (EPIPE) have none.
    code: code !== undefined && /^(?=.*\d)[0-9A-Z]{5}$/.test(code) ? code : connectionFailure,
    constraint: textOrUndefined(error.constraint),
    detail: textOrUndefined(error.detail),
    cause: thrown,
  });
}

/** True when the unique constraint or index of that name (or any, where none is given) refused a row. */
export function isUniqueViolation(thrown: unknown, constraint?: string): boolean {
  return thrown instanceof DatabaseError && thrown.code === "23505" && (constraint === undefined || thrown.constraint === constraint);
}

/** SQLSTATE classes and codes of a database that cannot do its work now, whatever it is asked. */
const unavailableCodes = /^(08...|53...|57P01|57P02|57P03|57P05|25P03)$/;

/**
 * True when the database could not do its work: the connection was lost or could not be made, the server is ending or starting, or has
 * no room (connections, memory, disk) left. After a lost connection nobody knows whether a commit was done; the same idempotency key
 * gives the one answer later.
 */
export function isUnavailable(thrown: unknown): thrown is DatabaseError {
  return thrown instanceof DatabaseError && unavailableCodes.test(thrown.code);
}
