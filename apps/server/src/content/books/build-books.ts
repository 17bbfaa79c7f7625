import { mainlandProvinces, provinceNamed } from '../lookups/regions.js';
import {
  type GradeName,
  gradeNamed,
  stageKeyed,
  type StageKey,
  type SubjectName,
  subjectNamed,
} from '../lookups/school.js';
import { chinaTime, daysBefore } from '../text/days.js';
import { seededRandom } from '../text/random.js';
import { describeBook } from './description.js';
import { highSeries } from './series-high.js';
import { highPaperSeries } from './series-high-papers.js';
import { middleSeries } from './series-middle.js';
import { primarySeries } from './series-primary.js';
import type { BookSeries } from './series.js';
import { isTaught } from './units.js';

export const allSeries: readonly BookSeries[] = [
  ...highPaperSeries,
  ...highSeries,
  ...middleSeries,
  ...primarySeries,
];

export interface Book {
  id: number;
  title: string;
  series: BookSeries;
  stage: StageKey;
  subjects: readonly SubjectName[];
  grade: GradeName | null;
  versionYear: number;
  publishedAt: string;
  coverKey: string;
  /** Whether the series has the video about how a paper is made. */
  hasVideo: boolean;
  descriptionHtml: string;
  provinceIds: readonly number[];
  categoryIds: readonly number[];
}

const regionGroups: Readonly<Record<BookSeries['regions'], readonly string[]>> = {
  nationwide: mainlandProvinces.map((province) => province.shortName),
  threeOneTwo:
    '河北 辽宁 江苏 福建 湖北 湖南 广东 重庆 黑龙江 吉林 甘肃 安徽 江西 贵州 广西 山西 河南 陕西 内蒙古 四川 云南 宁夏 青海'.split(
      ' ',
    ),
  threeThree: ['北京', '天津', '上海', '浙江', '山东', '海南'],
  coast: ['江苏', '浙江', '福建', '广东', '山东', '上海'],
  inland: ['河南', '湖北', '湖南', '安徽', '江西', '陕西', '山西'],
  north: ['河北', '山西', '内蒙古', '辽宁', '吉林', '黑龙江', '天津'],
  southwest: ['重庆', '四川', '贵州', '云南', '广西'],
};

/**
 * Range of days before the reference day on which an edition was published; next year's editions were
 * published this year.
 */
const editionAge: Readonly<Record<number, readonly [number, number]>> = {
  2027: [3, 170],
  2026: [190, 480],
  2025: [520, 840],
  2024: [880, 1200],
};

interface Volume {
  series: BookSeries;
  subjects: readonly SubjectName[];
  grade: GradeName | null;
}

function volumesOf(series: BookSeries): Volume[] {
  const grades: readonly (GradeName | null)[] = series.grades.length > 0 ? series.grades : [null];
  return grades.flatMap((grade) => {
    if (series.combined) return [{ series, subjects: series.subjects, grade }];
    return series.subjects
      .filter((subject) => grade === null || isTaught(series.stage, subject, grade))
      .map((subject) => ({ series, subjects: [subject], grade }));
  });
}

function titleOf({ series, subjects, grade }: Volume): string {
  const subject = series.combined ? '语文数学合刊' : subjects.join('');
  if (grade !== null) return `${series.name} ${grade}${subject}（${series.volume}）`;
  return series.subjects.length === 1
    ? `${series.name}（${series.volume}）`
    : `${series.name} ${subject}（${series.volume}）`;
}

/** All books in the order of their ids. Every third volume of a series with the video has it. */
export function buildBooks(): Book[] {
  const random = seededRandom(20261120);
  return allSeries
    .flatMap((series) => volumesOf(series).map((volume, place) => ({ volume, place })))
    .map(({ volume, place }, index) => {
      const { series } = volume;
      const id = index + 1;
      const versionYear = place % 5 === 4 && series.year > 2024 ? series.year - 1 : series.year;
      const [youngest, oldest] = editionAge[versionYear] ?? [3, 170];
      const title = titleOf(volume);
      const isNewest = versionYear === series.year;
      return {
        id,
        title,
        series,
        stage: series.stage,
        subjects: volume.subjects,
        grade: volume.grade,
        versionYear,
        publishedAt: chinaTime(daysBefore(random.between(youngest, oldest)), 10),
        coverKey: `public/covers/${String(id)}.svg`,
        hasVideo: (series.video ?? false) && place % 3 === 0,
        descriptionHtml: describeBook({ ...volume, title }),
        provinceIds: regionGroups[series.regions].map((name) => provinceNamed(name).id),
        categoryIds: [series.categoryId, ...(isNewest ? series.shelves : [])],
      };
    });
}

export interface BookRows {
  books: Record<string, unknown>[];
  subjects: Record<string, unknown>[];
  provinces: Record<string, unknown>[];
  categories: Record<string, unknown>[];
}

export function bookRows(books: readonly Book[], videoKey: string): BookRows {
  return {
    books: books.map((book) => ({
      id: book.id,
      title: book.title,
      description_html: book.descriptionHtml,
      cover_key: book.coverKey,
      cover_type: book.series.wide ? 2 : 1,
      stage_id: stageKeyed(book.stage).id,
      grade_id: book.grade === null ? null : gradeNamed(book.grade).id,
      version_year: book.versionYear,
      published_at: book.publishedAt,
      price_cents: book.series.priceCents,
      buy_url: `https://example.com/tmall/yantian/${String(100000 + book.id)}`,
      buy_url_jd: book.id % 7 === 0 ? '' : `https://example.com/jd/yantian/${String(200000 + book.id)}`,
      e_book_url: book.id % 4 === 3 ? '' : `https://example.com/sample/${String(300000 + book.id)}`,
      video_key: book.hasVideo ? videoKey : '',
      is_new: book.categoryIds.includes(12),
      sort: book.id,
      created_at: book.publishedAt,
    })),
    subjects: books.flatMap((book) =>
      book.subjects.map((name) => ({ book_id: book.id, subject_id: subjectNamed(name).id })),
    ),
    provinces: books.flatMap((book) => book.provinceIds.map((id) => ({ book_id: book.id, province_id: id }))),
    categories: books.flatMap((book) =>
      book.categoryIds.map((id) => ({ category_id: id, book_id: book.id })),
    ),
  };
}
