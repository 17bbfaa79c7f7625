import { useRef, useState, type ComponentProps, type ReactNode } from 'react';

import { Button } from '../../../components/Button/index.js';
import { Picture } from '../../../components/Picture/index.js';
import { Board, Film, Keys, Ledge, LedgeText, Root, Speed, Speeds } from './CoursePlayer.styles.js';
import { coursePlayerMessages } from './messages.zh.js';
import { PLAYER_KEYS, pressPlayerKey } from './player-keys.js';

const SPEEDS = [0.75, 1, 1.25, 1.5, 2];

/** A film that was watched until less than this many seconds before its end starts from the beginning. */
const END = 10;

export interface CoursePlayerProps extends Omit<ComponentProps<'section'>, 'title' | 'children' | 'onPlay'> {
  /** Name of the course. */
  title: string;
  /** URL of the picture, or ''. */
  poster: string;
  /** URL of the film; omitted where it may not be played, which `ledge` explains. */
  src: string | undefined;
  /** URL of the captions (WebVTT), if any. */
  captions?: string | undefined;
  /** Returns the second to continue at. Called at each load, so that a new link continues there. */
  startAt?: (() => number) | undefined;
  /** Called each time the film starts to play. */
  onPlay?: (() => void) | undefined;
  /** Called with each whole second that is reached, once; with 0 when the film has ended. */
  onTime?: ((second: number) => void) | undefined;
  /** Fetches a new link after the film could not be loaded. */
  onRetry?: (() => void) | undefined;
  /** Shown below the picture of a film that may not be played: why, and what to do. */
  ledge?: ReactNode;
}

/** The film of a course, with the browser's controls and shortcut keys for what they leave out. */
export function CoursePlayer({
  title,
  poster,
  src,
  captions,
  startAt,
  onPlay,
  onTime,
  onRetry,
  ledge,
  ...rest
}: CoursePlayerProps) {
  const filmRef = useRef<HTMLVideoElement>(null);
  const secondRef = useRef(0);
  const [speed, setSpeed] = useState(1);
  const [failed, setFailed] = useState(false);

  if (src === undefined) {
    return (
      <Root aria-label={coursePlayerMessages.label(title)} {...rest}>
        <Board>
          <Picture src={poster} alt="" width={960} height={540} ratio="16 / 9" priority />
        </Board>
        <Ledge>{ledge}</Ledge>
      </Root>
    );
  }

  const choose = (value: number | undefined) => {
    if (value === undefined) return;
    setSpeed(value);
    if (filmRef.current !== null) filmRef.current.playbackRate = value;
  };

  return (
    <Root
      aria-label={coursePlayerMessages.label(title)}
      {...rest}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        const film = filmRef.current;
        if (film === null || event.ctrlKey || event.metaKey || event.altKey) return;
        const pressed = pressPlayerKey(event.key, {
          film,
          onSpeed: (step) => choose(SPEEDS[SPEEDS.indexOf(speed) + step]),
        });
        if (pressed) event.preventDefault();
      }}
    >
      <Board>
        <Film
          ref={filmRef}
          src={src}
          poster={poster === '' ? undefined : poster}
          controls
          controlsList="nodownload"
          playsInline
          preload="metadata"
          aria-label={title}
          aria-keyshortcuts={PLAYER_KEYS}
          onLoadedMetadata={({ currentTarget: film }) => {
            setFailed(false);
            film.playbackRate = speed;
            const second = startAt?.() ?? 0;
            if (second > 0 && second < film.duration - END) film.currentTime = second;
          }}
          onPlay={onPlay}
          onTimeUpdate={({ currentTarget: film }) => {
            const second = Math.floor(film.currentTime);
            // A reloaded film reports 0 before it continues. Nobody has watched that second.
            if (second === 0 || second === secondRef.current) return;
            secondRef.current = second;
            onTime?.(second);
          }}
          onEnded={() => onTime?.(0)}
          onError={() => setFailed(true)}
        >
          {captions !== undefined && (
            <track
              kind="captions"
              src={captions}
              srcLang="zh"
              label={coursePlayerMessages.captions}
              default
            />
          )}
        </Film>
      </Board>
      {failed ? (
        <Ledge role="alert">
          <LedgeText>{coursePlayerMessages.failed}</LedgeText>
          <Button
            variant="primary"
            onClick={() => {
              onRetry?.();
              filmRef.current?.load();
            }}
          >
            {coursePlayerMessages.retry}
          </Button>
        </Ledge>
      ) : (
        <Speeds role="group" aria-label={coursePlayerMessages.speed}>
          {SPEEDS.map((value) => (
            <Speed key={value} type="button" aria-pressed={value === speed} onClick={() => choose(value)}>
              {coursePlayerMessages.times(value)}
            </Speed>
          ))}
          <Keys>{coursePlayerMessages.keys}</Keys>
        </Speeds>
      )}
    </Root>
  );
}
