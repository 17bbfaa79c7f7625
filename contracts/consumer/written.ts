import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { PACT_FILE } from '../pact-file.js';

/** Where the tests write the pact: other tests may read the committed one meanwhile. */
export const WRITTEN_FOLDER = fileURLToPath(new URL('../../.cache/pacts', import.meta.url));
export const WRITTEN_FILE = join(WRITTEN_FOLDER, basename(PACT_FILE));
