import { Dialog } from '@inkstone/ui/components/Dialog';

import type { Disclosure } from '../../../lib/hooks/use-disclosure.js';
import { SiteSearch } from './SiteSearch.js';
import type { SearchText } from './use-search-text.js';

/** At the top, so that the keyboard of the phone covers no suggestion. */
const PLACE = { marginTop: '0.5rem' };

interface PhoneSearchProps extends Pick<Disclosure, 'open' | 'hide'> {
  search: SearchText;
}

/** The search of a phone, whose header has no room for a box. */
export function PhoneSearch({ open, hide, search }: PhoneSearchProps) {
  return (
    <Dialog open={open} onClose={hide} title="搜索" style={PLACE}>
      <SiteSearch {...search} inline onLeave={hide} />
    </Dialog>
  );
}
