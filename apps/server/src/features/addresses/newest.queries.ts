import { SECTIONS } from '@inkstone/api/rules';
import type { Database } from '../../db/database.js';

export interface NewsEntry {
  id: number;
  column_id: number;
  title: string;
  intro: string;
  time: Date;
}

export async function newestNews(db: Database, most: number): Promise<NewsEntry[]> {
  return db
    .selectFrom('articles')
    .select(['id', 'column_id', 'title', 'intro', 'released_at as time'])
    .where('column_id', '=', SECTIONS.enterpriseNews.id)
    .orderBy('released_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

export interface NewPaper {
  id: number;
  title: string;
  grade: string;
  subject: string;
  type: string;
  time: Date;
}

export async function newestPapers(db: Database, most: number): Promise<NewPaper[]> {
  return db
    .selectFrom('papers')
    .innerJoin('grades', 'grades.id', 'papers.grade_id')
    .innerJoin('subjects', 'subjects.id', 'papers.subject_id')
    .innerJoin('paper_types', 'paper_types.id', 'papers.type_id')
    .select([
      'papers.id',
      'papers.title',
      'grades.name as grade',
      'subjects.name as subject',
      'paper_types.name as type',
      'papers.created_at as time',
    ])
    .orderBy('papers.created_at', 'desc')
    .orderBy('papers.id', 'desc')
    .limit(most)
    .execute();
}
