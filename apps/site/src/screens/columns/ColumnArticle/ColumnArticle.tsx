import {
  SECTIONS,
  type ArticlePage as ArticlePageName,
  type Section,
  type SectionName,
} from '@inkstone/api/rules';
import type { Article } from '@inkstone/api/types';
import type { Crumb } from '@inkstone/ui/components/Breadcrumbs';
import type { ComponentType } from 'react';

import { ArticlePage, type ArticlePageProps } from '../../../kits/article/ArticlePage.js';
import { useArticle } from '../../../kits/article/use-article.js';
import { useSectionSide } from '../../../kits/side/use-section-side.js';
import { paths, type PathName } from '../../../lib/config/paths.js';

export type ArticleName = ArticlePageName | 'cooperatePlate' | 'collaborativeMediaDetails';

/** Where an article stands. */
interface Place {
  /** The page of the menu on the way to it. */
  page: PathName;
  /** A further step of the way. */
  step?: Crumb;
  /** The section of its side column. */
  section?: SectionName;
}

function placeOf(name: ArticleName): Place {
  const { title } = paths[name];
  if (name === 'cooperatePlate') return { page: 'teacherHand' };
  // The media have no list of their own: the way back is the section's page.
  if (name === 'collaborativeMediaDetails')
    return { page: 'teacherHand', step: { label: title, href: paths.teacherHand.href() } };
  const sections = Object.entries<Section>(SECTIONS) as [SectionName, Section][];
  const [section = 'home', { within } = {}] = sections.find(([, { detail }]) => detail === name) ?? [];
  if (within === undefined) return { page: section as PathName, section };
  return {
    page: within as PathName,
    step: { label: title, href: paths.walkIntroTianLi.href({ text: title }) },
  };
}

/**
 * The screen of one article (Spec B 2.1 to 2.3, 2.5).
 *
 * @param extra what only some articles show, so that the others do not load it
 */
export function columnArticle(
  name: ArticleName,
  extra: (article: Article | undefined) => Pick<ArticlePageProps, 'before' | 'side'> = () => ({}),
): ComponentType {
  const { page: parent, step, section } = placeOf(name);
  return function ColumnArticle() {
    const { id, item, page } = useArticle(paths[name], parent);
    const side = useSectionSide(section, id);
    const crumbs = [
      ...page.crumbs.slice(0, -1),
      ...(step === undefined ? [] : [step]),
      ...page.crumbs.slice(-1),
    ];
    return <ArticlePage {...page} crumbs={crumbs} side={side} {...extra(item)} />;
  };
}
