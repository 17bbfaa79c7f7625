import { SECTIONS } from '@inkstone/api/rules';
import { picture, video } from '../check/file-fields.js';
import { optional, to, type ValuesOf } from '../check/field.js';
import { choice, day, duration, flag, focus, key, several, text } from '../check/plain-fields.js';
import { reference } from '../check/reference.js';
import { richText } from '../check/rich-text.js';
import type { Lookups } from '../lookups.js';
import { articleColumns, columnOf } from './article-columns.js';
import { type Kind, kindOf, type PartRow } from './kind.js';

const audiences = new Map([
  ['教师', 1],
  ['学生', 2],
]);

function fieldsOf(lookups: Lookups) {
  return {
    key,
    title: text('标题'),
    released: to('released_at', day('日期')),
    intro: optional(text('摘要', 500), ''),
    source: optional(text('来源', 100), ''),
    author: optional(text('作者', 100), ''),
    tags: several(text('标签', 50)),
    picture: optional(picture('图片'), ''),
    focus,
    pictureText: to(null, optional(text('图片说明'), '')),
    stage: to('stage_id', optional(choice('学段', lookups.stages), null)),
    grade: to('grade_id', optional(choice('年级', lookups.grades), null)),
    subject: to('subject_id', optional(choice('学科', lookups.subjects), null)),
    theme: to('theme_id', optional(choice('主题', lookups.themes), null)),
    flow: to('flow_type_id', optional(choice('流程', lookups.flowTypes), null)),
    areas: to(null, several(choice('地区', lookups.provinces))),
    recommended: to('is_recommended', optional(flag('推荐'), false)),
    hot: to('is_hot', optional(flag('热门'), false)),
    forWhom: to(null, optional(choice('对象', audiences), null)),
    starts: to(null, optional(day('开始'), null)),
    ends: to(null, optional(day('结束', '23:59'), null)),
    participant: to(null, optional(text('参加者', 100), '')),
    activities: to(null, several(reference('出自活动', { kind: 'article', part: 'activities' }))),
    courseClass: to(null, optional(choice('课程类别', lookups.courseClasses), null)),
    video: to(null, optional(video('视频'), '')),
    duration: to(null, optional(duration('时长'), 0)),
    province: to(null, optional(choice('省份', lookups.provinces), null)),
    city: to(null, optional(text('城市', 50), '')),
    universityTypes: to(null, several(choice('院校类型', lookups.universityTypes))),
    body: to('content_html', richText('正文')),
  };
}

type Values = ValuesOf<ReturnType<typeof fieldsOf>>;

export function articleKind(lookups: Lookups): Kind {
  return kindOf({
    name: 'article',
    label: '文章',
    sources: ['articles/', 'universities', 'jobs'],
    titles: { universities: ['找大学', '大学'], jobs: ['诚聘英才', '招聘'] },
    fields: fieldsOf(lookups),
    target: {
      table: 'all_articles',
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
    computed: {
      column_id: (_values, { file }) => columnOf(file),
      image_text: ({ pictureText, intro }) => (pictureText === '' ? intro : pictureText),
    },
    parts: partsOf,
    faultOf(values, { file }) {
      const column = columnOf(file);
      if (column !== undefined) return faultOf(values, column);
      const folders = articleColumns().map(({ folders: [first = '', second] }) =>
        second === undefined ? first : `${first}（${second}）`,
      );
      return `文章应放在 articles 下某个栏目的文件夹里：${folders.join('、')}`;
    },
  });
}

function faultOf(values: Values, column: number): string | undefined {
  const { forWhom, starts, ends, participant } = values;
  const activity = [forWhom, starts, ends, participant].filter((value) => value !== null && value !== '');
  if (activity.length > 0 && activity.length < 4) return '活动要写全：对象、开始、结束、参加者';
  if (starts !== null && ends !== null && Date.parse(ends) <= Date.parse(starts))
    return '活动的结束应晚于开始';
  const hasFilm = values.courseClass !== null && values.video !== '';
  if (!hasFilm && (values.courseClass !== null || values.video !== '' || values.duration > 0))
    return '课程要写全：课程类别、视频';
  if (column === SECTIONS.onlineLearning.id && !hasFilm) return '这个栏目的文章是课程，要写课程类别、视频';
  if (column === SECTIONS.findAUniversity.id && (values.province === null || values.city === ''))
    return '大学要写省份与城市';
  return undefined;
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
