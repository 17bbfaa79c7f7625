import fc from 'fast-check';

/** White space that can be typed or pasted unnoticed: spaces of both widths, tabs, line ends. */
export const blanks = fc.string({ unit: fc.constantFrom(' ', '　', '\t', '\n', '\u00a0'), maxLength: 3 });

/** Texts of up to so many digits, the empty one included. */
export function digits(maxLength: number): fc.Arbitrary<string> {
  return fc.string({ unit: fc.integer({ min: 0, max: 9 }).map(String), maxLength });
}

/** Texts of up to so many Chinese characters, with their count. 𠮷 takes two UTF-16 units. */
export function characters(maxLength: number): fc.Arbitrary<{ text: string; count: number }> {
  return fc
    .array(fc.constantFrom('题', '书', '𠮷'), { maxLength })
    .map((all) => ({ text: all.join(''), count: all.length }));
}

const letters = Array.from('abyzABYZ019-');
const part = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 12 });

/** Common e-mail addresses. */
export const addresses = fc
  .record({
    local: fc.string({ unit: fc.constantFrom(...letters, '.', '+', '_'), minLength: 1, maxLength: 20 }),
    domain: fc.array(part, { minLength: 2, maxLength: 4 }),
  })
  .map(({ local, domain }) => `${local}@${domain.join('.')}`);
