import { SECTIONS } from '@inkstone/api/rules';
import { picture, video } from '../check/file-fields.js';
import { optional, type ValuesOf } from '../check/field.js';
import { choice, day, duration, flag, key, several, text } from '../check/plain-fields.js';
import { reference } from '../check/reference.js';
import { richText } from '../check/rich-text.js';
import type { Lookups } from '../lookups.js';
import { articleColumns, columnOf } from './article-columns.js';
import { type Kind, kindOf, type PartRow, type Written } from './kind.js';

function fieldsOf(lookups: Lookups) {
  return {
    key,
    title: text('标题'),
    released: day('日期'),
    intro: optional(text('摘要', 500), ''),
    source: optional(text('来源', 100), ''),
    author: optional(text('作者', 100), ''),
    tags: several(text('标签', 50)),
    picture: optional(picture('图片'), ''),
    pictureText: optional(text('图片说明'), ''),
    stage: optional(choice('学段', lookups.stages), null),
    grade: optional(choice('年级', lookups.grades), null),
    subject: optional(choice('学科', lookups.subjects), null),
    theme: optional(choice('主题', lookups.themes), null),
    flow: optional(choice('流程', lookups.flowTypes), null),
    areas: several(choice('地区', lookups.provinces)),
    recommended: optional(flag('推荐'), false),
    hot: optional(flag('热门'), false),
    forWhom: optional(
      choice(
        '对象',
        new Map([
          ['教师', 1],
          ['学生', 2],
        ]),
      ),
      null,
    ),
    starts: optional(day('开始'), null),
    ends: optional(day('结束', '23:59'), null),
    participant: optional(text('参加者', 100), ''),
    activities: several(reference('出自活动', { kind: 'article', part: 'activities' })),
    courseClass: optional(choice('课程类别', lookups.courseClasses), null),
    video: optional(video('视频'), ''),
    duration: optional(duration('时长'), 0),
    province: optional(choice('省份', lookups.provinces), null),
    city: optional(text('城市', 50), ''),
    universityTypes: several(choice('院校类型', lookups.universityTypes)),
    body: richText('正文'),
  };
}

type Values = ValuesOf<ReturnType<typeof fieldsOf>>;

/** Articles of all columns; activities, courses and universities are articles with a part of their own. */
export function articleKind(lookups: Lookups): Kind {
  return kindOf({
    name: 'article',
    label: '文章',
    sources: ['articles/', 'universities', 'jobs'],
    fields: fieldsOf(lookups),
    target: {
      table: 'all_articles',
      columns: [
        ...[
          'column_id',
          'title',
          'intro',
          'content_html',
          'image_key',
          'image_text',
          'source',
          'author',
          'tags',
        ],
        ...['released_at', 'stage_id', 'grade_id', 'subject_id', 'theme_id', 'flow_type_id'],
        ...['is_recommended', 'is_hot'],
      ],
      vanishing: 'withdrawn',
      parts: [
        { table: 'article_provinces', owner: 'article_id', columns: ['province_id'] },
        {
          table: 'activities',
          label: '活动',
          owner: 'article_id',
          columns: ['activity_type', 'starts_at', 'ends_at', 'participant'],
          isSingle: true,
          keptIf:
            'exists (select from activity_applications as people where people.article_id = part.article_id)',
        },
        {
          table: 'courses',
          owner: 'article_id',
          columns: ['course_class_id', 'video_key', 'duration_seconds'],
          isSingle: true,
        },
        { table: 'universities', owner: 'article_id', columns: ['province_id', 'city'], isSingle: true },
        { table: 'university_type_links', owner: 'article_id', columns: ['university_type_id'] },
        { table: 'activity_results', owner: 'article_id', columns: [], refs: ['activity_id'] },
      ],
    },
    write(values, { file }) {
      const column = columnOf(file);
      if (column === undefined) {
        const folders = articleColumns().map(({ folders: [first = '', second] }) =>
          second === undefined ? first : `${first}（${second}）`,
        );
        return { fault: `文章应放在 articles 下某个栏目的文件夹里：${folders.join('、')}` };
      }
      const fault = faultOf(values, column);
      return fault === undefined ? writeArticle(values, column) : { fault };
    },
  });
}

/** What fits only together. */
function faultOf(values: Values, column: number): string | undefined {
  const { forWhom, starts, ends, participant } = values;
  const activity = [forWhom, starts, ends, participant].filter((value) => value !== null && value !== '');
  if (activity.length > 0 && activity.length < 4) return '活动要写全：对象、开始、结束、参加者';
  if (starts !== null && ends !== null && Date.parse(ends) <= Date.parse(starts))
    return '活动的结束应晚于开始';
  const course = [values.courseClass, values.video, values.duration].filter(
    (value) => value !== null && value !== '' && value !== 0,
  );
  if (course.length > 0 && course.length < 3) return '课程要写全：课程类别、视频、时长';
  if (column === SECTIONS.onlineLearning.id && course.length === 0)
    return '这个栏目的文章是课程，要写课程类别、视频、时长';
  if (column === SECTIONS.findAUniversity.id && (values.province === null || values.city === ''))
    return '大学要写省份与城市';
  return undefined;
}

function writeArticle(values: Values, column: number): Written {
  return {
    row: {
      column_id: column,
      title: values.title,
      intro: values.intro,
      content_html: values.body,
      image_key: values.picture,
      image_text: values.pictureText === '' ? values.intro : values.pictureText,
      source: values.source,
      author: values.author,
      tags: values.tags,
      released_at: values.released,
      stage_id: values.stage,
      grade_id: values.grade,
      subject_id: values.subject,
      theme_id: values.theme,
      flow_type_id: values.flow,
      is_recommended: values.recommended,
      is_hot: values.hot,
    },
    parts: partsOf(values),
  };
}

function partsOf(values: Values): Record<string, readonly PartRow[]> {
  const { forWhom, starts, ends, participant, courseClass, province } = values;
  return {
    article_provinces: values.areas.map((province_id) => ({ province_id })),
    activities:
      forWhom === null ? [] : [{ activity_type: forWhom, starts_at: starts, ends_at: ends, participant }],
    courses:
      courseClass === null
        ? []
        : [{ course_class_id: courseClass, video_key: values.video, duration_seconds: values.duration }],
    universities: province === null ? [] : [{ province_id: province, city: values.city }],
    university_type_links:
      province === null ? [] : values.universityTypes.map((id) => ({ university_type_id: id })),
    activity_results: values.activities.map((key) => ({
      refs: { activity_id: { kind: 'article', key } },
    })),
  };
}
