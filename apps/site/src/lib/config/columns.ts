import type { SectionName } from '@inkstone/api/rules';
import type { SearchPlace, SearchPlaceName } from '@inkstone/forms/search';

/** How a section lists its articles, and what its article pages show beside the text. */
export interface Column {
  /** Articles on a page (Spec B 9). */
  pageSize: number;
  /** What the list holds: 文章. */
  noun: string;
  /** Measure word of the articles: 篇. */
  unit: string;
  /** Texts of the search box. Left out where the list cannot be searched. */
  search?: SearchPlaceName | SearchPlace;
  /** The side column of an article. By default the recommended articles of the section; `own` is added by its screens. */
  beside?: 'others' | 'own' | { hot: SectionName };
}

/**
 * The sections that list articles. `SECTIONS` has their ids and their article pages, `paths` their filters. A section
 * without a screen in `app/screens.ts` is shown by `screens/columns`. Home's scripts do not need this table.
 */
export const COLUMNS = {
  research: { pageSize: 4, noun: '项目', unit: '项', search: 'research' },
  teachingActivities: { pageSize: 4, noun: '活动', unit: '场', search: 'teachingActivities' },
  projectAchievements: { pageSize: 8, noun: '成果', unit: '项', beside: { hot: 'teachingActivities' } },
  fundingPublicWelfareProjects: { pageSize: 8, noun: '项目', unit: '项', beside: 'own' },
  KnowledgeDrivenGoods: { pageSize: 8, noun: '文章', unit: '篇', search: 'knowledge', beside: 'others' },
  worksDisplay: { pageSize: 8, noun: '作品', unit: '件', beside: { hot: 'thematicActivities' } },
  thematicActivities: { pageSize: 4, noun: '活动', unit: '场' },
  onlineLearning: { pageSize: 9, noun: '课程', unit: '课' },
  talkPolicies: { pageSize: 4, noun: '文章', unit: '篇', search: 'policies' },
  findAUniversity: { pageSize: 5, noun: '大学', unit: '所', search: 'universities' },
  parentChildGarden: { pageSize: 4, noun: '文章', unit: '篇', search: 'garden' },
} as const satisfies Partial<Record<SectionName, Column>>;

export type ColumnName = keyof typeof COLUMNS;
