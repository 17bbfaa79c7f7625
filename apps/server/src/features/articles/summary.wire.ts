import { sectionOf } from '@inkstone/api/rules';
import { publicUrl } from '../../ports/files/keys.js';
import { focusField, toFlag, toSeconds } from '../../shared/wire.js';
import type { ArticleSummaryRow } from './summaries.queries.js';

export function toArticleSummary(row: ArticleSummaryRow) {
  return {
    id: row.id,
    column_id: row.column_id,
    column_title: row.column_title ?? sectionOf(row.column_id)?.title ?? '',
    title: row.title,
    intro: row.intro,
    image: publicUrl(row.image_key),
    ...focusField(row.image_focus),
    img_type: row.image_type,
    source: row.source,
    author: row.author,
    tags: row.tags.map((name) => ({ name })),
    release_time: toSeconds(row.released_at),
    is_collect: toFlag(row.is_favourite),
    ...(row.image_key !== '' && { img_url: publicUrl(row.image_key) }),
    ...(row.image_text !== '' && { img_txt: row.image_text }),
    ...(row.areas.length > 0 && { apply_area: row.areas }),
    ...classification(row),
    ...activity(row),
    ...course(row),
    ...university(row),
  };
}

function classification(row: ArticleSummaryRow) {
  const applyGrade = row.grade_name ?? row.stage_name;
  return {
    ...(applyGrade !== null && { apply_grade: applyGrade }),
    ...(row.stage_name !== null && { class_stage_text: row.stage_name }),
    ...(row.grade_id !== null && { classes: row.grade_id, classes_text: row.grade_name ?? '' }),
    ...(row.subject_id !== null && { subject: row.subject_id, subject_text: row.subject_name ?? '' }),
  };
}

function activity(row: ArticleSummaryRow) {
  if (row.activity_type === null || row.starts_at === null || row.ends_at === null) return {};
  return {
    activity_type: row.activity_type,
    start_time: toSeconds(row.starts_at),
    end_time: toSeconds(row.ends_at),
    participant: row.participant ?? '',
  };
}

function course(row: ArticleSummaryRow) {
  if (row.duration_seconds === null) return {};
  return { duration: row.duration_seconds, play_number: row.play_count ?? 0 };
}

function university(row: ArticleSummaryRow) {
  if (row.city === null) return {};
  return {
    province: row.province_name ?? '',
    city: row.city,
    university_type: row.university_types.map(({ id }) => String(id)).join(','),
    university_type_text: row.university_types.map(({ name }) => name).join('、'),
  };
}
