import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { animation, hugePng, photo } from '../fixtures/pictures.js';
import { useLoadingSite } from './loading.js';

const site = useLoadingSite();
let bytes: Buffer;
let hash: string;
beforeAll(async () => {
  bytes = await photo();
  hash = createHash('sha256').update(bytes).digest('hex').slice(0, 40);
});

const books = (cover: string) =>
  `编号,标题,学段,版次年份,日期,封面,正文\nb-1,总复习,高中,2027,2026-08-01,${cover},每课一练。\n`;
const article = '---\n编号: a\n标题: 题\n日期: 2026-03-01\n---\n\n![图](a.jpg)\n';

async function coverUrl(): Promise<string> {
  const { data } = await site.server.call('listBooks', { body: { page: 1, psize: 10 } });
  return (data as { list: { img_url: string }[] }).list[0]?.img_url ?? '';
}

describe('a photograph', () => {
  it('has one address, which says that it may be had in other widths', async () => {
    await site.load({ 'books.csv': books('a.jpg'), 'a.jpg': bytes });
    expect(await coverUrl()).toMatch(
      new RegExp(
        `^/files/public/content/${hash.slice(0, 2)}/${hash}\\.jpg\\?size=600x800&color=[0-9a-f]{6}$`,
      ),
    );
  });

  it('is sent in the width that is asked for, as WebP to who takes it, and for ever', async () => {
    const url = await coverUrl();
    const get = async (address: string, accept = 'image/avif,image/webp,*/*') => {
      const { headers } = await site.server.app.inject({ url: address, headers: { accept } });
      return [headers['content-type'], headers['content-length'], headers.vary, headers['cache-control']];
    };
    const forever = 'public, max-age=31536000, immutable';
    const [whole, narrow, wider, widest] = [
      await get(url),
      await get(`${url}&w=240`),
      await get(`${url}&w=241`),
      await get(`${url}&w=1600`),
    ];
    expect(whole).toEqual(['image/jpeg', expect.any(String), undefined, forever]);
    expect(narrow).toEqual(['image/webp', expect.any(String), 'accept', forever]);
    expect(Number(narrow[1])).toBeLessThan(Number(wider[1]));
    expect(Number(wider[1])).toBeLessThan(Number(widest[1]));
    expect(await get(`${url}&w=240`, 'image/*')).toEqual([...whole.slice(0, 2), 'accept', forever]);
    expect(await get(`${url}&w=-1`)).toEqual(whole);
  });

  it('stays in the store as it came, without an address', async () => {
    const key = `content/${hash.slice(0, 2)}/${hash}.jpg`;
    const kept = await buffer(await site.server.services.files.read(key));
    expect(kept.equals(bytes)).toBe(true);
    expect((await site.server.app.inject({ url: `/files/${key}` })).statusCode).toBe(404);
  });

  it('is made once', async () => {
    site.sent.length = 0;
    await site.load({ 'books.csv': books('b.jpg').replace('总复习', '改了题'), 'b.jpg': bytes });
    expect(site.sent).toEqual([]);
  });

  it('in a text has its size, and the addresses of its widths', async () => {
    await site.load({ 'articles/news/a.md': article, 'articles/news/a.jpg': bytes });
    const { rows } = await site.server.database.pool.query<{ html: string }>(
      'select content_html as html from articles',
    );
    expect(rows[0]?.html).toMatch(
      /<img src="[^"]+\?size=600x800&amp;color=\w+" alt="图" width="600" height="800" srcset="[^"]+&amp;w=240 240w, [^"]+ 600w" sizes="[^"]+" loading="lazy">/,
    );
  });
});

describe('a picture that cannot be shown as it is', () => {
  it('is told, and the load goes on', async () => {
    const broken = bytes.subarray(0, bytes.length - 200);
    expect(await site.load({ 'books.csv': books('a.jpg'), 'a.jpg': broken })).toContain(
      'books.csv:2：图片“a.jpg”打不开，先不显示；请用图片软件重新保存',
    );
    expect(await coverUrl()).toBe('');
    expect(await site.load({ 'books.csv': books('a.gif'), 'a.gif': await animation() })).toContain(
      'books.csv:2：图片“a.gif”是动图，只显示第一帧',
    );
    expect(await coverUrl()).toMatch(/\.jpg\?size=20x20&color=/);
  });

  it('is a fault in a text, and with too many pixels', async () => {
    const broken = bytes.subarray(0, bytes.length - 200);
    await expect(site.load({ 'articles/news/a.md': article, 'articles/news/a.jpg': broken })).rejects.toThrow(
      'articles/news/a.md:7: 图片“a.jpg”打不开；请用图片软件重新保存',
    );
    await expect(site.load({ 'books.csv': books('a.png'), 'a.png': hugePng() })).rejects.toThrow(
      '图片“a.png”超过一亿像素；请缩小后再放入',
    );
  });
});
