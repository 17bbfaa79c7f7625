import { type Interaction, readPact } from '../pact-file.js';

/** What every backend is certified with: the operators' desk is the reference server's own and is left out. */
export function certifiedInteractions(): Interaction[] {
  return readPact().interactions.filter(({ request }) => !request.path.startsWith('/api/desk/'));
}
