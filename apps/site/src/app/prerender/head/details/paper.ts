import { toStageByName } from '@inkstone/api/props/stages';
import { dayOfText, previewFiles, previewPages, splitFiles } from '@inkstone/api/rules';
import type { Paper, PaperPreview } from '@inkstone/api/types';

import { paths } from '../../../../lib/config/paths.js';
import { PUBLISHER } from '../../../../lib/config/publisher.js';
import type { Addresses } from '../addresses.js';
import { cardOf } from '../card-facts.js';
import { publisherThing } from '../things.js';
import type { Detail } from './detail.js';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
};

function mediaTypes({ url }: Paper): string[] {
  const types = splitFiles(url).flatMap((file) => {
    const type = MEDIA_TYPES[file.slice(file.lastIndexOf('.') + 1).toLowerCase()];
    return type === undefined ? [] : [type];
  });
  return [...new Set(types)];
}

/** How many pages there are, and how many of them a visitor sees. Of their content nothing is said. */
function pagesSentence(preview: PaperPreview | undefined): string {
  const counts = preview === undefined ? [] : previewFiles(preview).map(({ pageCount }) => pageCount ?? 0);
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return '';
  const shown = counts.reduce((sum, count) => sum + previewPages(count), 0);
  return shown === 0 ? `共 ${String(all)} 页` : `共 ${String(all)} 页，登录之前可以看前 ${String(shown)} 页`;
}

export function paperDetail(paper: Paper, preview: PaperPreview | undefined, addresses: Addresses): Detail {
  const { id, title, grade_name, subject_name, type_name, address_name, year_name, create_time } = paper;
  return {
    title,
    sentences: [
      title,
      `${grade_name}${subject_name}${type_name}，${address_name}，${year_name} 年`,
      pagesSentence(preview),
      `在${PUBLISHER.name}在线预览，登录后免费下载，同年级、同学科的试卷列在旁边`,
    ],
    path: paths.topicSubjectDetails.path({ id }),
    section: 'boutiqueTaobaoQuestions',
    type: 'article',
    card: cardOf({
      kind: '试卷',
      title,
      line: [`${grade_name}${subject_name}`, type_name, address_name, `${year_name} 年`].join(' · '),
      stage: toStageByName(grade_name),
      cover: paper.image,
    }),
    thing: (common) => ({
      '@type': 'LearningResource',
      ...common,
      inLanguage: 'zh-CN',
      learningResourceType: type_name,
      educationalLevel: grade_name,
      about: subject_name,
      spatialCoverage: address_name,
      temporalCoverage: year_name,
      datePublished: dayOfText(create_time),
      encodingFormat: mediaTypes(paper),
      isAccessibleForFree: true,
      conditionsOfAccess: '登录后免费下载',
      publisher: publisherThing(addresses),
    }),
  };
}
