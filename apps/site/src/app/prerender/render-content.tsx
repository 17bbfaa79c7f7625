import { createMemorySession } from '@inkstone/api';
import { StrictMode, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { ServerStyleSheet } from 'styled-components';

import { App, type AppProps } from '../App.js';
import { createBackend, type Backend } from '../backend.js';
import { loadScreen, NotFoundScreen, screenAt } from '../screens.js';
import { shells } from '../shell-parts.js';
import { paths } from '../../lib/config/paths.js';
import type { PageParts } from './fill-template.js';
import { joinShells } from './join-shells.js';
import { nightStyles } from './night-styles.js';

/** A visitor without a session. No cookie, session or address of a person ever reaches it. */
export function createVisitor(fetch: typeof globalThis.fetch): Backend {
  const backend = createBackend({ session: createMemorySession(), fingerprint: () => undefined, fetch });
  const { queryClient } = backend;
  const defaults = queryClient.getDefaultOptions();
  // A screen whose item is missing says so: it would wait for a second answer, which nobody fetches.
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryOnMount: false } });
  return backend;
}

async function loadCode(path: string): Promise<void> {
  const parts = Object.values(shells).flatMap(({ Top, Bottom }) => [Top.preload(), Bottom.preload()]);
  await Promise.all([screenAt(path) === undefined ? NotFoundScreen.preload() : loadScreen(path), ...parts]);
}

function renderApp(
  sheet: ServerStyleSheet,
  { path, ...props }: { path: string } & Pick<AppProps, 'backend' | 'servedToPhone' | 'servedWidth'>,
): string {
  function Router({ children }: { children: ReactNode }) {
    return <StaticRouter location={path}>{children}</StaticRouter>;
  }
  return renderToString(
    sheet.collectStyles(
      <StrictMode>
        <App {...props} Router={Router} />
      </StrictMode>,
    ),
  );
}

function withStyles(render: (sheet: ServerStyleSheet) => string): { content: string; styles: string } {
  const sheet = new ServerStyleSheet();
  try {
    return { content: render(sheet), styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

/** Home with both shells around it, and the styles of all three. What is missing in the cache is shown as loading. */
export async function renderContent(backend: Backend): Promise<Pick<PageParts, 'styles' | 'content'>> {
  const path = paths.home.path();
  await loadCode(path);
  const { content, styles } = withStyles((sheet) =>
    joinShells(
      renderApp(sheet, { path, backend, servedToPhone: true }),
      renderApp(sheet, { path, backend, servedToPhone: false }),
    ),
  );
  return { content, styles: `<style>${nightStyles}</style>${styles}` };
}

export async function renderScreenContent(
  backend: Backend,
  path: string,
  width: number,
): Promise<{ content: string; styles: string }> {
  await loadCode(path);
  return withStyles((sheet) => renderApp(sheet, { path, backend, servedWidth: width }));
}
