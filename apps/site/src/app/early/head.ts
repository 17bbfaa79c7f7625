/** Built into a script of its own, which stands in the head of index.html: what must be done before the first paint. */
import { applyTheme } from '../../lib/device/theme.js';
import { keepActions } from './actions.js';
import { keepOpened, showServedOnly } from './address.js';

/** Put in place by the build: the path of home. */
declare const HOME: string;

applyTheme();
keepActions();
showServedOnly(HOME);
keepOpened();
