import type { StatesByTag } from '../../states.js';
import { type Handlers, nothing } from '../handlers.js';
import { HIGH_SCHOOL, MATHEMATICS, PROVINCE, READER, SENIOR_3 } from '../rows.js';
import { type Database, insert } from '../server.js';

const CITY = 1101;

const column = { research: 24, courses: 27, universities: 33, achievements: 40 } as const;

async function insertMenuItem(db: Database, id: number): Promise<void> {
  await db
    .insertInto('menu_items')
    .values({ id, title: '栏目' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface ArticleRow {
  id: number;
  column_id: number;
  title: string;
  day?: string;
  stage_id?: number;
  grade_id?: number;
  subject_id?: number;
  tags?: string[];
}

const classified = { stage_id: HIGH_SCHOOL, subject_id: MATHEMATICS };

async function insertInto(db: Database, { day = '2026-11-12', ...row }: ArticleRow): Promise<void> {
  await insertMenuItem(db, row.column_id);
  await insert(db, {
    articles: {
      intro: '摘要',
      content_html: '<p>正文。</p>',
      image_key: 'public/articles/1.svg',
      image_focus: '50% 30%',
      released_at: `${day}T00:00:00Z`,
      ...row,
    },
  });
}

/** A newer and an older article in the same column. */
async function insertNeighbours(db: Database, { id, column_id }: ArticleRow): Promise<void> {
  await insertInto(db, { id: id + 1, column_id, title: '较新的一篇', day: '2026-11-13' });
  await insertInto(db, { id: id + 2, column_id, title: '较早的一篇', day: '2026-11-11' });
}

export function articleStates(db: Database): Handlers<StatesByTag['articles']> {
  return {
    'a column has an article': ({ column_id }) =>
      insert(db, {
        menu_items: { id: column_id, title: '企业动态' },
        articles: {
          column_id,
          title: '捐书进乡村',
          intro: '编辑部带着新书来到山下的小学。',
          content_html: '<p>十一月。</p>',
          tags: ['公益'],
          released_at: '2026-11-12T00:00:00Z',
        },
      }),
    'there is an article': async ({ article_id, column_id }) => {
      const article = { id: article_id, column_id, title: '捐书进乡村', tags: ['公益'] };
      await insertInto(db, article);
      await insertNeighbours(db, article);
    },
    'there is no article': nothing,
    'there is an activity with a result': async ({ article_id, result_id }) => {
      const activity = { id: article_id, column_id: column.research, title: '情境题研究' };
      const result = { id: result_id, column_id: column.achievements, title: '情境题的十一稿' };
      await insertInto(db, { ...classified, ...activity });
      await insertInto(db, { ...classified, ...result });
      await insert(db, {
        activities: {
          article_id,
          activity_type: 1,
          starts_at: '2026-01-01T00:00:00Z',
          ends_at: '2999-01-01T00:00:00Z',
          participant: '高中数学教师',
        },
        activity_results: { activity_id: article_id, article_id: result_id },
      });
    },
    'the reader has applied for the activity': ({ article_id }) =>
      insert(db, {
        activity_applications: {
          article_id,
          user_id: READER,
          name: '周明',
          school: '第一中学',
          tel: '13800000003',
          file_keys: ['uploads/plan.pdf'],
        },
      }),
    'there is a course': async ({ article_id }) => {
      const course = { id: article_id, column_id: column.courses, title: '函数十讲', grade_id: SENIOR_3 };
      await insertInto(db, { ...classified, ...course });
      await insert(db, {
        course_classes: { id: 1, name: '同步课堂', sort: 1 },
        courses: { article_id, course_class_id: 1, video_key: 'courses/1.mp4', duration_seconds: 600 },
      });
    },
    'there is a marked article': async ({ article_id, column_id, theme, flow_type }) => {
      await insert(db, {
        activity_themes: { id: theme, name: '读书与写作', sort: 1 },
        flow_types: { id: flow_type, name: '报名与录取', sort: 1 },
      });
      await insertInto(db, { id: article_id, column_id, title: '读书节' });
      await db
        .updateTable('articles')
        .set({ theme_id: theme, flow_type_id: flow_type, is_recommended: true, is_hot: true })
        .where('id', '=', article_id)
        .execute();
    },
    'there is a university': async ({ article_id }) => {
      await insert(db, { cities: { id: CITY, province_id: PROVINCE, name: '北京市' } });
      await insertInto(db, { id: article_id, column_id: column.universities, title: '之江大学' });
      await insert(db, {
        universities: { article_id, province_id: PROVINCE, city: '北京市' },
        university_types: { id: 1, name: '综合', sort: 1 },
        university_type_links: { article_id, university_type_id: 1 },
      });
    },
    'there is an achievement under a keyword': async ({ article_id, keyword_id }) => {
      const keyword = '大单元教学';
      await insert(db, { keywords: { id: keyword_id, type: 1, stage_id: HIGH_SCHOOL, keyword } });
      const achievement = { id: article_id, column_id: column.achievements, title: '大单元设计' };
      await insertInto(db, { ...classified, ...achievement, tags: [keyword] });
    },
    'there is a keyword of works': ({ keyword_id }) =>
      insert(db, { keywords: { id: keyword_id, type: 2, stage_id: HIGH_SCHOOL, keyword: '读后感' } }),
    'there are activity themes': () =>
      insert(db, { activity_themes: { id: 1, name: '读书与写作', sort: 1 } }),
  };
}
