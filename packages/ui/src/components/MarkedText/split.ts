export interface Part {
  part: string;
  /** Whether it is one of the words. */
  found: boolean;
  start: number;
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
