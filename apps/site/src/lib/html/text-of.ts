/** The text of a piece of HTML, for a line that shows no markup. Nothing in it is run or fetched. */
export function textOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body.textContent.replace(/\s+/g, ' ').trim();
}
