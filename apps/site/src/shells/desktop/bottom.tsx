import { Footer } from '@inkstone/ui/patterns/Footer';

import { ShellOverlays } from '../ShellOverlays.js';
import type { ShellModel } from '../useShell.js';

export function Bottom({ shell }: { shell: ShellModel }) {
  return (
    <>
      <Footer {...shell.footer} />
      <ShellOverlays shell={shell} />
    </>
  );
}
