export interface Part {
  part: string;
  /** Whether it is one of the words. */
  found: boolean;
  start: number;
}

export interface Range {
  from: number;
  to: number;
}

/** Cuts a text where a mark begins or ends. */
export function splitAtMarks(text: string, marks: readonly Range[]): Part[] {
  const characters = Array.from(text);
  let end = 0;
  const parts = marks.flatMap(({ from, to }) => {
    const before = { part: characters.slice(end, from).join(''), found: false, start: end };
    end = to;
    return [before, { part: characters.slice(from, to).join(''), found: true, start: from }];
  });
  const rest = { part: characters.slice(end).join(''), found: false, start: end };
  return [...parts, rest].filter(({ part }) => part !== '');
}

/** Cuts a text where one of the words begins or ends, whatever their case. */
export function splitAtWords(text: string, words: string): Part[] {
  const wanted = words.split(/\s+/).filter((word) => word !== '');
  if (wanted.length === 0) return [{ part: text, found: false, start: 0 }];
  const escaped = wanted.map((word) => word.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  let start = 0;
  // The group in the pattern makes every second part a word.
  return text.split(new RegExp(`(${escaped.join('|')})`, 'i')).flatMap((part, index) => {
    const from = start;
    start += part.length;
    return part === '' ? [] : [{ part, found: index % 2 === 1, start: from }];
  });
}
