import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { chooseShots, type Story } from './chosen.js';
import { compare, encode, SAME_MACHINE } from './compare.js';
import { differences } from './environment.js';

function story(title: string, exportName: string): Story {
  return { id: `${title}--${exportName}`, title, name: exportName, exportName };
}

function plain(width: number, dot?: { size: number; colour: string }): Promise<Buffer> {
  const dots =
    dot === undefined
      ? []
      : [
          {
            input: {
              create: { width: dot.size, height: dot.size, channels: 3 as const, background: dot.colour },
            },
            left: 40,
            top: 40,
          },
        ];
  return sharp({ create: { width, height: 200, channels: 3, background: '#fff' } })
    .composite(dots)
    .png()
    .toBuffer();
}

describe('the chosen pictures', () => {
  it('are the ready state of a screen at both widths, and the first story of a component', () => {
    const shots = chooseShots([
      story('页面/Books', 'Ready'),
      story('页面/Books', 'Loading'),
      story('页面/Books', 'ReadyOnPhone'),
      story('图书/Shelf', 'Plain'),
      story('图书/Shelf', 'Empty'),
      story('表单/Login', 'Empty'),
      story('砚台/色彩', 'All'),
    ]);
    expect(shots.map(({ name }) => name)).toEqual([
      '页面/Books--Ready.paper.1366',
      '页面/Books--ReadyOnPhone.night.375',
      '图书/Shelf--Plain.paper.1366',
    ]);
  });
});

describe('a comparison', () => {
  it('finds nothing between a picture and its baseline', async () => {
    const picture = await plain(200, { size: 30, colour: '#b4362d' });
    await expect(compare(await encode(picture), picture)).resolves.toEqual({ share: 0 });
  });

  it('finds a pale spot, and shows where it is', async () => {
    const { share, difference } = await compare(
      await plain(200),
      await plain(200, { size: 10, colour: '#fee' }),
    );
    expect(share).toBeGreaterThan(SAME_MACHINE);
    expect(share).toBeCloseTo(100 / 40_000, 3);
    expect(difference).toBeDefined();
  });

  it('finds another size', async () => {
    await expect(compare(await plain(200), await plain(201))).resolves.toEqual({ share: 1 });
  });
});

describe('the environment', () => {
  it('says in words what differs from that of the baselines', () => {
    const here = { chromium: '156.0', fonts: 'a' };
    expect(differences(here, here)).toEqual([]);
    expect(differences(here, { chromium: '155.0', fonts: 'b' })).toEqual([
      'Chromium 156.0，基线用的是 155.0',
      '中文字体 a，基线用的是 b',
    ]);
  });
});
