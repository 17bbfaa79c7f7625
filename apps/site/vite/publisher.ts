import type { Plugin } from 'vite';

import { DEMONSTRATION_PUBLISHER, type Publisher } from '../src/lib/config/publisher.js';

export interface DescribedPublisher extends Publisher {
  description: string;
}

/** Characters of the seal, and of a line of the motto: what their places hold. */
const LONGEST = { seal: 2, line: 8 };

/**
 * The publisher of the environment; what is not set follows from the name, and without one it is the demonstration's.
 *
 * @throws an Error with a Chinese line that names the variable and what it should be
 */
export function readPublisher(environment: Readonly<Record<string, string | undefined>>): DescribedPublisher {
  const read = (variable: string, otherwise: string) => {
    const text = environment[variable]?.trim() ?? '';
    return text === '' ? otherwise : text;
  };
  const given = read('SITE_NAME', '');
  const standard = given === '' ? DEMONSTRATION_PUBLISHER : named(given);
  const seal = read('SITE_SEAL', standard.seal);
  if (Array.from(seal).length > LONGEST.seal) {
    throw new Error(`SITE_SEAL 应为一个或两个字，现在是“${seal}”。`);
  }
  const { name } = standard;
  const motto = read('SITE_MOTTO', '');
  return {
    name,
    seal,
    tagline: read('SITE_TAGLINE', standard.tagline),
    description: read(
      'SITE_DESCRIPTION',
      `${name}：高中、初中、小学教辅图书与试卷。检索图书、预览与下载试卷，查验正版，联系官方授权店铺。`,
    ),
    motto: motto === '' ? standard.motto : readMotto(motto),
  };
}

function named(name: string): Publisher {
  return {
    name,
    seal: Array.from(name).slice(0, LONGEST.seal).join(''),
    tagline: DEMONSTRATION_PUBLISHER.tagline,
    motto: ['开卷有益', '温故知新'],
  };
}

function readMotto(text: string): Publisher['motto'] {
  const [first = '', second = '', ...more] = text.split(/[，,]/).map((line) => line.trim());
  const fits = [first, second].every((line) => line !== '' && Array.from(line).length <= LONGEST.line);
  if (!fits || more.length > 0) {
    throw new Error(`SITE_MOTTO 应为两句，每句不超过 8 个字，中间用逗号分开，现在是“${text}”。`);
  }
  return [first, second];
}

/** Puts the publisher into the scripts, and into `%SITE_NAME%` and `%SITE_DESCRIPTION%` of the page. */
export function publisherOfSite({ description, ...publisher }: DescribedPublisher): Plugin {
  const words: Readonly<Record<string, string>> = {
    '%SITE_NAME%': publisher.name,
    '%SITE_DESCRIPTION%': description,
  };
  return {
    name: 'inkstone:publisher',
    config: () => ({ define: { __PUBLISHER__: JSON.stringify(publisher) } }),
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replaceAll(/%SITE_[A-Z]+%/g, (place) => escapeHtml(words[place] ?? place)),
    },
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
