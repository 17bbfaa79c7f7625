import { SkipLink } from '@inkstone/ui/components/SkipLink';
import { VisuallyHidden } from '@inkstone/ui/components/VisuallyHidden';
import { useMediaQuery } from '@inkstone/ui/theme';
import { media } from '@inkstone/ui/tokens';
import { memo, Suspense, useDeferredValue } from 'react';
import { useLocation } from 'react-router';

import { OfflineNotice } from './offline/OfflineNotice.js';
import { useShell } from './shells/use-shell.js';
import { ErrorBoundary } from '../lib/components/ErrorBoundary/ErrorBoundary.js';
import { Main } from './Frame.styles.js';
import { MAIN_ID } from '../lib/main-id.js';
import { useArrival } from './navigation/use-arrival.js';
import { useFocusKept } from './navigation/use-focus-kept.js';
import { useLinkNavigation } from './navigation/use-link-navigation.js';
import { useLinkedCode } from './navigation/use-linked-code.js';
import { useScroll } from './navigation/use-scroll.js';
import { useSessionExpiry } from './navigation/use-session-expiry.js';
import { usePreload } from './preload.js';
import { Screens } from './router.js';
import { shells } from './shell-parts.js';

/** The screen. Following the state of the frame, it would be rendered anew when that changes before hydration. */
const Content = memo(function Content({ pathname }: { pathname: string }) {
  return (
    <ErrorBoundary resetKey={pathname}>
      {/* A task of its own in hydration: the header answers before the screen, which is most of the page. */}
      <Suspense fallback={null}>
        <Screens />
      </Suspense>
    </ErrorBoundary>
  );
});

/**
 * The page around a screen. `Top` and `Bottom` are siblings of `main`: a resize across 600 px keeps the screen.
 *
 * @param servedToPhone which shell is in the HTML that hydration starts from
 * @param left the address that the page was opened at, if a link has been followed since
 */
export function Frame({ servedToPhone, left }: { servedToPhone: boolean; left?: string | undefined }) {
  const { pathname } = useLocation();
  // Deferred: the former shell stays until the code of the other one has been fetched.
  const mobile = useDeferredValue(useMediaQuery(media.mobile, servedToPhone));
  const { Top, Bottom } = mobile ? shells.mobile : shells.desktop;
  const shell = useShell();

  useLinkNavigation(usePreload());
  useLinkedCode(MAIN_ID);
  useSessionExpiry();
  useScroll();
  useFocusKept();
  const announcement = useArrival(MAIN_ID, left);

  return (
    <>
      <SkipLink targetId={MAIN_ID} />
      <Top shell={shell} />
      <Main id={MAIN_ID} tabIndex={-1}>
        <Content pathname={pathname} />
      </Main>
      {/* The screen stays when the code of the footer cannot be fetched. */}
      <ErrorBoundary fallback={null}>
        {/* Not suspended by itself: a drawer that opens before its part of the page is hydrated stays unseen. */}
        <Bottom shell={shell} />
      </ErrorBoundary>
      <OfflineNotice />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
