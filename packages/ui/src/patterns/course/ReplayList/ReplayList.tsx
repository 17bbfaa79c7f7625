import type { ComponentProps } from 'react';

import { DotList } from '../../../components/DotList/index.js';
import { Icon } from '../../../components/Icon/index.js';
import { Picture } from '../../../components/Picture/index.js';
import { Seal } from '../../../components/Seal/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.js';
import { formatCount } from '../../../format/index.js';
import { replayListMessages as messages } from './messages.zh.js';
import {
  Answer,
  AnswerMark,
  Closing,
  Day,
  Duration,
  Line,
  List,
  Mark,
  Meta,
  Node,
  Note,
  Pencil,
  Play,
  Plays,
  Plate,
  Row,
  Step,
  Text,
  Title,
  Way,
  Words,
} from './ReplayList.styles.js';

export interface Replay {
  id: number;
  /** What stands at the pencil: the step that the lecture is about, or the day. */
  mark: string;
  /** A second line below the mark, such as 第一讲; '' without one. */
  note: string;
  title: string;
  /** One line about it, or ''. */
  text: string;
  /** Lecturer, grade, subject; '' is left out. */
  meta: readonly string[];
  /** Shown after `meta` where there is room, or ''. */
  day: string;
  /** URL of the picture, or ''. */
  image: string;
  /** 19:00, or ''. */
  duration: string;
  plays: number;
  /** The written answers that belong to it. */
  answers: readonly { id: number; title: string; href: string }[];
}

export interface ReplayListProps extends Omit<ComponentProps<'div'>, 'children' | 'onPlay'> {
  replays: readonly Replay[];
  /** A sentence at the end, beside the seal. */
  closing: string;
  onPlay: (id: number) => void;
  loading?: boolean | undefined;
}

/** Lectures in their order along an editor's red pencil, which ends in a seal. */
export function ReplayList({ replays, closing, onPlay, loading = false, ...rest }: ReplayListProps) {
  return (
    <div aria-busy={loading || undefined} {...rest}>
      <List key={loading ? 'loading' : 'loaded'}>
        {loading
          ? Array.from({ length: 6 }, (_, row) => (
              <Row key={row}>
                <Step>
                  <PencilStroke turned={row % 2 === 1} />
                </Step>
                <Plate>
                  <Skeleton shape="block" ratio="16 / 9" />
                </Plate>
                <Words>
                  <Skeleton lines={3} />
                </Words>
              </Row>
            ))
          : replays.map((replay, index) => (
              <ReplayRow key={replay.id} replay={replay} turned={index % 2 === 1} onPlay={onPlay} />
            ))}
      </List>
      {!loading && replays.length > 0 && (
        <Closing>
          <Seal characters={messages.seal} />
          {closing}
        </Closing>
      )}
    </div>
  );
}

interface ReplayRowProps extends Pick<ReplayListProps, 'onPlay'> {
  replay: Replay;
  turned: boolean;
}

function ReplayRow({ replay, turned, onPlay }: ReplayRowProps) {
  const { id, mark, note, title, text, meta, day, image, duration, plays, answers } = replay;
  return (
    <Row>
      <Step>
        <PencilStroke turned={turned} />
        <Mark>{mark}</Mark>
        {note !== '' && <Note>{note}</Note>}
      </Step>
      <Plate>
        <Picture src={image} alt="" width={960} height={540} />
        <Duration>{duration}</Duration>
      </Plate>
      <Words>
        <Title>
          <Way type="button" aria-haspopup="dialog" onClick={() => onPlay(id)}>
            {title}
          </Way>
        </Title>
        {text !== '' && <Text>{text}</Text>}
        <Meta>
          <DotList words={meta} />
          {day !== '' && <Day>{day}</Day>}
        </Meta>
      </Words>
      <Plays>
        <b>{formatCount(plays)}</b> {messages.plays}
      </Plays>
      {/* The title's target covers the row. */}
      <Play aria-hidden="true">
        <Icon name="play" size={16} />
        {messages.watch}
      </Play>
      {answers.map((answer) => (
        <Answer key={answer.id} href={answer.href}>
          <AnswerMark>{messages.answers}</AnswerMark>
          <VisuallyHidden>{messages.colon}</VisuallyHidden>
          {answer.title}
          <Icon name="chevron-right" size={16} />
        </Answer>
      ))}
    </Row>
  );
}

/** A hand's line beside the row, with a ring at the lecture. */
function PencilStroke({ turned }: { turned: boolean }) {
  return (
    <Pencil aria-hidden="true">
      <Line
        viewBox="0 0 30 100"
        preserveAspectRatio="none"
        focusable="false"
        data-turned={turned || undefined}
      >
        <path d="M15 0c2 8-3 14-1 22s3 14 0 22 2 20 1 28-3 16 0 28" vectorEffect="non-scaling-stroke" />
      </Line>
      <Node />
    </Pencil>
  );
}
