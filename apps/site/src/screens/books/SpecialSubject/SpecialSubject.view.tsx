import { Button } from '@inkstone/ui/components/Button';
import { Dialog } from '@inkstone/ui/components/Dialog';
import { EmptyState } from '@inkstone/ui/components/EmptyState';
import { Picture } from '@inkstone/ui/components/Picture';
import { Skeleton } from '@inkstone/ui/components/Skeleton';
import { CoursePlayer } from '@inkstone/ui/patterns/CoursePlayer';
import { PageColumn } from '@inkstone/ui/patterns/PageColumn';
import { ReplayList, type Replay } from '@inkstone/ui/patterns/ReplayList';
import { SectionHeading } from '@inkstone/ui/patterns/SectionHeading';
import { SpecialHero } from '@inkstone/ui/patterns/SpecialHero';

import type { Loadable } from '../../../lib/loadable.js';
import { Part } from '../../../lib/components/Part/Part.js';
import type { Film } from '../../../kits/film/use-film.js';
import { Units } from './SpecialSubject.styles.js';

/** The replay that is open. */
export interface Player {
  id: number;
  /** URL of its film; `undefined` where it has none. */
  src: Loadable<string | undefined>;
  film: Film;
}

export interface SpecialSubjectViewProps {
  title: string;
  subtitle: string;
  /** `undefined` while it is fetched. */
  intro: string | undefined;
  /** URLs of the pictures, or ''. */
  image: string;
  unitsImage: string;
  /** Sentences of the publisher, or '': below the heading of the supporters, and after the replays. */
  unitsText: string;
  closing: string;
  /** A login is needed to watch. */
  locked: boolean;
  /** `count` includes the written answers. */
  replays: Loadable<{ items: Replay[]; count: number }>;
  player: Player | undefined;
  onPlay: (id: number) => void;
  onClose: () => void;
}

export function SpecialSubjectView({
  title,
  subtitle,
  intro,
  image,
  unitsImage,
  unitsText,
  closing,
  locked,
  replays,
  player,
  onPlay,
  onClose,
}: SpecialSubjectViewProps) {
  const items = replays.state === 'ready' ? replays.data.items : [];
  const first = items[0]?.id;
  return (
    <>
      <SpecialHero
        title={title}
        subtitle={subtitle}
        intro={intro}
        image={image}
        imageAlt={`“${title}”的主图`}
        onFirst={first === undefined ? undefined : () => onPlay(first)}
        locked={locked && items.length > 0}
      />
      <PageColumn>
        <section aria-labelledby="replays">
          <SectionHeading
            id="replays"
            title="活动回放"
            note={replays.state === 'ready' ? `共 ${String(replays.data.count)} 场` : undefined}
          />
          <Part of={replays}>
            {(data) =>
              data?.items.length === 0 ? (
                <EmptyState title="还没有回放" description="讲座结束以后，录像会放在这里。" compact />
              ) : (
                <ReplayList
                  replays={data?.items ?? []}
                  closing={closing}
                  onPlay={onPlay}
                  loading={data === undefined}
                />
              )
            }
          </Part>
        </section>
        {unitsImage !== '' && (
          <Units aria-labelledby="units">
            <div>
              <SectionHeading id="units" title="支持单位" />
              {unitsText !== '' && <p>{unitsText}</p>}
            </div>
            <Picture src={unitsImage} alt={`“${title}”的支持单位`} width={960} height={600} fit="contain" />
          </Units>
        )}
      </PageColumn>
      <Replaying replays={items} player={player} onPlay={onPlay} onClose={onClose} />
    </>
  );
}

interface ReplayingProps extends Pick<SpecialSubjectViewProps, 'player' | 'onPlay' | 'onClose'> {
  replays: readonly Replay[];
}

/** The film of a lecture in a dialog, with the ways on: its answers and the next lecture. */
function Replaying({ replays, player, onPlay, onClose }: ReplayingProps) {
  const place = replays.findIndex(({ id }) => id === player?.id);
  const replay = replays[place];
  const next = place === -1 ? undefined : replays[place + 1];
  const answer = replay?.answers[0];
  return (
    <Dialog
      open={player !== undefined && replay !== undefined}
      onClose={onClose}
      title={replay?.title ?? ''}
      size="lg"
      actions={
        <>
          {answer !== undefined && <Button href={answer.href}>读答疑</Button>}
          {next !== undefined && (
            <Button variant="primary" onClick={() => onPlay(next.id)}>
              下一讲：{next.mark}
            </Button>
          )}
        </>
      }
    >
      {player !== undefined && replay !== undefined && (
        <Part of={player.src}>
          {(src) =>
            player.src.state === 'loading' ? (
              <Skeleton shape="block" ratio="16 / 9" />
            ) : (
              <CoursePlayer
                key={player.id}
                title={replay.title}
                poster={replay.image}
                src={src}
                ledge="这一讲暂时没有录像"
                {...player.film}
              />
            )
          }
        </Part>
      )}
    </Dialog>
  );
}
