import { Footer } from '@inkstone/ui/patterns/Footer';

import { ShellOverlays } from '../ShellOverlays.js';
import { useColophon } from '../use-colophon.js';
import type { ShellModel } from '../use-shell.js';

export function Bottom({ shell }: { shell: ShellModel }) {
  const colophon = useColophon(shell.shopsDrawer.show);
  return (
    <>
      <Footer {...colophon.footer} />
      <ShellOverlays shell={shell} colophon={colophon} />
    </>
  );
}
