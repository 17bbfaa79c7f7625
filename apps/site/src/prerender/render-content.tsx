import { createMemorySession } from '@inkstone/api';
import { StrictMode, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';

import { App } from '../app/App.js';
import { createBackend, type Backend } from '../app/backend.js';
import { loadScreen } from '../app/screens.js';
import { shells } from '../app/shell-parts.js';
import { paths } from '../config/paths.js';
import type { PageParts } from './fill-template.js';
import { joinShells } from './join-shells.js';
import { nightStyles } from './night-styles.js';

/** The backend of a visitor without a session. No cookie, session or address of a person ever reaches it. */
export function createVisitor(fetch: typeof globalThis.fetch): Backend {
  return createBackend({ session: createMemorySession(), fingerprint: () => undefined, fetch });
}

function HomeRouter({ children }: { children: ReactNode }) {
  return <StaticRouter location={paths.home.path()}>{children}</StaticRouter>;
}

async function loadCode(): Promise<void> {
  const parts = Object.values(shells).flatMap(({ Top, Bottom }) => [Top.preload(), Bottom.preload()]);
  await Promise.all([loadScreen(paths.home.path()), ...parts]);
}

/** Home with both shells around it, and the styles of all three. What is missing in the cache is shown as loading. */
export async function renderContent(backend: Backend): Promise<Pick<PageParts, 'styles' | 'content'>> {
  await loadCode();
  const sheet = new ServerStyleSheet();
  function renderFor(servedToPhone: boolean): string {
    return renderToString(
      sheet.collectStyles(
        <StrictMode>
          <App backend={backend} servedToPhone={servedToPhone} Router={HomeRouter} />
        </StrictMode>,
      ),
    );
  }
  try {
    const content = joinShells(renderFor(true), renderFor(false));
    return { content, styles: `<style>${nightStyles}</style>${sheet.getStyleTags()}` };
  } finally {
    sheet.seal();
  }
}
