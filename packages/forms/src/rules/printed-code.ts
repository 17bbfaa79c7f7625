/** Blanks, dashes of any width, the minus sign, and characters that nobody sees, such as those of a copied text. */
const NOT_PART_OF_A_CODE = /[\s\p{Dash_Punctuation}\u2212\p{Default_Ignorable_Code_Point}]+/gu;

/**
 * A printed code as it is compared: in capitals, full-width characters as their narrow forms, without blanks and
 * hyphens. The code of a book and the query code of an application have letters and digits only.
 */
export function printedCode(typed: string): string {
  return typed.normalize('NFKC').replace(NOT_PART_OF_A_CODE, '').toUpperCase();
}
