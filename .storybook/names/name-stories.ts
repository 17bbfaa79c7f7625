import { storyNameFromExport } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';

import { storyNames } from './story-names.js';

interface NamedStory {
  exportName: string;
  name: string;
}

const ON_PHONE = /(?<=.)OnPhone$/;

/**
 * The stories of a file with the names that the sidebar shows: the story's own `name`, the name of its export in the
 * table, or for `…OnPhone` the name of the same story with 手机.
 */
function withChinese<Story extends { exportName: string; name?: string | undefined }>(
  stories: readonly Story[],
): (Story & NamedStory)[] {
  const names = new Map(stories.map(({ exportName, name = '' }) => [exportName, name]));
  function nameOf(exportName: string): string {
    const name = names.get(exportName) ?? '';
    if (name !== '' && name !== storyNameFromExport(exportName)) return name;
    const known = storyNames[exportName];
    if (known !== undefined || !ON_PHONE.test(exportName)) return known ?? name;
    return `${nameOf(exportName.replace(ON_PHONE, ''))}，手机`;
  }
  return stories.map((story) => ({ ...story, name: nameOf(story.exportName) }));
}

export function namedStories(code: string, fileName: string): NamedStory[] {
  return withChinese(loadCsf(code, { fileName, makeTitle: (title) => title }).parse().indexInputs);
}

/** Names the stories in the index, which is the sidebar. Their ids come from their exports and stay. */
export function withNames(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (fileName, options) => {
      const inputs = await indexer.createIndex(fileName, options);
      const stories = withChinese(inputs.filter(({ type }) => type === 'story'));
      return [...stories, ...inputs.filter(({ type }) => type !== 'story')];
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
