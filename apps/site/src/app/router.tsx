import { lazy } from 'react';
import { Navigate, useRoutes, type RouteObject } from 'react-router-dom';

import { paths } from '../config/paths.js';
import { NotFoundScreen, screenRoutes } from './screens.js';

const ComingScreen = lazy(async () => ({
  default: (await import('../screens/shell/Coming/Coming.js')).Coming,
}));

const routes: RouteObject[] = [
  { path: '/', element: <Navigate to={paths.home.path()} replace /> },
  ...screenRoutes.flatMap(({ patterns, title, Screen }) =>
    patterns.map((path) => ({
      path,
      // The specifications tell KnowledgeDetails from knowledgeDetails; so does the address.
      caseSensitive: true,
      element: Screen === undefined ? <ComingScreen title={title} /> : <Screen />,
    })),
  ),
  { path: '*', element: <NotFoundScreen /> },
];

/** The screen of the current address. */
export function Screens() {
  return useRoutes(routes);
}
