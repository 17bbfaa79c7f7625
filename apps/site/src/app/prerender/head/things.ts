import type { BreadcrumbList, ImageObject, Organization, Thing } from 'schema-dts';

import { PUBLISHER } from '../../../lib/config/publisher.js';
import type { Step } from '../../../kits/section-names.js';
import type { Addresses } from './addresses.js';
import type { HeadPicture } from './head-facts.js';

/** The publisher, as other things refer to it; on its own pages with more. */
export function publisherThing(
  { named }: Addresses,
  more: { logo?: string; description?: string } = {},
): Organization {
  const home = named('home');
  return given({
    '@type': 'Organization',
    '@id': `${home}#publisher`,
    name: PUBLISHER.name,
    url: home,
    ...more,
  });
}

/** The site and who publishes it. */
export function siteThings(publisher: Organization, { named }: Addresses): Thing[] {
  const home = named('home');
  const site: Thing = {
    '@type': 'WebSite',
    '@id': `${home}#site`,
    name: PUBLISHER.name,
    url: home,
    inLanguage: 'zh-CN',
    publisher: { '@id': `${home}#publisher` },
  };
  return [publisher, site];
}

export function pictureThing({ url, width, height }: HeadPicture): ImageObject {
  return { '@type': 'ImageObject', url, width: String(width), height: String(height) };
}

/** The way from home to a page, and the page itself. */
export function breadcrumbs(
  steps: readonly Step[],
  here: { label: string; url: string } | undefined,
  { named }: Addresses,
): BreadcrumbList {
  const way = steps.map(({ name, label }) => ({ label, url: named(name) }));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...way, ...(here === undefined ? [] : [here])].map(({ label, url }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      item: url,
    })),
  };
}

/** What is set; schema.org has no empty values. */
export function given<const T extends object>(values: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const set = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(set) as { [K in keyof T]: Exclude<T[K], undefined> };
}
