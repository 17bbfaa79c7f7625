import { articlePage, SECTIONS } from '@inkstone/api/rules';

/** The page of the articles of a column; those of the teachers' hub open on the page that the hub leads to. */
export function pageOfColumn(columnId: number) {
  return columnId === SECTIONS.teacherHand.id ? 'cooperatePlate' : articlePage(columnId);
}
