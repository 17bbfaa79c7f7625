import { toStage } from '@inkstone/api/props/stages';
import { dayOfText, stageOfGrade, STAGES } from '@inkstone/api/rules';
import type { ExamHome, PaperSummary } from '@inkstone/api/types';
import type { DatedItem } from '@inkstone/ui/patterns/DatedList';
import type { StagePiles } from '@inkstone/ui/patterns/GradePiles';
import type { Paper } from '@inkstone/ui/patterns/PaperRow';

import { paths } from '../../../lib/config/paths.js';
import { toListedPaper, toPaper } from '../../../lib/models/catalogue.js';

/** How many papers each grade has; the grades stand under their stages. */
export function toPiles({ grade_count }: ExamHome): StagePiles[] {
  return STAGES.flatMap(({ id, name }) => {
    const grades = grade_count
      .filter(({ grade_id }) => stageOfGrade(grade_id) === id)
      .map(({ grade_id, grade_name, count }) => ({
        id: grade_id,
        name: grade_name,
        count,
        href: paths.listenBig.href({ grade_id }),
      }));
    if (grades.length === 0) return [];
    return [{ stage: toStage(id), name, count: grades.reduce((sum, { count }) => sum + count, 0), grades }];
  });
}

/** The newest papers of one grade. */
export interface GradeTab {
  id: string;
  label: string;
  stage: StagePiles['stage'];
  papers: Paper[];
  /** All papers of the grade. */
  count: number;
  href: string;
}

/** A row below the name of its grade, which the row does not repeat. */
function toRow(paper: PaperSummary, grade: string): Paper {
  const { meta, views: _views, ...row } = toListedPaper(paper);
  return { ...row, meta: meta.filter((word) => word !== grade) };
}

export function toTabs({ grade_lists, grade_count }: ExamHome): GradeTab[] {
  return grade_lists.map(({ grade_id, grade_name, list }) => ({
    id: String(grade_id),
    label: grade_name,
    stage: toStage(grade_id),
    papers: list.map((paper) => toRow(paper, grade_name)),
    count: grade_count.find((grade) => grade.grade_id === grade_id)?.count ?? list.length,
    href: paths.listenBig.href({ grade_id }),
  }));
}

export function toNewest({ new_list }: ExamHome): DatedItem[] {
  return new_list.map((paper) => ({
    id: paper.id,
    title: paper.title,
    href: toPaper(paper).href,
    date: dayOfText(paper.create_time),
  }));
}

/** The grade before the exam that most papers are for. */
const USUAL_GRADE = '169';

/** The tab that is open at first: the user's grade, else 高三. */
export function firstTab(tabs: readonly GradeTab[], gradeId: number | null | undefined): string {
  const wanted = [String(gradeId), USUAL_GRADE];
  return wanted.find((id) => tabs.some((tab) => tab.id === id)) ?? tabs[0]?.id ?? '';
}
