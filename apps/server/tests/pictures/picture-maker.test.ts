import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ladderOf } from '../../src/pictures/picture.js';
import { PictureMaker } from '../../src/pictures/picture-maker.js';
import { animation, badge, hugePng, photo } from '../fixtures/pictures.js';

const maker = new PictureMaker();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkstone-pictures-'));
});
afterAll(async () => {
  maker.close();
  await rm(folder, { recursive: true, force: true });
});

async function stored(bytes: Uint8Array): Promise<string> {
  const path = join(folder, 'picture');
  await writeFile(path, bytes);
  return path;
}

describe('a picture of the content', () => {
  it('is looked at upright, with the colour that fills most of it', async () => {
    const looked = await maker.look(await stored(await photo()));
    expect(looked).toMatchObject({ width: 600, height: 800, isTransparent: false, isMoving: false });
    expect(looked).toHaveProperty('color', expect.stringMatching(/^7[89ab]5[9abcd]3[abcde]$/));
  });

  it('has no colour where it is transparent', async () =>
    expect(await maker.look(await stored(await badge()))).toMatchObject({ color: '', isTransparent: true }));

  it('may move, and is refused when it is broken or has too many pixels', async () => {
    expect(await maker.look(await stored(await animation()))).toMatchObject({ isMoving: true });
    const whole = await photo();
    const cut = whole.subarray(0, whole.length - 200);
    expect(await maker.look(await stored(cut))).toEqual({ unusable: 'broken' });
    expect(await maker.look(await stored(hugePng()))).toEqual({ unusable: 'huge' });
  });

  it('is written in the widths of the site, upright and without what it tells besides', async () => {
    const path = await stored(await photo());
    const looked = await maker.look(path);
    if ('unusable' in looked) throw new Error(looked.unusable);
    const { whole, steps } = await maker.derive(path, looked);
    expect(steps.map(({ step }) => step)).toEqual([240, 360, 480, 720]);
    const heads = await Promise.all(
      [whole, ...steps.map(({ bytes }) => bytes)].map((one) => sharp(one).metadata()),
    );
    expect(heads.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['jpeg', 600, 800],
      ['webp', 240, 320],
      ['webp', 360, 480],
      ['webp', 480, 640],
      ['webp', 600, 800],
    ]);
    for (const { exif, icc, orientation } of heads)
      expect([exif, icc, orientation ?? 1]).toEqual([undefined, undefined, 1]);
  });

  it('stays transparent', async () => {
    const path = await stored(await badge());
    const looked = await maker.look(path);
    if ('unusable' in looked) throw new Error(looked.unusable);
    const { whole, steps } = await maker.derive(path, looked);
    const heads = await Promise.all(
      [whole, ...steps.map(({ bytes }) => bytes)].map((one) => sharp(one).metadata()),
    );
    expect(heads.map(({ format, hasAlpha }) => [format, hasAlpha])).toEqual([
      ['png', true],
      ['webp', true],
      ['webp', true],
    ]);
  });
});

it.each([
  [{ width: 3000, height: 4000 }, [240, 360, 480, 720, 1080]],
  [{ width: 4000, height: 3000 }, [240, 360, 480, 720, 1080, 1600]],
  [{ width: 480, height: 600 }, [240, 360, 480]],
  [{ width: 72, height: 72 }, [240]],
])('the widths of %o are %o', (size, steps) => expect(ladderOf(size)).toEqual(steps));

describe('a picture that a reader sends', () => {
  it('is put upright and tells nothing besides', async () => {
    const cleaned = await maker.clean(await photo());
    if ('unusable' in cleaned) throw new Error(cleaned.unusable);
    const { format, width, height, exif } = await sharp(cleaned.bytes).metadata();
    expect([format, width, height, exif]).toEqual(['jpeg', 600, 800, undefined]);
  });

  it('is refused when it moves, is broken or has too many pixels', async () => {
    expect(await maker.clean(await animation())).toEqual({ unusable: 'moving' });
    expect(await maker.clean(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))).toEqual({ unusable: 'broken' });
    expect(await maker.clean(hugePng())).toEqual({ unusable: 'huge' });
  });
});
