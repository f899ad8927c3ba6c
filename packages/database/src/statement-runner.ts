/** What one statement gave. */
export interface StatementResult {
  readonly rows: Record<string, unknown>[];
  /** Rows that an insert, update or delete touched. */
  readonly affectedCount: number;
  /** The command tag's first word: `SELECT`, `COMMIT`, `ROLLBACK`, … */
  readonly command: string;
}

export interface StatementOptions {
  /** True when the text is constant and worth preparing; dynamic texts would fill the server's memory. */
  readonly prepare: boolean;
}

/** Runs statements on one connection, or on any connection of a pool. Without parameters and unprepared, a script of several statements is taken. */
export type StatementRunner = (sql: string, parameters: readonly unknown[], options: StatementOptions) => Promise<StatementResult>;
