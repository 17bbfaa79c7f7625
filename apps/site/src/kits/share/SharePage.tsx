import { ShareButton, type ShareButtonProps } from '@inkstone/ui/patterns/ShareButton';

import { sharedPage } from '../../lib/config/shared-address.js';

/** Hands on the page that is open. */
export function SharePage(props: Pick<ShareButtonProps, 'title' | 'text'>) {
  return <ShareButton {...props} url={sharedPage} />;
}
