import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { demoFolder } from '../make/places.js';

const folder = join(fileURLToPath(demoFolder), 'content/videos');
const names = readdirSync(folder);
const courses = ['courses', 'replays'].flatMap((column) => {
  const texts = join(fileURLToPath(demoFolder), 'content/articles', column);
  return readdirSync(texts)
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(join(texts, name), 'utf8'));
});

let films: Map<string, Buffer>;
beforeAll(() => {
  films = new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
});

/** Duration in seconds from the header of the video (mvhd, version 0). */
function secondsOf(film: Buffer): number {
  const at = film.indexOf('mvhd') + 4;
  return film.readUInt32BE(at + 16) / film.readUInt32BE(at + 12);
}

test('there are twelve courses, six replays and one video for books', () => {
  expect(names).toHaveLength(19);
});

test.each(names)('%s is a small MP4 with its index at the start', (name) => {
  const film = films.get(name) ?? Buffer.alloc(0);
  expect(film.toString('latin1', 4, 8)).toBe('ftyp');
  expect(film.indexOf('moov')).toBeLessThan(film.indexOf('mdat'));
  expect(film.length).toBeLessThan(110_000);
});

test('every video of a course is as long as its text says', () => {
  const found = courses.flatMap((text) => {
    const [, name = ''] = /^视频: .*\/(.+)$/m.exec(text) ?? [];
    const [, seconds = ''] = /^时长: (\d+)$/m.exec(text) ?? [];
    return name === '' ? [] : [{ name, seconds: Number(seconds) }];
  });
  expect(found).toHaveLength(18);
  for (const { name, seconds } of found) {
    expect(Math.abs(secondsOf(films.get(name) ?? Buffer.alloc(0)) - seconds)).toBeLessThan(1);
  }
});
