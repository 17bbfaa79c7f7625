import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import type { Plugin } from 'vite';

const ID = 'virtual:manual-texts';

interface ScreenText {
  /** 首页 */
  title: string;
  /** The end of its address: /layout/list/home. */
  route: string;
  /** Titles of the stories of its components. */
  parts: string[];
  /** The screen that shows it, in lower case: its own, or one that several routes share. */
  screen: string;
}

/** The paragraph below the title of a usage page, by component. */
export function introductionsIn(folder: string): Record<string, string> {
  const pages = readdirSync(folder).filter((file) => file.endsWith('.mdx'));
  return Object.fromEntries(
    pages.map((file) => {
      const [, text = ''] = /^# .+\n\n([^\n]+)/m.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
      return [basename(file, '.mdx'), text];
    }),
  );
}

/** The screens of docs/screens.md, by the lower-case end of their route: the stories spell some of them differently. */
export function screensIn(document: string): Record<string, ScreenText> {
  const sections = document.matchAll(/^## (.+?) `(\S+)`(?: \((\w+)\))?\n\n(.+)$/gm);
  return Object.fromEntries(
    [...sections].map(([, title = '', route = '', shared, list = '']) => {
      const name = route.slice(route.lastIndexOf('/') + 1).toLowerCase();
      const parts = [...list.matchAll(/`([^`]+)`/g)].map(([, part = '']) => part);
      return [name, { title, route, parts, screen: shared?.toLowerCase() ?? name }];
    }),
  );
}

/** The module with what the pages of the manual say about components and screens. */
export function manualTexts(usageFolder: string, screensFile: string): Plugin {
  return {
    name: 'inkstone-manual-texts',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const screens = screensIn(readFileSync(screensFile, 'utf8'));
      return [
        `export const introductions = ${JSON.stringify(introductionsIn(usageFolder))};`,
        `export const screens = ${JSON.stringify(screens)};`,
      ].join('\n');
    },
  };
}
