import { searchDeskQuery } from '@inkstone/api/desk';
import { ErrorState } from '@inkstone/ui/components/ErrorState';
import { SlipList } from '@inkstone/ui/patterns/desk';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import { momentOf } from '../../lib/ages.js';
import { useDeskClient } from '../../lib/desk.js';
import { hrefOf } from '../../lib/paths.js';
import { brand } from '../../lib/publisher.js';
import { trays } from '../../lib/trays.js';

/** What was found in the operator's trays. */
export function SearchScreen() {
  const [search] = useSearchParams();
  const word = search.get('word') ?? '';
  const client = useDeskClient();
  const query = useQuery({ ...searchDeskQuery(client, word), enabled: word !== '' });
  const hits = word === '' || query.isError ? [] : query.data?.hits;
  return (
    <SlipList
      title={`找“${word}”`}
      description={hits && `找到 ${String(hits.length)} 件，等着的与办过的都在内`}
      back={{ label: '一览', href: brand.homeHref }}
      slips={hits?.map(({ tray, item, title, status_name, create_time }) => {
        const facts = trays.find((one) => one.tray === tray);
        return {
          id: `${tray} ${item}`,
          href: hrefOf(facts?.id ?? tray, item),
          name: title,
          age: status_name,
          words: [facts?.name],
          note: momentOf(create_time),
        };
      })}
      empty={query.isError ? <ErrorState onRetry={() => void query.refetch()} /> : '换个短些的词试试。'}
    />
  );
}
