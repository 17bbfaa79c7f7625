/** Where in the book it is, and in which copy; each may be ''. */
export interface LetterPlace {
  page_number: string;
  place: string;
  year: string;
  month: string;
  edition: string;
  printing: string;
  isbn: string;
  subject: string;
}
