import { dashDate } from '../rules/dates.js';
import type { ArticleSummary } from '../types.js';
import type { Links } from './links.js';

/** The labels of its types, which the text separates by 、 or by commas. */
export function universityTypes({ university_type_text = '' }: ArticleSummary): string[] {
  return university_type_text
    .split(/[、,，]/)
    .map((type) => type.trim())
    .filter((type) => type !== '');
}

/** Province and city, which are one for a municipality: 江苏 南京市, 北京市. */
export function universityPlace({ province = '', city = '' }: ArticleSummary): string {
  if (province === '' || city.startsWith(province)) return city;
  return `${province} ${city}`.trim();
}

/** A university as `UniversityList` shows it. */
export function toUniversity(article: ArticleSummary, { fileUrl, hrefOf }: Links) {
  const { id, column_id, title, intro, image, image_focus, source, release_time } = article;
  return {
    id,
    name: title,
    href: hrefOf({ id, column_id }),
    place: universityPlace(article),
    types: universityTypes(article),
    intro,
    image: fileUrl(image),
    imageFocus: image_focus,
    source,
    date: dashDate(release_time),
  };
}
