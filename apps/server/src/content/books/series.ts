import type { ResourceKind } from '../lookups/kinds.js';
import type { GradeName, StageKey, SubjectName } from '../lookups/school.js';

/** A book series: one book for each of its subjects in each of its grades, if the subject is taught there. */
export interface BookSeries {
  name: string;
  /** At most eight characters, for the title label of the cover. */
  slip: string;
  stage: StageKey;
  categoryId: 17 | 18 | 19 | 20 | 21;
  /** Shelves with its newest volumes: 12 to 16. */
  shelves: readonly (12 | 13 | 14 | 15 | 16)[];
  subjects: readonly SubjectName[];
  /** Empty for a book for the whole stage. */
  grades: readonly GradeName[];
  /** Both subjects in one volume instead of one volume each. */
  combined?: boolean;
  volume: string;
  year: 2024 | 2025 | 2026 | 2027;
  priceCents: number;
  pages: number;
  regions: 'nationwide' | 'threeOneTwo' | 'threeThree' | 'coast' | 'inland' | 'north' | 'southwest';
  wide?: boolean;
  video?: boolean;
  kinds: readonly ResourceKind[];
  intro: string;
  features: readonly string[];
  advice: string;
}

export const highSubjects = ['语文', '数学', '英语', '物理', '化学', '生物', '政治', '历史', '地理'] as const;
export const middleSubjects = [
  '语文',
  '数学',
  '英语',
  '物理',
  '化学',
  '生物',
  '道德与法治',
  '历史',
  '地理',
] as const;
