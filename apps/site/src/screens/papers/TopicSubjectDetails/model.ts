import { toStageByName } from '@inkstone/api/props/stages';
import { dayOfText, favouriteType, splitFiles } from '@inkstone/api/rules';
import type { Paper, PaperProperties } from '@inkstone/api/types';
import type { PaperFact, PaperHeadProps } from '@inkstone/ui/patterns/PaperHead';

import { safeHref } from '../../../lib/targets.js';
import { paths } from '../../../lib/config/paths.js';
import { contentHref } from '../../../lib/content-href.js';
import { PAPER_FILTERS } from '../../../lib/config/paper-filters.js';

/** A shop that sells the book with the paper. */
export interface Shop {
  label: string;
  href: string;
}

export interface RelatedPaper {
  id: number;
  title: string;
  href: string;
  /** 2026-11-08. */
  date: string;
}

export interface PaperPage {
  head: PaperHeadProps;
  /** To the papers of the same grade and subject, the only way back on a phone. */
  back: { label: string; href: string };
  /** What is downloaded: PDF · Word · 图片. */
  formats: readonly string[];
  shops: Shop[];
  related: RelatedPaper[];
  /** To the form for errors, filled in with this paper. */
  correctionHref: string;
  /** To the check of the book that the paper comes from. */
  verifyHref: string;
}

/**
 * The facts of a paper, each with the list of the papers that share it. A paper names its facts but not their ids,
 * which the filter rows know: a fact without an option is not a link. Another server may not have a fact yet.
 */
function toFacts(paper: Partial<Paper>, properties: Partial<PaperProperties> | undefined): PaperFact[] {
  return PAPER_FILTERS.flatMap(({ id, label, name, field }) => {
    const value = paper[field];
    if (value === undefined) return [];
    const option = properties?.[name]?.find((one) => one.label === value);
    const href = option === undefined ? undefined : paths.listenBig.href({ [id]: option.name });
    return [{ label, value, href }];
  });
}

function toBack({ grade_name, subject_name }: Paper, properties: PaperProperties | undefined) {
  const idOf = (name: 'grade' | 'subject', label: string) =>
    properties?.[name].find((one) => one.label === label)?.name;
  return {
    label: `${grade_name}${subject_name}试卷`,
    href: paths.listenBig.href({
      grade_id: idOf('grade', grade_name),
      subject_id: idOf('subject', subject_name),
    }),
  };
}

const FORMATS: Readonly<Record<string, string>> = { pdf: 'PDF', doc: 'Word', docx: 'Word' };

function toFormats(url: string): string[] {
  const formats = splitFiles(url).map((file) => {
    const extension = file.slice(file.lastIndexOf('.') + 1).toLowerCase();
    return FORMATS[extension] ?? '图片';
  });
  return [...new Set(formats)];
}

function toShops({ buy_url, buy_url_jd }: Paper): Shop[] {
  const shops = [
    { label: '天猫旗舰店', href: safeHref(buy_url) },
    { label: '京东旗舰店', href: safeHref(buy_url_jd) },
  ];
  return shops.flatMap(({ label, href }) => (href === undefined ? [] : [{ label, href }]));
}

export function toPaperPage(paper: Paper, properties: PaperProperties | undefined): PaperPage {
  const item = { book_name: paper.title, subject: paper.subject_name };
  return {
    head: {
      title: paper.title,
      subject: paper.subject_name,
      stage: toStageByName(paper.grade_name),
      facts: toFacts(paper, properties),
      date: dayOfText(paper.create_time),
      views: paper.views,
      downloads: paper.downloads,
    },
    back: toBack(paper, properties),
    formats: toFormats(paper.url),
    shops: toShops(paper),
    related: paper.correlation_list.map(({ id, title, create_time }) => ({
      id,
      title,
      href: contentHref({ id, type: favouriteType.paper }),
      date: dayOfText(create_time),
    })),
    correctionHref: paths.bookCorrection.href(item),
    verifyHref: paths.testAndVerify.href({ book_name: paper.title }),
  };
}
