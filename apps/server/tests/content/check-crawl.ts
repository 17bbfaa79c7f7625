import pLimit from 'p-limit';
import { expect, test } from 'vitest';
import { robotsText } from '../../src/plugins/site/crawlers/robots.js';
import type { Renderer } from '../../src/plugins/site/renderer.js';

const parallel = 4;

interface Site {
  renderer: Renderer;
  fetch: typeof globalThis.fetch;
  origin: string;
  /** Plain addresses. */
  details: readonly string[];
}

/** The rules of robots.txt for all: the longest that fits decides (RFC 9309). */
function readRobots(): (path: string) => boolean {
  const rules = robotsText({ searchEngines: true, aiCrawlers: true }, '')
    .split('\n')
    .flatMap((line) => {
      const [, verb, pattern = ''] = /^(Allow|Disallow): (\S+)$/.exec(line) ?? [];
      if (verb === undefined) return [];
      const source = pattern.replaceAll(/[.?+^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*');
      return [{ allows: verb === 'Allow', length: pattern.length, expression: new RegExp(`^${source}`) }];
    })
    .sort((one, other) => other.length - one.length);
  return (path) => rules.find(({ expression }) => expression.test(path))?.allows ?? true;
}

function linksOf(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*? href="(\/[^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
}

/** What every detail says of itself in its head. */
function faultsOf(path: string, html: string, origin: string): string[] {
  const head = html.slice(0, html.indexOf('</head>'));
  const found = {
    title: /<title>[^<]{2,}<\/title>/.test(head),
    description: /<meta name="description" content="[^"]{10,}"/.test(head),
    canonical: head.includes(`<link rel="canonical" href="${origin}${path}"`),
    'JSON-LD': /<script type="application\/ld\+json">\s*[[{]/.test(html),
  };
  return Object.entries(found).flatMap(([name, isThere]) => (isThere ? [] : [`${path}: ${name}`]));
}

/** A search engine without scripts, which follows from the first page the plain links that robots.txt allows. */
export function checkCrawl(site: () => Site): void {
  test('every page and every detail is reached by plain links, and says what it is', async () => {
    const { renderer, fetch, origin, details } = site();
    const isAllowed = readRobots();
    const isDetail = new Set(details);
    const pages = renderer.siteRoutes
      .filter(({ kind }) => kind === 'page' || kind === 'list')
      .flatMap(({ patterns: [pattern = ''] }) => pattern);

    async function open(path: string): Promise<string> {
      if (path === '/') return renderer.renderHome(await renderer.collectHome({ fetch }), origin);
      const collected = await renderer.collectDocument({ path, fetch });
      const { html } = await renderer.renderDocument({ ...collected, path, device: 'desktop', origin });
      if (collected.status !== 200) throw new Error(`${path}: ${String(collected.status)}`);
      return html;
    }

    const reached = new Set(['/']);
    const faults: string[] = [];
    const limit = pLimit(parallel);
    const follow = async (path: string): Promise<void> => {
      const html = await limit(open, path);
      if (isDetail.has(path)) faults.push(...faultsOf(path, html, origin));
      const fresh = new Set(linksOf(html).filter((link) => !reached.has(link) && isAllowed(link)));
      for (const link of fresh) reached.add(link);
      await Promise.all([...fresh].filter((link) => link.startsWith('/layout/')).map(follow));
    };
    await follow('/');

    expect(faults).toEqual([]);
    expect([...details, ...pages].filter((path) => !reached.has(path))).toEqual([]);
  });
}
