/** Refusals of the request's form, before any operation runs. */
export const requestErrors = {
  "request.malformed": 400,
  "request.invalid": 400,
  "request.url_empty": 400,
  "request.too_large": 413,
  "request.encryption_required": 400,
  "request.encryption_failed": 400,
  "request.replayed": 409,
  "request.idempotency_key_required": 400,
  "request.idempotency_conflict": 409,
  "request.too_many": 429,
  "request.not_found": 404,
  "request.not_available": 501,
  "request.failed": 500,
  /** The database is out of reach. Nobody knows whether it was done: ask again, with the same idempotency key. */
  "request.unavailable": 503,
} as const;
