const LETTERS = 'ABCDEFGH';
/** A letter with its stop, at the beginning or after a gap. */
const OPTION = /(^|[\s\u2003\u3000])\s*([A-H])\s*([．.、])/g;

interface Found {
  letter: string;
  stop: string;
  /** Before its gap, of its letter, and after its stop. */
  from: number;
  begin: number;
  text: number;
}

/**
 * The alternatives in a line of a question: A．… B．…
 *
 * @param next the letter that the line must begin with, A for a new list
 * @returns undefined if it is another line
 */
export function optionsIn(line: DocumentFragment, next = 'A'): HTMLElement[] | undefined {
  const text = line.textContent;
  const found: Found[] = [];
  for (const match of text.matchAll(OPTION)) {
    const [whole, , letter = '', stop = ''] = match;
    const expected = LETTERS[LETTERS.indexOf(next) + found.length];
    if (letter !== expected) continue;
    const begin = match.index + whole.lastIndexOf(letter);
    found.push({ letter, stop, from: match.index, begin, text: match.index + whole.length });
  }
  if (found.length === 0 || text.slice(0, found[0]?.begin).trim() !== '') return undefined;
  return found.map(({ letter, stop, text: begin }, index) => {
    const item = document.createElement('li');
    item.append(part('letter', letter), part('stop', stop));
    const words = document.createElement('span');
    words.append(cut(line, begin, found[index + 1]?.from ?? text.length));
    item.append(words);
    return item;
  });
}

export function part(data: string, text: string): HTMLElement {
  const element = document.createElement('span');
  element.dataset[data] = '';
  element.textContent = text;
  return element;
}

/** A copy of what is between two positions in the text of a line, with the elements around it. */
export function cut(line: DocumentFragment, from: number, to: number): DocumentFragment {
  const range = document.createRange();
  range.selectNodeContents(line);
  const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  let passed = 0;
  let begun = false;
  for (let text = texts.nextNode(); text instanceof Text; text = texts.nextNode()) {
    const end = passed + text.length;
    if (!begun && from <= end) {
      range.setStart(text, from - passed);
      begun = true;
    }
    if (to <= end && to < line.textContent.length) {
      range.setEnd(text, to - passed);
      break;
    }
    passed = end;
  }
  if (!begun) range.collapse(false);
  return range.cloneContents();
}
