import type { Plugin } from 'vite';

/** What Vite adds to the head: the entry and the chunks that it imports. */
const SCRIPT_TAGS = /\s*(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g;
const ENTRY_TAG = /<script type="module"([^>]*) src="([^"]*)"><\/script>/;

/**
 * Moves the scripts to the end of the body: the text of the page is in the HTML, and must not share the line with
 * scripts that it does not need. They are fetched there; the early script evaluates them.
 */
export function lateScripts(): Plugin {
  return {
    name: 'inkstone:late-scripts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const tags = html.match(SCRIPT_TAGS)?.map((tag) => tag.trim()) ?? [];
        if (!tags.some((tag) => ENTRY_TAG.test(tag))) throw new Error('index.html has no script');
        const fetched = tags.map((tag) => tag.replace(ENTRY_TAG, '<link rel="modulepreload"$1 href="$2">'));
        return html.replace(SCRIPT_TAGS, '').replace('</body>', () => `${fetched.join('\n    ')}\n  </body>`);
      },
    },
  };
}
