import { ruleMessages } from '../messages.zh.js';
import * as z from './zod.js';

/**
 * An address that a browser opens as a page; `javascript:` and the like are none, nor is a text with blanks in it,
 * which the browser would quietly mend. Expects trimmed text.
 */
export function isWebUrl(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
}

/**
 * An http(s) address, without the blanks around it.
 *
 * @param blank the field's own words for nothing, such as 请填写店铺链接
 */
export function webUrl(blank: string) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: blank, abort: true }),
      z.refine(isWebUrl, { error: ruleMessages.webUrl }),
    );
}
