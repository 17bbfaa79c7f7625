import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readWorkspaces } from '../../setup/workspaces.mjs';
import { filesIn, root } from '../../fitness/repository.js';

/** A copy of the repository: sources are copied, installed packages are shared, workspace links lead to the copy. */
export interface Copy {
  root: string;
  remove(): void;
}

/** In the copy: runs its stories. Vite serves no files outside the root, where the shared packages are. */
export const STORIES_CONFIG = 'stories.config.ts';
const storiesConfig = `import { mergeConfig } from 'vitest/config';
import stories from './.storybook/vitest.config.ts';

export default mergeConfig(stories, { server: { fs: { allow: ['.', ${JSON.stringify(root)}] } } });
`;

export function copyRepository(): Copy {
  const copy = mkdtempSync(join(tmpdir(), 'inkstone-copy-'));
  for (const file of filesIn('.')) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  const workspaces = readWorkspaces(root);
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@inkstone'), { recursive: true });
  for (const name of installed()) symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const [folder, name] of workspaces) {
    symlinkSync(join(copy, folder), join(modules, name));
    const own = join(root, folder, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(copy, folder, 'node_modules'));
  }
  writeFileSync(join(copy, STORIES_CONFIG), storiesConfig);
  return { root: copy, remove: () => rmSync(copy, { recursive: true, force: true }) };
}

/** Everything in node_modules except the workspaces. */
function installed(): string[] {
  return readdirSync(join(root, 'node_modules')).filter((name) => name !== '@inkstone' && name !== '.vite');
}
