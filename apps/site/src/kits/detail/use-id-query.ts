import { useSearchParams } from 'react-router-dom';

/** The `id` of a detail page's address; `undefined` where it is missing or not an id. */
export function useIdQuery(): number | undefined {
  const [query] = useSearchParams();
  const text = query.get('id') ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
