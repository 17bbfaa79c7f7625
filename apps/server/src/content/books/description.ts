import { type GradeName, gradesOf, stageKeyed, type SubjectName } from '../lookups/school.js';
import { escapeHtml } from '../text/html.js';
import { at } from '../text/random.js';
import { specialContents } from './contents.js';
import { deskOf } from './editors.js';
import type { BookSeries } from './series.js';
import { isTaught, unitsOf } from './units.js';

interface Described {
  title: string;
  series: BookSeries;
  subjects: readonly SubjectName[];
  grade: GradeName | null;
}

/** The chapters of a book: its own, or the units of its grade, or the common chapters of the stage. */
export function chaptersOf({ series, subjects, grade }: Omit<Described, 'title'>): readonly string[] {
  const subject = at(subjects, 0);
  const special = specialContents(series.name, subject);
  if (special) return special;
  if (grade !== null) return unitsOf(series.stage, subject, grade);
  return gradesOf(stageKeyed(series.stage).id)
    .map((each) => each.name)
    .filter((name) => isTaught(series.stage, subject, name))
    .flatMap((name) => unitsOf(series.stage, subject, name).slice(0, 4));
}

/** A sentence about the units of a volume whose own chapters do not show the grade. */
function gradeUnits({ series, subjects, grade }: Described): string[] {
  if (grade === null || !specialContents(series.name, at(subjects, 0))) return [];
  const units = subjects.map(
    (subject) => `${subject}的${unitsOf(series.stage, subject, grade).slice(0, 4).join('、')}`,
  );
  return [`<p>本册按${grade}的教学进度编排，对应${escapeHtml(units.join('，'))}等单元。</p>`];
}

function contentsTable(book: Described): string {
  const chapters = chaptersOf(book);
  const step = Math.floor((book.series.pages - 12) / chapters.length);
  const rows = chapters.map((chapter, index) => {
    const page = 3 + step * index;
    return `<tr><td>${String(index + 1)}</td><td>${escapeHtml(chapter)}</td><td>${String(page)}</td></tr>`;
  });
  return (
    '<table><thead><tr><th scope="col">序</th><th scope="col">章目</th><th scope="col">页码</th></tr></thead>' +
    `<tbody>${rows.join('')}</tbody></table>`
  );
}

export function describeBook(book: Described): string {
  const { series } = book;
  const desks = book.subjects.map((subject) => ({ subject, ...deskOf(series.stage, subject) }));
  const team = desks
    .map(
      ({ subject, chief, members }) =>
        `<p><strong>${subject}</strong>\u3000主编 ${chief}；编写 ${members.map(escapeHtml).join('、')}。</p>`,
    )
    .join('');
  return [
    '<h2>内容特色</h2>',
    `<p>${escapeHtml(series.intro)}</p>`,
    ...desks.map(({ note }) => `<p>${escapeHtml(note)}</p>`),
    `<ul>${series.features.map((feature) => `<li>${escapeHtml(feature)}</li>`).join('')}</ul>`,
    '<h2>目录</h2>',
    ...gradeUnits(book),
    contentsTable(book),
    '<h2>怎样使用</h2>',
    `<p>${escapeHtml(series.advice)}全书 ${String(series.pages)} 页，双胶纸单色印刷，护眼米黄底色。</p>`,
    '<h2>编写团队</h2>',
    team,
    '<p>书中如有疏漏，请在“图书纠错”中告诉我们，编辑部会在十五日内答复，并更新勘误表。</p>',
  ].join('\n');
}
