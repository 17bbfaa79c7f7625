import type { ComponentProps } from 'react';

import { DotList } from '../../../components/DotList/index.js';
import { Icon } from '../../../components/Icon/index.js';
import { Picture } from '../../../components/Picture/index.js';
import { Seal } from '../../../components/Seal/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { placeholders } from '../../../components/Skeleton/placeholders.js';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.js';
import { formatCount } from '../../../format/index.js';
import { replayListMessages as messages } from './messages.zh.js';
import * as styles from './ReplayList.styles.js';

export interface Replay {
  id: number;
  /** Shown at the pencil line, in a few characters: the step that the lecture is about. */
  mark: string;
  /** A second line below the mark, such as 第一讲; or ''. */
  note: string;
  title: string;
  /** One line about the lecture, or ''. */
  text: string;
  /** Lecturer, grade, subject; '' is left out. */
  meta: readonly string[];
  /** Shown after `meta` if there is enough space, or ''. */
  day: string;
  /** URL of the picture, or ''. */
  image: string;
  /** The point of the picture that stays in view where it is cropped: `97% 50%`. */
  imageFocus?: string | undefined;
  /** As displayed, such as 19:00, or ''. */
  duration: string;
  plays: number;
  /** The written answers of the lecture. */
  answers: readonly { id: number; title: string; href: string }[];
}

export interface ReplayListProps extends Omit<ComponentProps<'div'>, 'children' | 'onPlay'> {
  replays: readonly Replay[];
  /** A sentence at the end, next to the seal, or ''. */
  closing: string;
  onPlay: (id: number) => void;
  loading?: boolean | undefined;
}

/** Lectures in order along an editor's red pencil line, which ends in a seal. */
export function ReplayList({ replays, closing, onPlay, loading = false, ...rest }: ReplayListProps) {
  return (
    <div aria-busy={loading || undefined} {...rest}>
      <styles.List>
        {loading
          ? placeholders(6, (row) => (
              <styles.Row>
                <styles.Step>
                  <PencilStroke turned={row % 2 === 1} />
                </styles.Step>
                <styles.Plate>
                  <Skeleton shape="block" ratio="16 / 9" />
                </styles.Plate>
                <styles.Words>
                  <Skeleton lines={3} />
                </styles.Words>
              </styles.Row>
            ))
          : replays.map((replay, index) => (
              <ReplayRow key={replay.id} replay={replay} turned={index % 2 === 1} onPlay={onPlay} />
            ))}
      </styles.List>
      {!loading && replays.length > 0 && closing !== '' && (
        <styles.Closing>
          <Seal characters={messages.seal} />
          {closing}
        </styles.Closing>
      )}
    </div>
  );
}

interface ReplayRowProps extends Pick<ReplayListProps, 'onPlay'> {
  replay: Replay;
  turned: boolean;
}

function ReplayRow({ replay, turned, onPlay }: ReplayRowProps) {
  const { id, mark, note, title, text, meta, day, image, imageFocus, duration, plays, answers } = replay;
  return (
    <styles.Row>
      <styles.Step>
        <PencilStroke turned={turned} />
        <styles.Mark>{mark}</styles.Mark>
        {note !== '' && <styles.Note>{note}</styles.Note>}
      </styles.Step>
      <styles.Plate>
        <Picture src={image} focus={imageFocus} alt="" width={960} height={540} />
        {duration !== '' && <styles.Duration>{duration}</styles.Duration>}
      </styles.Plate>
      <styles.Words>
        <styles.Title>
          <styles.Way type="button" aria-haspopup="dialog" onClick={() => onPlay(id)}>
            {title}
          </styles.Way>
        </styles.Title>
        {text !== '' && <styles.Text>{text}</styles.Text>}
        <styles.Meta>
          <DotList words={meta} />
          {day !== '' && <styles.Day>{day}</styles.Day>}
        </styles.Meta>
      </styles.Words>
      <styles.Plays>
        <b>{formatCount(plays)}</b> {messages.plays}
      </styles.Plays>
      {/* The click area of the title covers the row. */}
      <styles.Play aria-hidden="true">
        <Icon name="play" size={16} />
        {messages.watch}
      </styles.Play>
      {answers.map((answer) => (
        <styles.Answer key={answer.id} href={answer.href}>
          <styles.AnswerMark>{messages.answers}</styles.AnswerMark>
          <VisuallyHidden>{messages.colon}</VisuallyHidden>
          {answer.title}
          <Icon name="chevron-right" size={16} />
        </styles.Answer>
      ))}
    </styles.Row>
  );
}

/** A hand-drawn line next to the row, with a ring at the lecture. */
function PencilStroke({ turned }: { turned: boolean }) {
  return (
    <styles.Pencil aria-hidden="true">
      <styles.Line
        viewBox="0 0 30 100"
        preserveAspectRatio="none"
        focusable="false"
        data-turned={turned || undefined}
      >
        <path d="M15 0c2 8-3 14-1 22s3 14 0 22 2 20 1 28-3 16 0 28" vectorEffect="non-scaling-stroke" />
      </styles.Line>
      <styles.Node />
    </styles.Pencil>
  );
}
