import { getPaperFilesMutation } from '@inkstone/api/papers';
import { toPaperFiles } from '@inkstone/api/props/paper-files';
import { useApi } from '@inkstone/api/react';
import { favouriteType } from '@inkstone/api/rules';
import { useMutation, useQuery } from '@tanstack/react-query';

import { toLoadable } from '../../../lib/loadable.js';
import { quietly } from '../../../lib/quietly.js';
import { paths } from '../../../lib/config/paths.js';
import { useDetail } from '../../../kits/detail/use-detail.js';
import { useDownloads } from '../../../kits/downloads/use-downloads.js';
import { useFavourite } from '../../../kits/favourite/use-favourite.js';
import { useCrumbs } from '../../../kits/use-section.js';
import { toPaperPage } from './model.js';
import { PaperReading } from './PaperReading.js';
import { paperQueries } from './queries.js';
import { TopicSubjectDetailsView } from './TopicSubjectDetails.view.js';
import { usePaperSides } from './use-paper-sides.js';

/** The page of one paper (Spec A 2). */
export function TopicSubjectDetails() {
  const client = useApi();
  const {
    id,
    item: paper,
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
  const favourite = useFavourite(favouriteType.paper, id, paper?.is_collect);

  return (
    <TopicSubjectDetailsView
      paper={show((wire) => toPaperPage(wire, properties))}
      crumbs={useCrumbs('boutiqueTaobaoQuestions')}
      reader={
        <PaperReading
          title={paper?.title ?? ''}
          files={toLoadable(preview, (files) => toPaperFiles(files, client))}
          download={download}
        />
      }
      download={download}
      favourite={favourite}
      sides={usePaperSides(id, paper)}
    />
  );
}
