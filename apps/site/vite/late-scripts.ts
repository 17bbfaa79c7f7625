import type { Plugin } from 'vite';

/** What Vite adds to the head: the entry and the chunks that it imports. */
const SCRIPT_TAGS = /\s*(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g;

/**
 * Moves the scripts to the end of the body: the text of the page is in the HTML, and must not share the line with
 * scripts that it does not need.
 */
export function lateScripts(): Plugin {
  return {
    name: 'inkstone:late-scripts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const tags = html.match(SCRIPT_TAGS) ?? [];
        if (tags.length === 0) throw new Error('index.html has no scripts');
        return html.replace(SCRIPT_TAGS, '').replace('</body>', () => `${tags.join('').trim()}\n  </body>`);
      },
    },
  };
}
