import { lazy, Suspense } from 'react';

import { useOnceOpen } from '../hooks/useOnceOpen.js';
import { paths } from '../config/paths.js';
import type { ShellModel } from './useShell.js';

// What opens over the page is fetched when it first opens: the page itself must not wait for it.
const MenuDrawer = lazy(async () => ({
  default: (await import('@inkstone/ui/patterns/MenuDrawer')).MenuDrawer,
}));
const ShopsDrawer = lazy(async () => ({
  default: (await import('@inkstone/ui/patterns/ShopsDrawer')).ShopsDrawer,
}));
const FirstVisitDialog = lazy(async () => ({
  default: (await import('@inkstone/ui/patterns/FirstVisitDialog')).FirstVisitDialog,
}));

/** Drawers and dialogs of the shell, the same in both. */
export function ShellOverlays({ shell }: { shell: ShellModel }) {
  const { menuDrawer, shopsDrawer, firstVisit } = shell;
  const menuWanted = useOnceOpen(menuDrawer.open);
  const shopsWanted = useOnceOpen(shopsDrawer.open);
  const firstVisitWanted = useOnceOpen(firstVisit.open);

  return (
    <Suspense fallback={null}>
      {menuWanted && (
        <MenuDrawer
          open={menuDrawer.open}
          onClose={menuDrawer.hide}
          sections={shell.sections}
          currentId={shell.currentId}
          loading={shell.menuLoading}
          account={shell.account}
          onLogout={shell.onLogout}
        />
      )}
      {shopsWanted && (
        <ShopsDrawer
          open={shopsDrawer.open}
          onClose={shopsDrawer.hide}
          shops={shell.shops.items}
          loading={shell.shops.loading}
        />
      )}
      {firstVisitWanted && (
        <FirstVisitDialog
          open={firstVisit.open}
          onClose={firstVisit.hide}
          text={firstVisit.text}
          registerHref={paths.loginRegister.href()}
        />
      )}
    </Suspense>
  );
}
