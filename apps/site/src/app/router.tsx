import { useSession } from '@inkstone/api/react';
import {
  Activity,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { Navigate, Route, Routes, useLocation, useNavigationType } from 'react-router';

import { paths } from '../lib/config/paths.js';
import { replayActions } from './early/actions.js';
import { hydrateAt } from '../lib/hooks/rendered-at.js';
import { OneScreen } from './Frame.styles.js';
import { screensAt, type KeptScreen } from './kept-screens.js';
import { NotFoundScreen, screenRoutes } from './screens.js';

/** By path: no pattern has parameters, and as routes they would be ranked at each navigation. */
const screens = new Map<string, ReactNode>([
  ['/', <Navigate to={paths.home.path()} replace />],
  ...screenRoutes.flatMap(({ patterns, Screen }) =>
    patterns.map((path): [string, ReactNode] => [path, <Screen />]),
  ),
]);

interface ScreenProps {
  name: string;
  holder: RefObject<HTMLElement | null>;
}

/** One screen, hydrated last: a field that is not yet hydrated would not hear what `replayActions` types. */
function Screen({ name, holder }: ScreenProps) {
  useLayoutEffect(() => {
    hydrateAt(undefined);
    const element = holder.current;
    return () => {
      // A film that is hidden would still be heard.
      for (const film of element?.querySelectorAll<HTMLMediaElement>('video, audio') ?? []) film.pause();
    };
  }, [holder]);
  useEffect(replayActions, []);
  return screens.get(name.split('?', 1)[0] ?? '') ?? <NotFoundScreen />;
}

/** A screen in the page. Its holder stands outside of what is hidden, which React renders later. */
function InPage({ screen: { name, location }, isKept }: { screen: KeptScreen; isKept: boolean }) {
  const holder = useRef<HTMLDivElement>(null);
  return (
    <OneScreen ref={holder} data-kept={isKept ? '' : undefined}>
      <Activity mode={isKept ? 'hidden' : 'visible'}>
        {/* A hidden screen sees the address at which it was left. */}
        <Routes location={location}>
          <Route path="*" element={<Screen name={name} holder={holder} />} />
        </Routes>
      </Activity>
    </OneScreen>
  );
}

/** The screen of the current address, and hidden ones that Back returns to (`screensAt`). */
export function Screens() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const token = useSession()?.jwt;
  const [kept, keep] = useState(() => screensAt(undefined, { location, navigationType }, token));
  const current = screensAt(kept, { location, navigationType }, token);
  if (current !== kept) keep(current);
  const shown = current.screens.at(-1);

  // In one order, whichever is shown: an element that changes its place is laid out anew.
  const inPage = [...current.screens].sort((one, other) => one.id - other.id);
  return inPage.map((screen) => <InPage key={screen.id} screen={screen} isKept={screen.id !== shown?.id} />);
}
