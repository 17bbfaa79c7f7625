import { media } from '@inkstone/ui/tokens';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

import { paths } from '../lib/config/paths.js';
import { fetchHome } from '../screens/home/Home/queries.js';
import { hydrateAt } from '../lib/hooks/rendered-at.js';
import { handOverPresses } from './early/actions.js';
import { startOffline } from './offline/start-offline.js';
import { followTheme } from '../lib/device/theme.js';
import { clearVisitsOnUnload } from '../lib/device/visits.js';
import { currentAddress, isHome, leftAddress } from './addresses.js';
import { App, isPhone } from './App.js';
import { createBackend, type Backend } from './backend.js';
import { fetchShell } from './fetch-shell.js';
import { loadScreen } from './screens.js';
import { fetchData } from './preload.js';
import { dataInPage, screenDataInPage, takeServedData } from './served-data.js';
import { shells, type ShellName } from './shell-parts.js';
import { whenQuiet } from './when-quiet.js';

/** How long the first rendering waits for data that is on its way when the code has come, in ms. */
const DATA_WITHIN_MS = 300;

/** The code of the first page. What cannot be fetched is fetched again by its component, which shows the failure. */
async function loadCode(address: string, name: ShellName): Promise<void> {
  const { Top, Bottom } = shells[name];
  await Promise.allSettled([Top.preload(), Bottom.preload(), loadScreen(address)]);
}

/** Waits a little for data: a screen that has it is rendered once, without placeholders before. */
async function waitBriefly(data: Promise<unknown>): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, DATA_WITHIN_MS));
  await Promise.race([data, late]);
}

/** The data of the first page. The screen asks again for what fails, and shows the failure then. */
function fetchFirst(backend: Backend, address: string): Promise<unknown> | undefined {
  const home = isHome(address);
  for (const call of [...fetchShell(backend), ...(home ? fetchHome(backend) : [])])
    call.catch(() => undefined);
  return home ? undefined : fetchData(backend, address).catch(() => undefined);
}

async function followPages(backend: Backend): Promise<void> {
  await (await import('./pages/follow-pages.js')).followPages(backend);
}

/** Both shells are in the HTML, in its own styles; hydration must find the one that it renders, in those of the site. */
function readyForHydration(root: Element, name: ShellName): void {
  delete document.documentElement.dataset['served'];
  for (const element of root.querySelectorAll<HTMLElement>('[data-shell]')) {
    if (element.dataset['shell'] !== name) element.remove();
  }
}

/** Hydrates home, or the screen that the server has rendered; any other screen replaces what is in the page. */
export async function startSite(): Promise<Root> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');

  const shown = await window.inkstoneScreen;
  const backend = createBackend();
  clearVisitsOnUnload();
  startOffline(backend);
  whenQuiet(() => void followPages(backend).catch(() => undefined));
  followTheme();
  const served = document.documentElement.dataset['served'];
  takeServedData(backend, dataInPage());
  takeServedData(backend, shown?.data ?? screenDataInPage());
  const started = currentAddress();
  const isServed = (path: string) =>
    shown === undefined ? served === 'home' && isHome(path) : shown.path === path;
  // Before hydration no answer may change what is in the page: the HTML would differ.
  const data = isServed(started) ? undefined : fetchFirst(backend, started);

  // A window that has been resized since the screen was rendered gets the other shell after hydration.
  const mobile = shown === undefined ? window.matchMedia(media.mobile).matches : isPhone(shown.width);
  const name = mobile ? 'mobile' : 'desktop';
  await loadCode(started, name);
  if (data !== undefined) await waitBriefly(data);

  // A link may have been followed while the code was on its way.
  const address = currentAddress();
  if (address !== started) await loadCode(address, name);
  // The router would go from / to home only after it has rendered an empty page.
  if (isHome(address)) window.history.replaceState(window.history.state, '', paths.home.href());

  const page = (
    <StrictMode>
      <App
        backend={backend}
        servedToPhone={mobile}
        servedWidth={shown?.width}
        rendered={currentAddress()}
        left={leftAddress(address)}
      />
    </StrictMode>
  );
  handOverPresses();
  if (isServed(address)) {
    hydrateAt(shown?.time);
    readyForHydration(root, name);
    return hydrateRoot(root, page);
  }
  const replaced = createRoot(root);
  replaced.render(page);
  return replaced;
}
