import { listDeskAccountsQuery } from '@inkstone/api/desk';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

import { useDeskClient } from '../../lib/desk.js';

const searchedKey = ['accounts', 'searched'];

/** What is searched for, for the list and the sheet. It stays out of the address: it is a number or a name of a reader. */
export function useFound() {
  const queryClient = useQueryClient();
  const { data: text = '' } = useQuery<string>({
    queryKey: searchedKey,
    queryFn: skipToken,
    gcTime: Infinity,
    meta: { personal: true },
  });
  const query = useQuery({ ...listDeskAccountsQuery(useDeskClient(), text), enabled: text !== '' });
  return {
    text,
    search: (words: string) => queryClient.setQueryData(searchedKey, words),
    query,
    found: text === '' ? undefined : query.data,
  };
}
