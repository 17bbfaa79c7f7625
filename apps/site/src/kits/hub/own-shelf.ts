import type { ApiClient } from '@inkstone/api';
import { stageBooksPage, stageOfGrade, STAGES, type GradeOfStage } from '@inkstone/api/rules';
import type { BookSummary } from '@inkstone/api/types';
import type { CatalogueBook } from '@inkstone/ui/patterns/BookCard';

import { paths } from '../../lib/config/paths.js';
import { toCatalogueBook } from '../../lib/models/catalogue.js';

/** The stage of a grade, and the page of its books (Spec A 4, B 2.1). */
export function shelfFor(gradeId: number | null | undefined, grades?: readonly GradeOfStage[]) {
  const stageId = stageOfGrade(gradeId, grades);
  const page = stageBooksPage(gradeId, grades);
  const stage = STAGES.find(({ id }) => id === stageId);
  return {
    stageId,
    note: stage && `按你的学段：${stage.name}`,
    page: paths[page].title,
    href: paths[page].href(),
  };
}

/** New books; those of the user's stage come first, each group in the order given. */
export function toShelf(
  books: readonly BookSummary[],
  stageId: ReturnType<typeof stageOfGrade>,
  client: Pick<ApiClient, 'fileUrl'>,
): CatalogueBook[] {
  const own = books.filter(({ grade_id }) => stageId !== undefined && stageOfGrade(grade_id) === stageId);
  const others = books.filter((book) => !own.includes(book));
  return [...own, ...others].map((book) => toCatalogueBook(book, client));
}
