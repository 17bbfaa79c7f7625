/** As many characters as there is room for. A longer text keeps its end, too: volumes of a series differ there. */
export function shorten(text: string, room: number): string {
  const characters = Array.from(text);
  if (characters.length <= room) return text;
  const tail = Math.floor((room - 1) / 2);
  return [...characters.slice(0, room - 1 - tail), '…', ...characters.slice(-tail)].join('');
}
