import { useToast } from '@inkstone/ui/components/Toast';
import { Suspense, useEffect, useEffectEvent, type ReactNode } from 'react';

import { ErrorBoundary } from '../../lib/components/ErrorBoundary/ErrorBoundary.js';
import { forgetFailures, preloadable } from '../../lib/preloadable.js';
import { paths } from '../../lib/config/paths.js';
import { useOnce } from '../../lib/hooks/use-once.js';
import type { Colophon } from './use-colophon.js';
import { useFirstVisit } from './use-first-visit.js';
import type { ShellModel } from './use-shell.js';

// The code of an overlay is fetched when it first opens, so that the page does not wait for it.
const Menu = preloadable(async () => (await import('./Menu.js')).Menu);
const ShopsDrawer = preloadable(async () => (await import('@inkstone/ui/patterns/ShopsDrawer')).ShopsDrawer);
const PhoneSearch = preloadable(async () => (await import('./search/PhoneSearch.js')).PhoneSearch);
const FirstVisitDialog = preloadable(
  async () => (await import('@inkstone/ui/patterns/FirstVisitDialog')).FirstVisitDialog,
);

/** In place of an overlay whose code did not come: it says so and closes, so that the next click tries again. */
function NotOpened({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    forgetFailures();
    toast.error('没有打开，请检查网络后再试');
    close();
  }, [toast]);
  return null;
}

interface OverlayProps {
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** One overlay. If its code cannot be fetched, it does not open; the page and the others stay usable. */
function Overlay({ open, onClose, children }: OverlayProps) {
  return (
    <ErrorBoundary resetKey={String(open)} fallback={<NotOpened onClose={onClose} />}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

export function ShellOverlays({ shell, colophon }: { shell: ShellModel; colophon: Colophon }) {
  const { shops, greeting } = colophon;
  const { shopsDrawer, greeted, onGreeted } = shell;
  const firstVisitOpen = useFirstVisit(greeting, greeted);
  const menuWanted = useOnce(shell.menuDrawer.open);
  const searchWanted = useOnce(shell.searchDialog.open);
  const shopsWanted = useOnce(shopsDrawer.open);
  const firstVisitWanted = useOnce(firstVisitOpen);

  return (
    <>
      {menuWanted && (
        <Overlay open={shell.menuDrawer.open} onClose={shell.menuDrawer.hide}>
          <Menu shell={shell} />
        </Overlay>
      )}
      {searchWanted && (
        <Overlay open={shell.searchDialog.open} onClose={shell.searchDialog.hide}>
          <PhoneSearch {...shell.searchDialog} search={shell.search} />
        </Overlay>
      )}
      {shopsWanted && (
        <Overlay open={shopsDrawer.open} onClose={shopsDrawer.hide}>
          <ShopsDrawer
            open={shopsDrawer.open}
            onClose={shopsDrawer.hide}
            shops={shops.items}
            loading={shops.loading}
          />
        </Overlay>
      )}
      {firstVisitWanted && (
        <Overlay open={firstVisitOpen} onClose={onGreeted}>
          <FirstVisitDialog
            open={firstVisitOpen}
            onClose={onGreeted}
            text={greeting}
            registerHref={paths.loginRegister.href()}
          />
        </Overlay>
      )}
    </>
  );
}
