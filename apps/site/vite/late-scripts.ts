import type { Plugin, Rolldown } from 'vite';

import { FIRST_PAGE } from './first-page.js';

/** What Vite adds to the head: the entry and the chunks that it imports. */
const SCRIPT_TAGS = /\s*(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g;

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** The elements that fetch the application, which the entry imports only when it runs. */
function applicationTags(bundle: Record<string, Output>): string[] {
  const application = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.facadeModuleId?.endsWith(FIRST_PAGE.entry) === true,
  );
  if (application?.type !== 'chunk') throw new Error(`${FIRST_PAGE.entry} is not a chunk of its own`);
  return [application.fileName, ...application.imports].map(
    (file) => `<link rel="modulepreload" crossorigin href="./${file}">`,
  );
}

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
      handler(html, { bundle = {} }) {
        const tags = html.match(SCRIPT_TAGS)?.map((tag) => tag.trim()) ?? [];
        if (tags.length === 0) throw new Error('index.html has no scripts');
        const all = [...new Set([...tags, ...applicationTags(bundle)])];
        return html.replace(SCRIPT_TAGS, '').replace('</body>', () => `${all.join('\n    ')}\n  </body>`);
      },
    },
  };
}
