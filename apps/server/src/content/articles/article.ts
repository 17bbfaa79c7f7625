import type { ActivityTheme, CourseClass, FlowType } from '../lookups/kinds.js';
import type { GradeName, StageKey, SubjectName } from '../lookups/school.js';
import type { PictureKind } from '../media/draw-picture.js';

/** Columns of articles; the ids are the menu ids of Spec A 2, and 38 and 39 of Spec B. */
export const columns = {
  cooperation: 15,
  research: 24,
  teaching: 25,
  knowledge: 26,
  courses: 27,
  thematic: 28,
  works: 29,
  policies: 30,
  process: 31,
  universities: 33,
  garden: 34,
  jobs: 38,
  news: 39,
  achievements: 40,
  funding: 46,
  /** Replays of the special-subject page; it has no menu item. */
  replays: 48,
} as const;

/** One article as an editor writes it. `body` uses the markup of text/html.ts. */
export interface ArticleText {
  title: string;
  intro: string;
  /** Release day, YYYY-MM-DD. */
  day: string;
  body: string;
  source?: string;
  author?: string;
  tags?: readonly string[];
  picture?: PictureKind;
  stage?: StageKey;
  grade?: GradeName;
  subject?: SubjectName;
  theme?: ActivityTheme;
  flow?: FlowType;
  /** Short names of the provinces that it applies to. */
  regions?: readonly string[];
  recommended?: boolean;
  hot?: boolean;
  activity?: { forWhom: 'teachers' | 'students'; from: string; to: string; participant: string };
  course?: { kind: CourseClass };
  /** Titles of achievements or works that resulted from this activity. */
  results?: readonly string[];
}

export interface Column {
  id: number;
  articles: readonly ArticleText[];
}
