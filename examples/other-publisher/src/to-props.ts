import type { ApiClient } from '@inkstone/api';
import { stageOfGrade, stageOfGradeName, type StageId } from '@inkstone/api/rules';
import type { BookSummary, PaperSummary } from '@inkstone/api/types';
import type { CatalogueBook } from '@inkstone/ui/patterns/BookCard';
import type { Paper } from '@inkstone/ui/patterns/PaperRow';

const STAGES = { 9: 'high', 10: 'middle', 7: 'primary' } as const;

function stageName(id: StageId | undefined) {
  return id === undefined ? 'neutral' : STAGES[id];
}

export function toBook(book: BookSummary, { fileUrl }: Pick<ApiClient, 'fileUrl'>): CatalogueBook {
  return {
    id: book.id,
    title: book.title,
    href: `#/books/${String(book.id)}`,
    image: fileUrl(book.img_url),
    wide: book.img_type === 2,
    grade: book.grade,
    subject: book.apply_subject,
    year: book.version_years,
    price: book.price,
    stage: stageName(stageOfGrade(book.grade_id)),
  };
}

export function toPaper(paper: PaperSummary): Paper {
  return {
    id: paper.id,
    title: paper.title,
    href: `#/papers/${String(paper.id)}`,
    subject: paper.subject_name,
    stage: stageName(stageOfGradeName(paper.grade_name)),
    meta: [paper.grade_name, paper.subject_name, paper.address_name, paper.type_name],
    downloads: paper.downloads,
  };
}
