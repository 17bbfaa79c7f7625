import { getPaperPropertiesQuery } from '@inkstone/api/papers';
import { toOptions } from '@inkstone/api/props/options';
import { useApi } from '@inkstone/api/react';
import type { PaperProperties } from '@inkstone/api/types';
import { useQuery } from '@tanstack/react-query';

import { toLoadable } from '../../lib/loadable.js';
import { quietly } from '../../lib/quietly.js';
import { PAPER_FILTERS } from '../../lib/config/paper-filters.js';
import type { ListFilter } from '../list/list-model.js';

/** The filter rows of papers with their options. */
export function usePaperFilters(): ListFilter[] {
  const properties = useQuery(quietly(getPaperPropertiesQuery(useApi())));
  return PAPER_FILTERS.map(({ id, label, name }) => ({
    id,
    label,
    // Another server may not have a filter yet.
    options: toLoadable(properties, (of: Partial<PaperProperties>) => toOptions(of[name] ?? [])),
  }));
}
