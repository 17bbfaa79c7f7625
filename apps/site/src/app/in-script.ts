/** JSON as the content of a script element, which no text in it can end. */
export function inScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
