import type { ComponentType } from 'react';

import type { ShellModel } from '../shells/use-shell.js';

export type ShellName = 'desktop' | 'mobile';

type ShellPart = ComponentType<{ shell: ShellModel }>;

/** The header. Its code is fetched once, however often this is called. */
export function loadTop(name: ShellName): Promise<{ Top: ShellPart }> {
  return name === 'mobile' ? import('../shells/mobile/top.js') : import('../shells/desktop/top.js');
}

/** The footer, and the drawers and dialogs. The first screen does not wait for them. */
export function loadBottom(name: ShellName): Promise<{ Bottom: ShellPart }> {
  return name === 'mobile' ? import('../shells/mobile/bottom.js') : import('../shells/desktop/bottom.js');
}
