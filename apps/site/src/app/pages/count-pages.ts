import { createApiClient, createMemorySession } from '@inkstone/api';
import { countReadMutation } from '@inkstone/api/pages';

import { apiBase } from '../../lib/config/env.js';
import { currentAddress } from '../addresses.js';
import { arrivals } from '../navigation/arrivals.js';

/** How long a page is shown until it counts as read, in ms: who passes through has not read it. */
const READ_AFTER_MS = 3000;

interface Wishes {
  /** Of a draft that some browsers follow; the type of the platform lacks it. */
  globalPrivacyControl?: boolean;
}

/** The person has told the browser that nobody may follow them. */
export function declinesCounting(): boolean {
  return navigator.doNotTrack === '1' || (navigator as Wishes).globalPrivacyControl === true;
}

/** A page without all that it was searched or filtered for. */
function pageOf(address: string): string {
  const [pathname = '', query] = address.split('?');
  const id = new URLSearchParams(query).get('id');
  return id === null ? pathname : `${pathname}?${new URLSearchParams({ id }).toString()}`;
}

/** Counts each page that is shown for a while, once until another one is. */
export function countPages(): void {
  const nobody = createApiClient({ baseUrl: apiBase, session: createMemorySession() });
  const { mutationFn: countRead } = countReadMutation(nobody);
  let counted: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function count() {
    const page = pageOf(currentAddress());
    if (page === counted || document.visibilityState === 'hidden') return;
    counted = page;
    countRead(page).catch(() => undefined);
  }

  function wait() {
    clearTimeout(timer);
    timer = setTimeout(count, READ_AFTER_MS);
  }

  arrivals.listen(wait);
  // A page in a tab behind others is read when its turn comes.
  document.addEventListener('visibilitychange', wait);
  // It has been shown for as long already.
  count();
}
