/** Told on the window (`wire/handle-refusal.ts`) when the platform no longer knows the session. A page that says so itself, and leads back to itself, prevents the default. */
export const lostSessionEvent = "sessionlost";
