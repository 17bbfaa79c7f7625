import { beforeAll, expect, test } from 'vitest';
import {
  bookVideo,
  courseVideos,
  replayVideos,
  videoKeys,
  writeVideos,
} from '../../../src/content/media/videos.js';
import { isPublicKey } from '../../../src/ports/files/keys.js';

const files = new Map<string, Buffer>();

beforeAll(async () => {
  await writeVideos({ write: (key, bytes) => Promise.resolve(void files.set(key, Buffer.from(bytes))) });
});

/** Duration in seconds from the header of the video (mvhd, version 0). */
function secondsOf(film: Buffer): number {
  const at = film.indexOf('mvhd') + 4;
  return film.readUInt32BE(at + 16) / film.readUInt32BE(at + 12);
}

test('there are twelve courses, six replays and one video for books', () => {
  expect([courseVideos.length, replayVideos.length]).toEqual([12, 6]);
  expect([...files.keys()]).toEqual(videoKeys);
});

test.each(videoKeys)('%s is a small MP4 with its index at the start', (key) => {
  const film = files.get(key) ?? Buffer.alloc(0);
  expect(film.toString('latin1', 4, 8)).toBe('ftyp');
  expect(film.indexOf('moov')).toBeLessThan(film.indexOf('mdat'));
  expect(film.length).toBeLessThan(110_000);
});

test('courses need a login, the video for books is public', () => {
  expect([...courseVideos, ...replayVideos].filter(({ key }) => isPublicKey(key))).toEqual([]);
  expect(isPublicKey(bookVideo.key)).toBe(true);
});

test.each([...courseVideos, ...replayVideos, bookVideo])(
  '$title is as long as its row says',
  ({ key, seconds }) => {
    expect(Math.abs(secondsOf(files.get(key) ?? Buffer.alloc(0)) - seconds)).toBeLessThan(1);
  },
);
