import { Dialog } from '@inkstone/ui/components/Dialog';

import type { Disclosure } from '../../../lib/hooks/use-disclosure.js';
import { SiteSearch } from './SiteSearch.js';

/** At the top, so that the keyboard of the phone covers no suggestion. */
const PLACE = { marginTop: '0.5rem' };

/** The dialog focuses what has this attribute when it opens, and its close button otherwise. React does not write it. */
function focusFirst(place: HTMLElement | null): void {
  place?.querySelector('input')?.setAttribute('autofocus', '');
}

/** The search of a phone, whose header has no room for a box. */
export function PhoneSearch({ open, hide }: Disclosure) {
  return (
    <Dialog open={open} onClose={hide} title="搜索" style={PLACE}>
      <div ref={focusFirst}>
        <SiteSearch inline onLeave={hide} />
      </div>
    </Dialog>
  );
}
