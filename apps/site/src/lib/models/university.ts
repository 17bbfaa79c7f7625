import type { ApiClient } from '@inkstone/api';
import * as props from '@inkstone/api/props/universities';
import type { ArticleSummary } from '@inkstone/api/types';
import type { University } from '@inkstone/ui/patterns/UniversityList';

import { paths } from '../config/paths.js';

export function toUniversity(article: ArticleSummary, { fileUrl }: Pick<ApiClient, 'fileUrl'>): University {
  return props.toUniversity(article, {
    fileUrl,
    hrefOf: ({ id }) => paths.findAUniversityDetails.href({ id }),
  });
}
