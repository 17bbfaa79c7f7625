import type { ComponentType } from 'react';

import type { ShellModel } from '../shells/use-shell.js';

export type ShellName = 'desktop' | 'mobile';

type ShellPart = ComponentType<{ shell: ShellModel }>;

/** What stands above the screen; asking again costs nothing. */
export function loadTop(name: ShellName): Promise<{ Top: ShellPart }> {
  return name === 'mobile' ? import('../shells/mobile/top.js') : import('../shells/desktop/top.js');
}

/** What stands below the fold, with the drawers and dialogs: the first screen does not wait for it. */
export function loadBottom(name: ShellName): Promise<{ Bottom: ShellPart }> {
  return name === 'mobile' ? import('../shells/mobile/bottom.js') : import('../shells/desktop/bottom.js');
}
