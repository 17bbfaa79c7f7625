import type { Lookups } from '../lookups.js';
import type { Table } from '../read/sources.js';
import { articleKind } from './article.js';
import { companyKinds } from './company.js';
import { erratumKind } from './erratum.js';
import { frontKinds, slideKind } from './front.js';
import { agreementKind, settingKind } from './setting.js';
import { bookKind, bookResourceKind } from './book.js';
import type { Kind } from './kind.js';
import { genuineCodeKind } from './genuine-code.js';
import { keywordKind, menuKind, platformKind } from './own-words.js';
import { paperKind } from './paper.js';
import { recommendationKind } from './recommendation.js';
import { scoreLineKind } from './score-line.js';
import { districtAgentKind, offlineStoreKind, onlineShopKind } from './shops.js';

/** All kinds of records, in an order that the foreign keys allow. */
export function kindsOf(lookups: Lookups): readonly Kind[] {
  return [
    articleKind(lookups),
    bookKind(lookups),
    bookResourceKind(lookups),
    erratumKind,
    paperKind(lookups),
    recommendationKind,
    genuineCodeKind,
    scoreLineKind(lookups),
    onlineShopKind(lookups),
    offlineStoreKind(lookups),
    districtAgentKind,
    settingKind,
    agreementKind,
    menuKind(lookups),
    platformKind(lookups),
    keywordKind(lookups),
    slideKind(lookups),
    ...frontKinds,
    ...companyKinds,
  ];
}

/** The tables that the kinds are read from. */
export function tablesOf(kinds: readonly Kind[]): Table[] {
  return kinds.flatMap(({ sources, titles, label }) =>
    sources
      .filter((name) => !name.endsWith('/'))
      .map((name) => ({ name, titles: titles?.[name] ?? [label] })),
  );
}
