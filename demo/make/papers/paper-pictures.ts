import { subjectNamed } from '../lookups/school.js';
import { drawCover } from '../media/draw-cover.js';
import type { Drawn } from '../media/drawn.js';
import type { Paper } from './build-papers.js';

/** One for each subject of each stage. */
export function pictureOf({ stage, subjectId }: Pick<Paper, 'stage' | 'subjectId'>): string {
  return `paper-files/${stage.key}-${String(subjectId)}.svg`;
}

export function paperPictures(papers: readonly Paper[]): Drawn[] {
  const subjects = new Map(papers.map((paper) => [pictureOf(paper), paper]));
  return [...subjects].map(([file, { stage, subjectName }]) => ({
    file,
    draw: () =>
      drawCover({
        title: `${stage.name}${subjectName}试卷`,
        glyph: subjectNamed(subjectName).glyph,
        stage: stage.key,
        year: 2026,
        caption: '精品淘题',
      }),
  }));
}
