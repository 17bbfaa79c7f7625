import { getArticleQuery } from '@inkstone/api/articles';
import { useApi, useSession } from '@inkstone/api/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { toLoadable } from '../../../lib/loadable.js';
import { quietly } from '../../../lib/quietly.js';
import { useFilm } from '../../../kits/film/use-film.js';
import { useIntent } from '../../../kits/login/use-intent.js';
import { useRequireLogin } from '../../../kits/login/use-require-login.js';
import { useSectionTitle } from '../../../kits/use-section.js';
import { splitTitle, toReplays } from './model.js';
import { specialSubjectQueries } from './queries.js';
import { SpecialSubjectView, type Player } from './SpecialSubject.view.js';

/** The replay that is open; none at first. A visitor logs in, and the replay opens on return (Spec A 5). */
function useReplay(ready: boolean) {
  const client = useApi();
  const requireLogin = useRequireLogin();
  const [openId, setOpenId] = useState<number>();
  const id = openId ?? 0;
  const article = useQuery({ ...quietly(getArticleQuery(client, id)), enabled: id !== 0 });
  const film = useFilm(id);

  function open(replayId: number) {
    if (requireLogin({ kind: 'play', id: replayId })) setOpenId(replayId);
  }
  useIntent('play', ready, open);

  const player: Player | undefined =
    openId === undefined
      ? undefined
      : {
          id,
          src: toLoadable(article, ({ video_url }) =>
            video_url === '' ? undefined : client.fileUrl(video_url),
          ),
          film,
        };
  return {
    player,
    open,
    close: () => setOpenId(undefined),
  };
}

/** The special subject: its introduction, the replays of its lectures, and who supports it (Spec A 2). */
export function SpecialSubject() {
  const client = useApi();
  const loggedIn = useSession() !== null;
  const page = useSectionTitle('specialSubject');
  const queries = specialSubjectQueries(client);
  const config = useQuery(queries.config);
  const overview = useQuery(quietly(queries.overview));
  const replays = useQuery(quietly(queries.replays));
  const { player, open, close } = useReplay(replays.isSuccess);
  const named = overview.data?.special.title ?? '';
  const { title, subtitle } = splitTitle(named === '' ? page : named);

  return (
    <SpecialSubjectView
      title={title}
      subtitle={subtitle}
      intro={config.isPending ? undefined : (config.data?.special_subject_text ?? '')}
      image={client.fileUrl(config.data?.special_subject_image ?? '')}
      unitsImage={client.fileUrl(config.data?.special_subject_cloud_image ?? '')}
      unitsText={config.data?.special_subject_cloud_descr ?? ''}
      closing={config.data?.special_subject_closing ?? ''}
      locked={!loggedIn}
      replays={toLoadable(replays, ({ list, count }) => ({ items: toReplays(list, client), count }))}
      player={player}
      onPlay={open}
      onClose={close}
    />
  );
}
