import type { ShellModel } from './shells/use-shell.js';
import { preloadable, type Preloadable } from '../lib/preloadable.js';

export type ShellName = 'desktop' | 'mobile';

interface Shell {
  Top: Preloadable<{ shell: ShellModel }>;
  Bottom: Preloadable<{ shell: ShellModel }>;
}

/** Both shells. Each part is a chunk of its own: a phone never loads the desktop's. */
export const shells: Readonly<Record<ShellName, Shell>> = {
  desktop: {
    Top: preloadable(async () => (await import('./shells/desktop/top.js')).Top),
    Bottom: preloadable(async () => (await import('./shells/desktop/bottom.js')).Bottom),
  },
  mobile: {
    Top: preloadable(async () => (await import('./shells/mobile/top.js')).Top),
    Bottom: preloadable(async () => (await import('./shells/mobile/bottom.js')).Bottom),
  },
};
