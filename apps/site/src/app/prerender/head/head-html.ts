import type { Graph } from 'schema-dts';

import { PUBLISHER } from '../../../lib/config/publisher.js';
import { inScript } from '../../in-script.js';
import type { HeadFacts, HeadPicture } from './head-facts.js';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escape(content)}">`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escape(content)}">`;
}

function pictureElements({ url, width, height, alt }: HeadPicture): string[] {
  return [
    property('og:image', url),
    property('og:image:width', String(width)),
    property('og:image:height', String(height)),
    property('og:image:alt', alt),
    named('twitter:card', 'summary_large_image'),
  ];
}

function graphElement(things: HeadFacts['things']): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return `<script type="application/ld+json">${inScript(JSON.stringify(graph))}</script>`;
}

/** The feeds of the server. */
const FEEDS = [
  { title: '企业动态', href: '/feeds/news.xml' },
  { title: '新到试卷', href: '/feeds/papers.xml' },
];

function feedElement({ title, href }: (typeof FEEDS)[number]): string {
  return `<link rel="alternate" type="application/atom+xml" title="${title}" href="${href}">`;
}

/** The elements of the head, all data escaped. */
export function headHtml(facts: HeadFacts): string {
  const { title, description, canonical, indexed, type, picture, things } = facts;
  return [
    `<title>${escape(title)}</title>`,
    named('description', description),
    ...(canonical === undefined ? [] : [`<link rel="canonical" href="${escape(canonical)}">`]),
    ...(indexed ? FEEDS.map(feedElement) : [named('robots', 'noindex')]),
    property('og:title', title),
    property('og:description', description),
    property('og:type', type),
    ...(canonical === undefined ? [] : [property('og:url', canonical)]),
    property('og:site_name', PUBLISHER.name),
    property('og:locale', 'zh_CN'),
    ...(picture === undefined ? [] : pictureElements(picture)),
    ...(things.length === 0 ? [] : [graphElement(things)]),
  ].join('\n');
}
