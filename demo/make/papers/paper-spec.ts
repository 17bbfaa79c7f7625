import type { PaperSpec } from '../media/compose-paper.js';
import type { Paper } from './build-papers.js';

export function specOf(paper: Paper): PaperSpec {
  return { ...paper, stage: paper.stage.key, typeName: paper.type };
}
