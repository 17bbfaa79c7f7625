import { getPaperFilesMutation } from '@inkstone/api/papers';
import { toPaperFiles } from '@inkstone/api/props/paper-files';
import { useApi } from '@inkstone/api/react';
import { favouriteType } from '@inkstone/api/rules';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';

import { toLoadable } from '../../../lib/loadable.js';
import { usePainted } from '../../../lib/hooks/use-painted.js';
import { preloadable } from '../../../lib/preloadable.js';
import { quietly } from '../../../lib/quietly.js';
import { paths } from '../../../lib/config/paths.js';
import { useDetail } from '../../../kits/detail/use-detail.js';
import { useDownloads } from '../../../kits/downloads/use-downloads.js';
import { useFavourite } from '../../../kits/favourite/use-favourite.js';
import { NotKept } from '../../../kits/kept/NotKept.js';
import { useKeptPaper } from '../../../kits/kept/use-kept-paper.js';
import { useKeptPapers } from '../../../kits/kept/use-kept-papers.js';
import { useCrumbs } from '../../../kits/use-section.js';
import { toPaperPage } from './model.js';
import { PaperReading } from './PaperReading.js';
import { paperQueries } from './queries.js';
import { useFoundPlace } from './use-found-place.js';
import { TopicSubjectDetailsView } from './TopicSubjectDetails.view.js';
import { usePaperSides } from './use-paper-sides.js';

const KeepPaper = preloadable(async () => (await import('../../../kits/kept/KeepPaper.js')).KeepPaper);

/** The page of one paper (Spec A 2). */
export function TopicSubjectDetails() {
  const client = useApi();
  const queryClient = useQueryClient();
  const {
    id,
    item: paper,
    isGone,
    show,
  } = useDetail(paths.topicSubjectDetails, {
    read: (paperId) => paperQueries(client, paperId).paper,
    title: ({ title }) => title,
  });
  const queries = paperQueries(client, id);
  // Without the options the facts are no links, and the page is complete all the same.
  const { data: properties } = useQuery(quietly(queries.properties));
  const preview = useQuery({ ...quietly(queries.preview), enabled: id !== 0 });
  const { mutateAsync: getFiles } = useMutation(getPaperFilesMutation(client));
  const downloads = useDownloads({ ids: paper && [id], getUrls: getFiles });
  const download = {
    transfer: downloads.transfers[id],
    onStart: () => downloads.start(id),
    onCancel: () => downloads.cancel(id),
  };
  const arrival = useFoundPlace();
  const [placesIn, setPlacesIn] = useState<HTMLElement | null>(null);
  const kept = useKeptPaper(id, queries.paper.queryKey, isGone);
  const painted = usePainted();
  const favourite = useFavourite(favouriteType.paper, id, paper?.is_collect);

  const page = show((wire) => toPaperPage(wire, properties));
  const others = useKeptPapers();
  const crumbs = useCrumbs('boutiqueTaobaoQuestions');
  const sides = usePaperSides(id, paper);
  if (page.state === 'failed' && !navigator.onLine && others !== undefined && others.length > 0) {
    return <NotKept title={paths.topicSubjectDetails.title} papers={others} />;
  }
  return (
    <TopicSubjectDetailsView
      paper={page}
      crumbs={crumbs}
      reader={
        <PaperReading
          title={paper?.title ?? ''}
          files={
            others === undefined
              ? { state: 'loading' }
              : kept.files === undefined
                ? toLoadable(preview, (files) => toPaperFiles(files, client))
                : { state: 'ready', data: toPaperFiles(kept.files, client) }
          }
          whole={kept.files !== undefined}
          startPage={kept.page}
          onPage={kept.onPage}
          onLost={() => {
            // It may have been withdrawn: then the server says so.
            void queryClient.invalidateQueries({ queryKey: queries.paper.queryKey });
          }}
          download={download}
          found={arrival?.place}
          placesIn={placesIn}
        />
      }
      back={arrival?.back}
      placesRef={setPlacesIn}
      download={download}
      favourite={favourite}
      keep={
        painted &&
        paper !== undefined &&
        !isGone &&
        !kept.isWithdrawn && (
          <Suspense fallback={null}>
            <KeepPaper key={id} paper={paper} preview={preview.data} />
          </Suspense>
        )
      }
      withdrawn={kept.isWithdrawn ? 'kept' : isGone ? 'open' : undefined}
      sides={sides}
    />
  );
}
