import type { Content } from '../build-content.js';
import { subjectNamed } from '../lookups/school.js';
import { drawCover } from '../media/draw-cover.js';
import { drawPicture } from '../media/draw-picture.js';
import type { FileSink } from '../media/output/paper-writer.js';
import { type PaperSpec, writePaperFiles } from '../media/write-paper-files.js';
import { type Paper, paperImageKey } from '../papers/build-papers.js';

type Report = (step: string, done: number, total: number) => void;

/** A file that is drawn only when it is written, so that few are in memory at a time. */
interface Drawn {
  key: string;
  draw: () => string;
}

const parallelWrites = 16;

/** One picture for each subject of each stage, used by all its papers. */
function paperPictures(content: Content): Drawn[] {
  const drawn = new Map<string, Drawn>();
  for (const paper of content.papers) {
    const key = paperImageKey(paper);
    if (drawn.has(key)) continue;
    const { stage, subjectName } = paper;
    drawn.set(key, {
      key,
      draw: () =>
        drawCover({
          title: `${stage.name}${subjectName}试卷`,
          glyph: subjectNamed(subjectName).glyph,
          stage: stage.key,
          year: 2026,
          caption: '精品淘题',
        }),
    });
  }
  return [...drawn.values()];
}

async function writeDrawn(drawn: readonly Drawn[], files: FileSink, report: Report): Promise<void> {
  const encoder = new TextEncoder();
  for (let start = 0; start < drawn.length; start += parallelWrites) {
    const batch = drawn.slice(start, start + parallelWrites);
    await Promise.all(batch.map(({ key, draw }) => files.write(key, encoder.encode(draw()))));
    report('绘制图片', Math.min(start + parallelWrites, drawn.length), drawn.length);
  }
}

function paperSpec(paper: Paper): PaperSpec {
  return {
    ...paper,
    stage: paper.stage.key,
    typeName: paper.type,
  };
}

/** Writes every file that the rows refer to. */
export async function writeFiles(content: Content, files: FileSink, report: Report): Promise<void> {
  const drawn = [
    ...paperPictures(content),
    ...content.pictures.map(({ key, spec }) => ({ key, draw: () => drawPicture(spec) })),
  ];
  await writeDrawn(drawn, files, report);
  await writePaperFiles(content.papers.map(paperSpec), files, (done, total) => {
    report('排印试卷', done, total);
  });
}
