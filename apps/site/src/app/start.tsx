import { media } from '@inkstone/ui/tokens';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

import { paths } from '../config/paths.js';
import { startOffline } from '../offline/start-offline.js';
import { clearVisitsOnUnload } from '../session/visits.js';
import { currentAddress, isHome } from './addresses.js';
import { App } from './App.js';
import { createBackend } from './backend.js';
import { loadScreen } from './screens.js';
import { takeServedData } from './served-data.js';
import { shells, type ShellName } from './shell-parts.js';
import { takeOverEarly } from './take-over.js';
import { warmUp } from './warm-up.js';

/** The code of the first page. What cannot be fetched is fetched again by its component, which shows the failure. */
async function loadCode(address: string, name: ShellName): Promise<void> {
  const { Top, Bottom } = shells[name];
  await Promise.allSettled([Top.preload(), Bottom.preload(), loadScreen(address)]);
}

/** Both shells are in the HTML; hydration must find the one that it renders. */
function removeOtherShell(root: Element, name: ShellName): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-shell]')) {
    if (element.dataset['shell'] !== name) element.remove();
  }
}

/** Starts the application on the HTML of the page: home is hydrated, any other screen replaces it. */
export async function startSite(): Promise<Root> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');

  const backend = createBackend({ takeOver: takeOverEarly });
  clearVisitsOnUnload();
  startOffline(backend);
  const served = document.documentElement.dataset['served'];
  if (served === 'home') takeServedData(backend);
  const opened = currentAddress();
  warmUp(backend, opened);

  const mobile = window.matchMedia(media.mobile).matches;
  const name = mobile ? 'mobile' : 'desktop';
  await loadCode(opened, name);

  // A link may have been followed while the code was on its way.
  const address = currentAddress();
  if (address !== opened) await loadCode(address, name);
  // The router would go from / to home only after it has rendered an empty page.
  if (isHome(address)) window.history.replaceState(window.history.state, '', paths.home.href());

  const page = (
    <StrictMode>
      <App backend={backend} servedToPhone={mobile} />
    </StrictMode>
  );
  if (served === 'home' && isHome(address)) {
    removeOtherShell(root, name);
    return hydrateRoot(root, page);
  }
  const replaced = createRoot(root);
  replaced.render(page);
  return replaced;
}
