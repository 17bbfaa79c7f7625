import { BrowserHint, type BrowserHintProps } from '@inkstone/ui/patterns/BrowserHint';
import { createRoot } from 'react-dom/client';

import { sharedPage } from '../../lib/config/shared-address.js';

/** Says how to open this page in the phone's browser: loaded alone, because only people in WeChat ever see it. */
export function showBrowserHint(purpose?: BrowserHintProps['purpose']): void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    removeEventListener('hashchange', close);
    root.unmount();
    place.remove();
  };
  addEventListener('hashchange', close);
  root.render(<BrowserHint open onClose={close} address={sharedPage()} purpose={purpose} />);
}
