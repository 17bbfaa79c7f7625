import { SkipLink } from '@inkstone/ui/components/SkipLink';
import { VisuallyHidden } from '@inkstone/ui/components/VisuallyHidden';
import { useMediaQuery } from '@inkstone/ui/theme';
import { media } from '@inkstone/ui/tokens';
import { lazy, Suspense, useDeferredValue } from 'react';
import { useLocation } from 'react-router-dom';

import { OfflineNotice } from '../offline/OfflineNotice.js';
import { useShell } from '../shells/use-shell.js';
import { ErrorBoundary } from './ErrorBoundary.js';
import { Main } from './Frame.styles.js';
import { loadBottom, loadTop, type ShellName } from './load-shell.js';
import { useArrival } from './navigation/use-arrival.js';
import { useLinkNavigation } from './navigation/use-link-navigation.js';
import { useScroll } from './navigation/use-scroll.js';
import { useSessionExpiry } from './navigation/use-session-expiry.js';
import { Screens } from './router.js';
import { preloadScreen } from './screens.js';

const MAIN_ID = 'main';

function lazyShell(name: ShellName) {
  return {
    Top: lazy(async () => ({ default: (await loadTop(name)).Top })),
    Bottom: lazy(async () => ({ default: (await loadBottom(name)).Bottom })),
  };
}

const shells = { desktop: lazyShell('desktop'), mobile: lazyShell('mobile') };

/**
 * The page around a screen. The two parts of the shell are siblings of `main`, so that a resize across
 * 600 px replaces them without remounting the screen, and what was typed stays.
 */
export function Frame() {
  const { pathname } = useLocation();
  // Deferred: the former shell stays until the code of the other one has been fetched.
  const mobile = useDeferredValue(useMediaQuery(media.mobile));
  const { Top, Bottom } = mobile ? shells.mobile : shells.desktop;
  const shell = useShell();

  useLinkNavigation(preloadScreen);
  useSessionExpiry();
  useScroll();
  const announcement = useArrival(MAIN_ID);

  return (
    <>
      <SkipLink targetId={MAIN_ID} />
      <Top shell={shell} />
      <Main id={MAIN_ID} tabIndex={-1}>
        <ErrorBoundary resetKey={pathname}>
          <Screens />
        </ErrorBoundary>
      </Main>
      {/* The screen stays when the code of the footer cannot be fetched. */}
      <ErrorBoundary fallback={null}>
        <Suspense fallback={null}>
          <Bottom shell={shell} />
        </Suspense>
      </ErrorBoundary>
      <OfflineNotice />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
