import { visibleMenu } from '@inkstone/api/rules';
import { getMenuQuery, getSiteConfigQuery } from '@inkstone/api/site-config';
import type { MenuItem } from '@inkstone/api/types';
import type { Thing } from 'schema-dts';

import type { Backend } from '../../backend.js';
import { firstQueries } from '../../first-queries.js';
import { menuTitle, stepsTo } from '../../../kits/section-names.js';
import { paths, type PathName } from '../../../lib/config/paths.js';
import { sectionOfPage } from '../../../lib/config/within.js';
import { pageTitle } from '../../../lib/hooks/use-document-title.js';
import { isTab } from '../../../screens/company/WalkIntroTianLi/model.js';
import { addressesAt, type Addresses } from './addresses.js';
import { cardPicture } from './card-picture.js';
import { describe } from './describe.js';
import type { Detail } from './details/detail.js';
import { findDetail } from './details/find-detail.js';
import type { HeadFacts } from './head-facts.js';
import { isForm, pageCard, pageSentences } from './page-facts.js';
import { SITE_DESCRIPTION } from './site-description.js';
import { breadcrumbs, pictureThing, publisherThing, siteThings } from './things.js';

/** A page that is there. */
export interface HeadRequest {
  name: PathName;
  /** With its query. */
  path: string;
  /** Of the item of a detail. */
  id: number | undefined;
  /** Of the site: https://www.example.cn */
  origin: string;
  /** Whether its address may be listed by search engines. */
  isIndexed: boolean;
}

type Source = Pick<Backend, 'client' | 'queryClient'>;

function readMenu({ client, queryClient }: Source): MenuItem[] {
  return visibleMenu(queryClient.getQueryData(getMenuQuery(client).queryKey) ?? []);
}

function detailHead(
  { detail, id, name }: { detail: Detail; id: number; name: PathName },
  menu: readonly MenuItem[],
  addresses: Addresses,
): Omit<HeadFacts, 'indexed'> {
  const { title, sentences, path, section, type, card, thing } = detail;
  const url = addresses.page(path);
  const description = describe(sentences);
  const picture = cardPicture({ name, id }, card, addresses);
  const common = { '@id': url, url, name: title, description, image: pictureThing(picture) };
  const steps = stepsTo(menu, section);
  return {
    title,
    description,
    canonical: url,
    type,
    picture,
    card,
    things: [thing(common), breadcrumbs(steps, { label: title, url }, addresses)],
  };
}

/** The name of a page; the tabs of the company's page have their own, as in the browser. */
function nameOf({ name, path }: HeadRequest, menu: readonly MenuItem[]): string {
  const text = new URLSearchParams(path.split('?')[1]).get('text') ?? '';
  return name === 'walkIntroTianLi' && isTab(text) ? text : menuTitle(menu, name);
}

function wayTo(name: PathName, menu: readonly MenuItem[], addresses: Addresses): Thing[] {
  if (name === 'home') return [];
  const section = sectionOfPage(name);
  if (section === undefined) return [breadcrumbs(stepsTo(menu, name), undefined, addresses)];
  const here = { label: menuTitle(menu, name), url: addresses.named(name) };
  return [breadcrumbs(stepsTo(menu, section), here, addresses)];
}

function ownerOf(name: PathName, { client, queryClient }: Source, addresses: Addresses): Thing[] {
  const config = queryClient.getQueryData(getSiteConfigQuery(client).queryKey);
  const publisher = publisherThing(addresses, {
    logo: addresses.file(config?.top_logo ?? ''),
    description: SITE_DESCRIPTION,
  });
  if (name === 'home') return siteThings(publisher, addresses);
  return name === 'walkIntroTianLi' ? [publisher] : [];
}

function listHead(
  request: HeadRequest,
  source: Source,
  menu: readonly MenuItem[],
  addresses: Addresses,
): Omit<HeadFacts, 'indexed'> {
  const { name, path } = request;
  const listed = firstQueries(source.client, path).map(({ queryKey }) =>
    source.queryClient.getQueryData(queryKey),
  );
  const card = pageCard(name, menu);
  return {
    title: pageTitle(nameOf(request, menu)),
    description: describe(pageSentences(name, menu, listed)),
    // Without the query: filters and further pages are the same list.
    canonical: addresses.named(name),
    type: 'website',
    picture: cardPicture({ name }, card, addresses),
    card,
    things: [...ownerOf(name, source, addresses), ...wayTo(name, menu, addresses)],
  };
}

/** Whether a path leads behind the first page of a list, whose address search engines should show. */
function isFurtherPage(path: string): boolean {
  return new URLSearchParams(path.split('?')[1]).has('page');
}

/** The head of a page, from what has been fetched for it. */
export function pageHead(request: HeadRequest, source: Source): HeadFacts {
  const { name, path, id, origin, isIndexed } = request;
  const addresses = addressesAt(origin, source.client);
  const menu = readMenu(source);
  const detail = id === undefined ? undefined : findDetail(name, id, source, addresses);
  const facts =
    detail === undefined || id === undefined
      ? listHead(request, source, menu, addresses)
      : detailHead({ detail, id, name }, menu, addresses);
  return { ...facts, indexed: isIndexed && !isForm(name) && !isFurtherPage(path) };
}

/** The head of a page that is not there, or not any more. @param name of its screen, if there is one */
export function missingHead(name: PathName | undefined): HeadFacts {
  return {
    title: pageTitle(name === undefined ? '页面不存在' : paths[name].title),
    description: describe(['这个地址没有内容：它可能已经下架，或者地址有误', SITE_DESCRIPTION]),
    canonical: undefined,
    indexed: false,
    type: 'website',
    picture: undefined,
    card: undefined,
    things: [],
  };
}
