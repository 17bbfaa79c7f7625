import { nonBlank } from './non-blank.js';
import * as z from './zod.js';

export const webUrlMessages = { format: '链接应以 http:// 或 https:// 开头' } as const;

/**
 * Whether a browser opens the address as a page: no `javascript:` and the like, and no spaces, which browsers would
 * silently remove. Expects trimmed text.
 */
export function isWebUrl(text: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(text)) return false;
  try {
    // Not `URL.canParse`: Chromium has it since 120 only.
    return new URL(text).href !== '';
  } catch {
    return false;
  }
}

/** A host, maybe with a port and a path: what people copy from the line of a browser that hides the scheme. */
const WITHOUT_SCHEME = /^(?:\/\/)?[^\s/:@.]+(?:\.[^\s/:@.]+)+(?::\d+)?(?:[/?#]\S*)?$/;

function withScheme(text: string): string {
  return WITHOUT_SCHEME.test(text) ? `https://${text.replace(/^\/\//, '')}` : text;
}

/**
 * An http(s) address, trimmed. One without a scheme is completed to https.
 *
 * @param blank message for an empty field
 */
export function webUrl(blank: string) {
  return nonBlank(blank).check(z.overwrite(withScheme), z.refine(isWebUrl, { error: webUrlMessages.format }));
}
