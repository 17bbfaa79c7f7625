import type { TextLook } from '@inkstone/ui/patterns/PaperViewer';

import { storedJson } from './stored.js';

/** How papers are read on a phone. */
export const textLook = storedJson<TextLook>(
  'localStorage',
  'textLook',
  ({ view, size, leading, face, paper }) => {
    const look = {
      view: fitting(view, ['page', 'text']),
      size: fitting(size, [15, 16, 18, 21, 25]),
      leading: fitting(leading, ['tight', 'normal', 'loose']),
      face: fitting(face, ['song', 'hei']),
      paper: fitting(paper, ['white', 'cream']),
    };
    return Object.values(look).includes(undefined) ? undefined : (look as TextLook);
  },
);

function fitting<T>(value: unknown, values: readonly T[]): T | undefined {
  return values.find((one) => one === value);
}
