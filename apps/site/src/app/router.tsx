import { useEffect, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { paths } from '../config/paths.js';
import { replayActions } from '../early/actions.js';
import { hydrateAt } from '../hooks/rendered-at.js';
import { useIdQuery } from '../kits/detail/use-id-query.js';
import { NotFoundScreen, screenRoutes } from './screens.js';

/** Another id is another page: nothing that was unfolded or being downloaded on the former one stays. */
function ScreenOfId({ Screen }: { Screen: ComponentType }) {
  return <Screen key={useIdQuery()} />;
}

const screens = new Map<string, ReactNode>([
  ['/', <Navigate to={paths.home.path()} replace />],
  ...screenRoutes.flatMap(({ patterns, Screen }) =>
    patterns.map((path): [string, ReactNode] => [path, <ScreenOfId Screen={Screen} />]),
  ),
]);

/**
 * The screen of the current address. No pattern has parameters, so it is looked up: the routes of the router would be
 * compiled and ranked at each navigation, and their code is a part of the first page that nothing else needs.
 */
export function Screens() {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    hydrateAt(undefined);
  }, []);
  // The screen is the last part to be hydrated, and a field that is not yet hydrated would not hear what was typed.
  useEffect(replayActions, []);
  return screens.get(pathname.replace(/(.)\/+$/, '$1')) ?? <NotFoundScreen />;
}
