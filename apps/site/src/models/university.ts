import type { ApiClient } from '@inkstone/api';
import { dashDate } from '@inkstone/api/rules';
import type { ArticleSummary } from '@inkstone/api/types';
import type { University } from '@inkstone/ui/patterns/UniversityList';

import { paths } from '../config/paths.js';

/** The labels of its types; the text separates them by 、 or by commas. */
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

/** A university as its list shows it. */
export function toUniversity(article: ArticleSummary, { fileUrl }: Pick<ApiClient, 'fileUrl'>): University {
  const { id, title, intro, image, source, release_time } = article;
  return {
    id,
    name: title,
    href: paths.findAUniversityDetails.href({ id }),
    place: universityPlace(article),
    types: universityTypes(article),
    intro,
    image: fileUrl(image),
    source,
    date: dashDate(release_time),
  };
}
