/** The file of a field whose rule asks for one and let it pass. */
export function onlyFile([file]: readonly File[]): File {
  if (!file) throw new Error('The form was sent without its file.');
  return file;
}
