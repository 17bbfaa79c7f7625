import { lazy, Suspense, type ReactNode } from 'react';

import { ErrorBoundary } from '../app/ErrorBoundary.js';
import { paths } from '../config/paths.js';
import { useOnce } from '../hooks/use-once.js';
import type { Colophon } from './use-colophon.js';
import { useFirstVisit } from './use-first-visit.js';
import type { ShellModel } from './use-shell.js';

// The code of an overlay is fetched when it first opens, so that the page does not wait for it.
const Menu = lazy(async () => ({ default: (await import('./Menu.js')).Menu }));
const ShopsDrawer = lazy(async () => ({
  default: (await import('@inkstone/ui/patterns/ShopsDrawer')).ShopsDrawer,
}));
const FirstVisitDialog = lazy(async () => ({
  default: (await import('@inkstone/ui/patterns/FirstVisitDialog')).FirstVisitDialog,
}));

/** One overlay. If its code cannot be fetched, it does not open; the page and the others stay usable. */
function Overlay({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** The drawers and dialogs of both shells. */
export function ShellOverlays({ shell, colophon }: { shell: ShellModel; colophon: Colophon }) {
  const { shops, shopsDrawer, greeting } = colophon;
  const firstVisit = useFirstVisit(greeting);
  const menuWanted = useOnce(shell.menuDrawer.open);
  const shopsWanted = useOnce(shopsDrawer.open);
  const firstVisitWanted = useOnce(firstVisit.open);

  return (
    <>
      {menuWanted && (
        <Overlay>
          <Menu shell={shell} />
        </Overlay>
      )}
      {shopsWanted && (
        <Overlay>
          <ShopsDrawer
            open={shopsDrawer.open}
            onClose={shopsDrawer.hide}
            shops={shops.items}
            loading={shops.loading}
          />
        </Overlay>
      )}
      {firstVisitWanted && (
        <Overlay>
          <FirstVisitDialog
            open={firstVisit.open}
            onClose={firstVisit.hide}
            text={firstVisit.text}
            registerHref={paths.loginRegister.href()}
          />
        </Overlay>
      )}
    </>
  );
}
