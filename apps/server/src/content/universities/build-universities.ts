import { type ArticleText, type Column, columns } from '../articles/article.js';
import type { Row } from '../db/insert.js';
import { idIn, universityTypes } from '../lookups/kinds.js';
import { cityId, provinceNamed } from '../lookups/regions.js';
import { daysBefore } from '../text/days.js';
import { beijing } from './beijing.js';
import { central } from './central.js';
import { jiangsuZhejiang } from './jiangsu-zhejiang.js';
import { north } from './north.js';
import { northeast } from './northeast.js';
import { northwest } from './northwest.js';
import { shanghai } from './shanghai.js';
import { south } from './south.js';
import { southeast } from './southeast.js';
import { southwest } from './southwest.js';
import type { University } from './university.js';

export const universities: readonly University[] = [
  ...beijing,
  ...north,
  ...northeast,
  ...shanghai,
  ...jiangsuZhejiang,
  ...southeast,
  ...central,
  ...south,
  ...southwest,
  ...northwest,
];

/** The four shortcuts of the parents' page. */
const recommended = new Set(['武汉大学', '哈尔滨工业大学', '北京师范大学', '上海财经大学']);

function textOf(university: University, index: number): ArticleText {
  return {
    title: university.name,
    intro: university.intro,
    // Mixed order, so that the newest entries are from many provinces.
    day: daysBefore(4 + ((index * 47) % universities.length) * 2),
    body: university.body,
    picture: 'university',
    source: '砚田升学资料室',
    author: '升学资料室',
    tags: [university.province, ...university.types],
    recommended: recommended.has(university.name),
  };
}

export const universityColumn: Column = {
  id: columns.universities,
  articles: universities.map(textOf),
};

export interface UniversityRows {
  universities: Row[];
  types: Row[];
}

/** @param idOf article id by title, for the articles of all columns */
export function universityRows(idOf: ReadonlyMap<string, number>): UniversityRows {
  const placed = universities.map((university) => ({
    university,
    id: idOf.get(university.name) ?? missing(university),
  }));
  return {
    universities: placed.map(({ university, id }) => {
      const province = provinceNamed(university.province);
      // Throws if the city is not in this province.
      cityId(province, university.city);
      return { article_id: id, province_id: province.id, city: university.city };
    }),
    types: placed.flatMap(({ university, id }) =>
      university.types.map((type) => ({ article_id: id, university_type_id: idIn(universityTypes, type) })),
    ),
  };
}

function missing(university: University): never {
  throw new RangeError(`${university.name} has no article`);
}
