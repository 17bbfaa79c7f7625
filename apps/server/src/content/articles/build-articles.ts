import { activityThemes, courseClasses, flowTypes, idIn } from '../lookups/kinds.js';
import { provinceNamed } from '../lookups/regions.js';
import { gradeNamed, stageKeyed, subjectNamed } from '../lookups/school.js';
import type { PictureSpec } from '../media/draw-picture.js';
import { chinaTime, referenceDay } from '../text/days.js';
import { renderMarkup } from '../text/html.js';
import { at, seededRandom } from '../text/random.js';
import type { ArticleText, Column } from './article.js';

export interface Picture {
  key: string;
  spec: PictureSpec;
}

type Rows = Record<string, unknown>[];

export interface BuiltArticles {
  pictures: Picture[];
  articles: Rows;
  provinces: Rows;
  activities: Rows;
  results: Rows;
  courses: Rows;
  idOf: ReadonlyMap<string, number>;
}

interface Placed {
  id: number;
  columnId: number;
  text: ArticleText;
}

/** Authors for texts that name none. */
const defaultAuthors = ['砚田教研院', '砚田编辑部', '砚田读者服务部'] as const;

function place(columns: readonly Column[]): Placed[] {
  const all = columns.flatMap((column) => column.articles.map((text) => ({ columnId: column.id, text })));
  return all.map((entry, index) => ({ ...entry, id: index + 1 }));
}

function coverOf({ id, text }: Placed): Picture {
  const kind = text.picture ?? 'article';
  const key = `public/articles/${String(id)}.svg`;
  if (kind === 'course') {
    const spec = { kind, title: text.title, subtitle: `${text.grade ?? ''}${text.subject ?? ''}`, seed: id };
    return { key, spec };
  }
  return { key, spec: { kind, title: text.title, seed: id } };
}

function articleRow({ id, columnId, text }: Placed, pictures: Picture[]): Record<string, unknown> {
  const random = seededRandom(9000 + id);
  const cover = coverOf({ id, columnId, text });
  pictures.push(cover);
  let figures = 0;
  const html = renderMarkup(text.body, (kind, caption) => {
    figures += 1;
    const key = `public/articles/${String(id)}-${String(figures)}.svg`;
    pictures.push({ key, spec: { kind, title: caption, seed: id * 31 + figures } });
    return key;
  });
  const age = (Date.parse(referenceDay) - Date.parse(text.day)) / 86_400_000;
  return {
    id,
    column_id: columnId,
    title: text.title,
    intro: text.intro,
    content_html: html,
    image_key: cover.key,
    image_text: text.intro,
    source: text.source ?? '砚田教育',
    author: text.author ?? at(defaultAuthors, id),
    tags: text.tags ?? [],
    released_at: chinaTime(text.day, random.between(8, 17), random.between(0, 59)),
    stage_id: text.stage === undefined ? null : stageKeyed(text.stage).id,
    grade_id: text.grade === undefined ? null : gradeNamed(text.grade).id,
    subject_id: text.subject === undefined ? null : subjectNamed(text.subject).id,
    theme_id: text.theme === undefined ? null : idIn(activityThemes, text.theme),
    flow_type_id: text.flow === undefined ? null : idIn(flowTypes, text.flow),
    is_recommended: text.recommended ?? false,
    is_hot: text.hot ?? false,
    // Older articles have more views; the square keeps most of them in the hundreds.
    view_count: Math.floor(120 + Math.sqrt(age + 1) * 60 * (0.4 + random.next() ** 2 * 5)),
  };
}

/**
 * Rows of all columns and the pictures that they need. `video` returns the file and length of a course by its
 * title.
 */
export function buildArticles(
  columns: readonly Column[],
  video: (title: string) => { key: string; seconds: number },
): BuiltArticles {
  const placed = place(columns);
  const idOf = new Map(placed.map(({ id, text }) => [text.title, id]));
  const pictures: Picture[] = [];
  const withCourse = placed.filter(({ text }) => text.course);
  return {
    pictures,
    idOf,
    articles: placed.map((entry) => articleRow(entry, pictures)),
    provinces: placed.flatMap(({ id, text }) =>
      (text.regions ?? []).map((name) => ({ article_id: id, province_id: provinceNamed(name).id })),
    ),
    activities: placed.flatMap(({ id, text }) =>
      text.activity
        ? [
            {
              article_id: id,
              activity_type: text.activity.forWhom === 'teachers' ? 1 : 2,
              starts_at: chinaTime(text.activity.from, 0),
              ends_at: chinaTime(text.activity.to, 23, 59),
              participant: text.activity.participant,
            },
          ]
        : [],
    ),
    results: placed.flatMap(({ id, text }) =>
      (text.results ?? []).map((title) => ({ activity_id: id, article_id: resultId(idOf, title) })),
    ),
    courses: withCourse.map(({ id, text }) => {
      const { key, seconds } = video(text.title);
      return {
        article_id: id,
        course_class_id: idIn(courseClasses, text.course?.kind ?? '名师讲座'),
        video_key: key,
        duration_seconds: seconds,
        play_count: 260 + Math.floor(seededRandom(id).next() ** 2 * 9_400),
      };
    }),
  };
}

function resultId(idOf: ReadonlyMap<string, number>, title: string): number {
  const id = idOf.get(title);
  if (id === undefined) throw new RangeError(`no article has the title ${title}`);
  return id;
}
