import type { BookScreening, FilterOption } from '@inkstone/api/types';
import type { FilterDimension } from '@inkstone/ui/components/FilterRows';

function toOptions(options: readonly FilterOption[] | undefined) {
  return (options ?? []).map(({ label, name }) => ({ value: String(name), label }));
}

/** The filter rows; without `screening` they stand in for those on the way. */
export function toDimensions(
  screening: BookScreening | undefined,
  subjectsLoading: boolean,
): FilterDimension[] {
  const loading = screening === undefined;
  return [
    { id: 'version_years', label: '版本年份', options: toOptions(screening?.version_years), loading },
    { id: 'grade_id', label: '学段年级', options: toOptions(screening?.grade), loading },
    {
      id: 'subject_id',
      label: '学科',
      options: toOptions(screening?.subject),
      loading: loading || subjectsLoading,
    },
  ];
}
