/** The part of an issue's number that people say: the draw of the day (“0539” of 20261121-0539). */
export function shortNumero(numero: string): string {
  return numero.slice(numero.lastIndexOf("-") + 1);
}
