import { lazy, type ComponentType } from 'react';
import { Navigate, useLocation, useRoutes, type RouteObject } from 'react-router-dom';

import { paths } from '../config/paths.js';
import { useIdQuery } from '../kits/detail/use-id-query.js';
import { NotFoundScreen, screenRoutes } from './screens.js';

const ComingScreen = lazy(async () => ({
  default: (await import('../screens/shell/Coming/Coming.js')).Coming,
}));

/** Another id is another page: nothing that was unfolded or being downloaded on the former one stays. */
function ScreenOfId({ Screen }: { Screen: ComponentType }) {
  return <Screen key={useIdQuery()} />;
}

const unknown: RouteObject = { path: '*', element: <NotFoundScreen /> };

const routes = new Map<string, RouteObject>([
  ['/', { path: '/', element: <Navigate to={paths.home.path()} replace /> }],
  ...screenRoutes.flatMap(({ name, patterns, Screen }) =>
    patterns.map((path): [string, RouteObject] => [
      path,
      {
        path,
        // KnowledgeDetails begins with a capital letter, as the specifications spell it.
        caseSensitive: true,
        element: Screen === undefined ? <ComingScreen name={name} /> : <ScreenOfId Screen={Screen} />,
      },
    ]),
  ),
]);

/**
 * The screen of the current address. No pattern has parameters, so it is looked up: the router would compile and rank
 * all patterns at each navigation.
 */
export function Screens() {
  const { pathname } = useLocation();
  const path = pathname.replace(/(.)\/+$/, '$1');
  return useRoutes([routes.get(path) ?? unknown]);
}
