/** What the main thread asks of the worker that runs PGlite. */
export type WorkerRequest = { readonly id: number } & (
  | ({ readonly action: "open" } & WorkerPlaces)
  | { readonly action: "query"; readonly sql: string; readonly parameters: readonly (string | null)[] }
  | { readonly action: "script"; readonly sql: string }
  | { readonly action: "write snapshot"; readonly file: string }
  | { readonly action: "close" }
);

/** Where the database's files are, or nothing to keep it in memory; and the snapshot that it begins with, or nothing to begin empty. */
export interface WorkerPlaces {
  readonly directory?: string;
  readonly snapshot?: string;
}

/** A request before it has its number. */
export type WorkerAction = WorkerRequest extends infer Request ? (Request extends WorkerRequest ? Omit<Request, "id"> : never) : never;

/** Rows travel as PostgreSQL's texts with the columns' type ids: the main thread decodes them as the other adapter does. */
export interface WorkerResult {
  readonly columns: readonly { readonly name: string; readonly typeId: number }[];
  readonly rows: readonly (readonly (string | null)[])[];
  readonly affectedCount: number;
  readonly command: string;
}

export interface WorkerFailure {
  readonly message: string;
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  readonly detail: string | undefined;
}

export type WorkerResponse =
  | { readonly id: number; readonly result: WorkerResult }
  | { readonly id: number; readonly failure: WorkerFailure }
  | { readonly channel: string; readonly payload: string };
