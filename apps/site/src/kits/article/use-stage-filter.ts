import { getStagesQuery } from '@inkstone/api/lookups';
import { namedOptions } from '@inkstone/api/props/options';
import { useApi } from '@inkstone/api/react';
import { useQuery } from '@tanstack/react-query';

import { toLoadable } from '../../lib/loadable.js';
import type { ListFilter } from '../list/list-model.js';

/** The filter row 学段 of a list of what came of activities. */
export function useStageFilter(): ListFilter {
  const stages = useQuery(getStagesQuery(useApi()));
  return { id: 'activity_grade', label: '学段', options: toLoadable(stages, namedOptions) };
}
