import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { ThemeRoot } from '../../../theme/index.js';
import { CoursePlayer } from './CoursePlayer.js';

afterEach(cleanup);

function open(stopped: { second: number }, onTime: (second: number) => void) {
  render(
    <ThemeRoot>
      <CoursePlayer
        title="让小灯泡亮起来"
        poster=""
        src="/film.mp4"
        startAt={() => stopped.second}
        onTime={onTime}
      />
    </ThemeRoot>,
  );
  const film = screen.getByLabelText<HTMLVideoElement>('让小灯泡亮起来', { selector: 'video' });
  Object.defineProperty(film, 'duration', { value: 120 });
  return film;
}

function reach(film: HTMLVideoElement, second: number) {
  film.currentTime = second;
  fireEvent.timeUpdate(film);
}

it('tells each whole second once, and 0 at the end', () => {
  const onTime = vi.fn();
  const film = open({ second: 0 }, onTime);
  for (const second of [0, 0.4, 1.1, 1.6, 2.2]) reach(film, second);
  fireEvent.ended(film);
  expect(onTime.mock.calls).toEqual([[1], [2], [0]]);
});

it('goes on where a film stopped after its link has changed', () => {
  const stopped = { second: 0 };
  const film = open(stopped, (second) => {
    stopped.second = second;
  });
  fireEvent.loadedMetadata(film);
  reach(film, 61.5);
  // What a browser does with a new link: it reports 0, and then loads the metadata.
  reach(film, 0);
  fireEvent.loadedMetadata(film);
  expect(film.currentTime).toBe(61);
});

it('starts a film at its beginning that was left in its last seconds', () => {
  const film = open({ second: 115 }, () => undefined);
  fireEvent.loadedMetadata(film);
  expect(film.currentTime).toBe(0);
});
