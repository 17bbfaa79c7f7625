import { cutAlike, squeezed, stretched } from './alike-rules.js';
import { bars, outside, sideways } from './layout-rules.js';
import { readBlocks } from './text.js';
import { cutOff, lonelyCharacter, noWidth, oneCharacterColumn, overprinted } from './text-rules.js';

export { focusRings } from './focus-ring.js';
export { frames, presses } from './presses.js';
export { bars };

/** What a change of the text's spacing must not cause: WCAG 1.4.12. */
export function lostText(): string[] {
  const blocks = readBlocks();
  return [...new Set([...sideways(), ...blocks.flatMap(cutOff), ...overprinted(blocks)])];
}

/** The faults of the page as it is laid out in this window, with this size of text. */
export function layout(): string[] {
  const blocks = readBlocks();
  const texts = blocks.flatMap((block) => {
    const missing = noWidth(block);
    return missing.length > 0
      ? missing
      : [...oneCharacterColumn(block), ...cutOff(block), ...lonelyCharacter(block)];
  });
  return [...new Set([...sideways(), ...outside(), ...texts, ...overprinted(blocks)])];
}

/** What other content than the demonstration's does to the page. */
export function content(): string[] {
  const blocks = readBlocks();
  return [...new Set([...cutAlike(blocks), ...blocks.flatMap(squeezed), ...stretched()])];
}
