import { PUBLISHER } from '../../../lib/config/publisher.js';

/** Replaced by the build of the renderer; the browser's scripts do without. */
declare const __SITE_DESCRIPTION__: string | undefined;

/** What the site is, in a sentence or two. */
export const SITE_DESCRIPTION =
  typeof __SITE_DESCRIPTION__ === 'undefined'
    ? `${PUBLISHER.name}：${PUBLISHER.tagline}。`
    : __SITE_DESCRIPTION__;
