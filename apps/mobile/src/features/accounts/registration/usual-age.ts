/** Least age where the merchant's settings are not there yet: every market has at least this (specification 5.5.5). */
export const usualAgeMin = 18;
