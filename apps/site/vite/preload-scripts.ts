import type { Plugin } from 'vite';

import { BASE } from './first-page.js';

/** What Vite adds to the head: the entry and the chunks that it imports. */
const SCRIPT_TAGS = /\s*(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g;
const ENTRY_TAG = /<script type="module"([^>]*) src="([^"]*)"><\/script>/;
/** In front of the styles, which may come with a later packet than the beginning of the page. */
const PLACE = '<!--head-->';

/**
 * Turns the scripts into preloads; the early script evaluates them behind the text of the page. `base`, nearly all of
 * them, is asked for at the beginning of the page: its first bytes come a round trip later, behind the last ones of the
 * page, so it shares the line with none of its text. At the end of the page it was asked for only after the first paint
 * where the page came in two parts, and a press was answered up to 0.4 s later. The others are small, come before it
 * from the end of the page too, and there their requests do not keep the text waiting.
 */
export function preloadScripts(): Plugin {
  return {
    name: 'inkstone:preload-scripts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const tags = (html.match(SCRIPT_TAGS) ?? []).map((tag) =>
          tag.trim().replace(ENTRY_TAG, '<link rel="modulepreload"$1 href="$2">'),
        );
        const base = tags.filter((tag) => BASE.test(hrefOf(tag)));
        const others = tags.filter((tag) => !base.includes(tag));
        if (base.length !== 1 || others.length === 0)
          throw new Error('index.html must load base and an entry');
        return html
          .replace(SCRIPT_TAGS, '')
          .replace(PLACE, () => `${base.join('')}\n    ${PLACE}`)
          .replace('</body>', () => `${others.join('\n    ')}\n  </body>`);
      },
    },
  };
}

function hrefOf(tag: string): string {
  return / href="([^"]*)"/.exec(tag)?.[1] ?? '';
}
