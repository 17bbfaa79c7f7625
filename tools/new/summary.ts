import { insert } from './files.js';

export const summaries = '.storybook/props/summaries.ts';

/** The manual describes every component in a sentence, which replaces this one. */
export function withSummary(root: string, name: string): string {
  return insert(root, summaries, /\n\};\s*$/, (end) => `\n  ${name}: '用一句话说它是什么，何时用。',${end}`);
}
