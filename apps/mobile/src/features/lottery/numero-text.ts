/**
 * The part of an issue's number that people say: the draw of the day (“0539” of 20261121-0539); of draws by a calendar the day
 * and the month (“16/12” of 20261216), with the session where there are several (“22/11-2” of 20261122-2).
 */
export function shortNumero(numero: string): string {
  const [, month, day, session] = /^[0-9]{4}([0-9]{2})([0-9]{2})(?:-([1-9]))?$/.exec(numero) ?? [];
  if (month === undefined) return numero.slice(numero.lastIndexOf("-") + 1);
  return session === undefined ? `${day}/${month}` : `${day}/${month}-${session}`;
}
