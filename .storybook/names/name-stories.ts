import { storyNameFromExport } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';

import { chineseName } from './chinese-name.js';

interface NamedStory {
  exportName: string;
  name: string;
}

/** The stories of a file by the names that the sidebar shows. A name in the file goes before that of the table. */
export function namedStories(code: string, fileName: string): NamedStory[] {
  const { indexInputs } = loadCsf(code, { fileName, makeTitle: (title) => title }).parse();
  return indexInputs.map(({ exportName, name = '' }) => ({ exportName, name: nameOf(exportName, name) }));
}

function nameOf(exportName: string, name: string): string {
  return (name === storyNameFromExport(exportName) ? chineseName(exportName) : undefined) ?? name;
}

/** Names the stories in the index, which is the sidebar. Their ids come from their exports and stay. */
export function withNames(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (fileName, options) => {
      const inputs = await indexer.createIndex(fileName, options);
      return inputs.map((input) =>
        input.type === 'story' ? { ...input, name: nameOf(input.exportName, input.name ?? '') } : input,
      );
    },
  };
}

/** Names the stories where they run: the headings of the documentation pages are made of the modules, not of the index. */
export function nameStories(): Plugin {
  return {
    name: 'inkstone-story-names',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.stories.tsx')) return undefined;
      const names = namedStories(code, id).map(
        ({ exportName, name }) => `${exportName}.name = ${JSON.stringify(name)};`,
      );
      return { code: `${code}\n${names.join('\n')}`, map: null };
    },
  };
}
