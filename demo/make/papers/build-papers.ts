import { isTaught } from '../books/units.js';
import { paperTypes, type PaperType } from '../lookups/kinds.js';
import { mainlandProvinces, type Province, provinceNamed } from '../lookups/regions.js';
import {
  type GradeName,
  grades,
  gradesOf,
  type Stage,
  stages,
  type SubjectName,
  subjectOf,
} from '../lookups/school.js';
import { coveredUnits } from '../media/bank/coverage.js';
import { at, type SeededRandom, seededRandom } from '../text/random.js';
import { dayOf, type Sitting, sittingsOf } from './calendar.js';

export const paperYears = [2026, 2025, 2024, 2023, 2022] as const;
const mainlandPaperCount = 640;

export type PaperFormat = 'pdf' | 'docx' | 'image' | 'several';

export interface Paper {
  id: number;
  title: string;
  /** The title without the place at the start; a larger scale puts other places before it. */
  titleTail: string;
  stage: Stage;
  gradeId: number;
  gradeName: GradeName;
  subjectId: number;
  subjectName: SubjectName;
  province: Province;
  type: PaperType;
  /** The unit that the paper asks about, if it is about one. */
  unit?: string;
  term?: Sitting['term'];
  year: number;
  /** The time of the upload in China: `2026-11-12 08:30`. */
  uploaded: string;
  format: PaperFormat;
  keys: readonly string[];
  viewCount: number;
  downloadCount: number;
}

interface Slot {
  stage: Stage;
  gradeName: GradeName;
  gradeId: number;
  subjectId: number;
  subjectName: SubjectName;
}

const slots: readonly Slot[] = stages.flatMap((stage) =>
  gradesOf(stage.id).flatMap((grade) =>
    stage.subjectIds
      .map((id) => subjectOf(id))
      .filter((subject) => isTaught(stage.key, subject.name, grade.name))
      .map((subject) => ({
        stage,
        gradeName: grade.name,
        gradeId: grade.id,
        subjectId: subject.id,
        subjectName: subject.name,
      })),
  ),
);

function moment(day: string, hour: number, minute: number): string {
  return `${day} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

function placeName(province: Province, city: string): string {
  return city === province.name ? province.name : `${province.name}${city}`;
}

function isOnUnit(type: PaperType): boolean {
  return type === '课时练习' || type === '单元检测' || type === '专项训练';
}

function tailOf(
  slot: Slot,
  type: PaperType,
  sitting: Sitting,
  year: number,
  unit: string | undefined,
  random: SeededRandom,
): string {
  const begins = year + sitting.schoolYearOffset;
  const schoolYear = `${String(begins)}—${String(begins + 1)}学年`;
  const word = random.next() < 0.7 ? '试题' : '试卷';
  if (unit !== undefined) return `${schoolYear}${slot.gradeName}${slot.subjectName}${type}：${unit}`;
  if (type === '模拟考试')
    return `${String(year)}年${slot.gradeName}${sitting.name}${slot.subjectName}${word}`;
  return `${schoolYear}${slot.gradeName}${sitting.term}${sitting.name}${slot.subjectName}${word}`;
}

/** One paper in nine is a Word file, one in twenty-three a scan; some first mock examinations have several files. */
function formatOf(id: number): PaperFormat {
  if (id === 27) return 'several';
  if (id % 23 === 0) return 'image';
  return id % 9 === 0 ? 'docx' : 'pdf';
}

function keysOf(id: number, format: PaperFormat): readonly string[] {
  const folder = `paper-files/${String(id)}`;
  switch (format) {
    case 'pdf':
      return [`${folder}/paper.pdf`];
    case 'docx':
      return [`${folder}/paper.docx`];
    case 'image':
      return [`${folder}/paper.png`];
    case 'several':
      return [`${folder}/paper.pdf`, `${folder}/answers.docx`, `${folder}/answer-sheet.png`];
  }
}

/** Gives each paper on a unit another unit of its grade and subject: two on one unit would ask the same questions. */
function unitsInTurn(): (slot: Slot) => string {
  const given = new Map<string, number>();
  return ({ stage, subjectName, gradeName }) => {
    const pair = `${gradeName} ${subjectName}`;
    const place = given.get(pair) ?? 0;
    given.set(pair, place + 1);
    return at(coveredUnits(stage.key, subjectName, gradeName), place);
  };
}

/** Most papers have a few hundred views, a few have tens of thousands. */
function readers(random: SeededRandom): { viewCount: number; downloadCount: number } {
  const viewCount = Math.floor(Math.exp(5 + random.next() ** 1.6 * 5.6)) + random.between(3, 97);
  return { viewCount, downloadCount: Math.floor(viewCount * (0.08 + random.next() * 0.34)) };
}

function buildMainland(): Paper[] {
  const seen = new Set<string>();
  const nextUnit = unitsInTurn();
  const random = seededRandom(640);
  return Array.from({ length: mainlandPaperCount }, (_, index) => {
    const slot = at(slots, index);
    const round = Math.floor(index / slots.length);
    const type = at(paperTypes, round * 3 + index);
    const year = at(paperYears, round * 2 + index);
    const province = at(mainlandProvinces, index * 7 + round);
    const sitting = random.pick(sittingsOf(type, slot.gradeName));
    const unit = isOnUnit(type) ? nextUnit(slot) : undefined;
    const titleTail = tailOf(slot, type, sitting, year, unit, random);
    let title: string;
    do title = `${placeName(province, random.pick(province.cities))}${titleTail}`;
    while (seen.has(title));
    seen.add(title);
    const id = index + 1;
    const format = formatOf(id);
    return {
      ...slot,
      id,
      title,
      titleTail,
      province,
      type,
      year,
      uploaded: moment(dayOf(sitting, year, random), random.between(8, 20), random.between(0, 59)),
      format,
      ...(unit === undefined ? { term: sitting.term } : { unit }),
      keys: keysOf(id, format),
      ...readers(random),
    };
  });
}

/** For students of Hong Kong, Macao and Taiwan. */
function buildJointEntrance(firstId: number): Paper[] {
  const random = seededRandom(71);
  const senior = grades.find((grade) => grade.name === '高三');
  const stage = at(stages, 0);
  const places = [
    ['香港', '香港考生适用'],
    ['澳门', '澳门考生适用'],
    ['台湾', '台湾省考生适用'],
  ] as const;
  return places.flatMap(([shortName, note], row) =>
    [1, 2, 3].map((subjectId, column) => {
      const subject = subjectOf(subjectId);
      const year = at(paperYears, row + column);
      const id = firstId + row * 3 + column;
      const titleTail = `${String(year)}年普通高校联合招收港澳台学生考试模拟${subject.name}试题（${note}）`;
      return {
        id,
        title: titleTail,
        titleTail,
        stage,
        gradeId: senior?.id ?? 0,
        gradeName: '高三' as const,
        subjectId,
        subjectName: subject.name,
        province: provinceNamed(shortName),
        type: '模拟考试' as const,
        year,
        uploaded: moment(`${String(year)}-04-${String(12 + row * 4 + column)}`, 10 + column, 20),
        format: 'pdf' as const,
        keys: keysOf(id, 'pdf'),
        ...readers(random),
      };
    }),
  );
}

/** The papers with their own files; consecutive ids go through the grades and subjects in turn. */
export function buildPapers(): Paper[] {
  const mainland = buildMainland();
  return [...mainland, ...buildJointEntrance(mainland.length + 1)];
}
