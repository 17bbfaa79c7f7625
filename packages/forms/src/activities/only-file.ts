/** The file of a validated field with exactly one file. */
export function onlyFile([file]: readonly File[]): File {
  if (!file) throw new Error('The form was sent without its file.');
  return file;
}
