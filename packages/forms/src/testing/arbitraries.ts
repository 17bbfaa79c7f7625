import fc from 'fast-check';

/** What a person types or pastes without seeing it: the blanks of both keyboards, tabs and line ends. */
export const blanks = fc.string({ unit: fc.constantFrom(' ', '　', '\t', '\n', '\u00a0'), maxLength: 3 });

/** Texts of digits alone, none among them. */
export function digits(maxLength: number): fc.Arbitrary<string> {
  return fc.string({ unit: fc.integer({ min: 0, max: 9 }).map(String), maxLength });
}

/** So many Chinese characters, one of which is two UTF-16 units long. */
export function characters(maxLength: number): fc.Arbitrary<{ text: string; count: number }> {
  return fc
    .array(fc.constantFrom('题', '书', '𠮷'), { maxLength })
    .map((all) => ({ text: all.join(''), count: all.length }));
}

const letters = Array.from('abyzABYZ019-');
const part = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 12 });

/** E-mail addresses of the usual kind. */
export const addresses = fc
  .record({
    local: fc.string({ unit: fc.constantFrom(...letters, '.', '+', '_'), minLength: 1, maxLength: 20 }),
    domain: fc.array(part, { minLength: 2, maxLength: 4 }),
  })
  .map(({ local, domain }) => `${local}@${domain.join('.')}`);
