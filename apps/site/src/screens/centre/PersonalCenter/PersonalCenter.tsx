import { useApi } from '@inkstone/api/react';
import { realNameKnown } from '@inkstone/api/rules';
import { useQuery } from '@tanstack/react-query';

import { toLoadable } from '../../../lib/loadable.js';
import { quietly } from '../../../lib/quietly.js';
import { useNow } from '../../../lib/hooks/use-now.js';
import { ownPage } from '../../../kits/centre/own-page.js';
import { ownQueries } from '../../../kits/centre/own-queries.js';
import { useRecordDownloads } from '../../../kits/centre/use-record-downloads.js';
import { useSectionTitle } from '../../../kits/use-section.js';
import { latestDownloads, nextActivities, toLatestDownload, toSpine, unreadMessages } from './model.js';
import { PersonalCenterView } from './PersonalCenter.view.js';

/** The start of the personal centre (Spec B 2.6). */
export const PersonalCenter = ownPage(function PersonalCenter({ user, centre }) {
  const client = useApi();
  const title = useSectionTitle('personalCenter');
  const queries = ownQueries(client);
  // Each part of the page says itself what could not be fetched.
  const books = useQuery(quietly(queries.books));
  const papers = useQuery(quietly(queries.papers));
  const resources = useQuery(quietly(queries.resources));
  const messages = useQuery(quietly(queries.messages));
  const activities = useQuery(quietly(queries.activities));
  const now = useNow(undefined);

  const latest =
    papers.data === undefined || resources.data === undefined
      ? undefined
      : latestDownloads([papers.data.list, resources.data.list]);
  const { transfers, start } = useRecordDownloads(latest);

  return (
    <PersonalCenterView
      centre={centre}
      title={title}
      named={realNameKnown(user)}
      books={toLoadable(books, ({ list, count }) => ({ items: list.map(toSpine), count }))}
      downloads={
        latest === undefined
          ? toLoadable(papers.data === undefined ? papers : resources, () => [])
          : { state: 'ready', data: latest.map((download) => toLatestDownload(download, now)) }
      }
      transfers={transfers}
      onDownload={start}
      messages={toLoadable(messages, ({ list }) => unreadMessages(list))}
      activities={toLoadable(activities, ({ list }) => nextActivities(list, now))}
    />
  );
});
