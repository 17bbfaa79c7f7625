import { useSearchParams } from 'react-router';

import { optionId } from '../../lib/config/query.js';

/** The `id` of a detail page's address; `undefined` where it is missing or not an id. */
export function useIdQuery(): number | undefined {
  const [query] = useSearchParams();
  return optionId(query.get('id') ?? '');
}
