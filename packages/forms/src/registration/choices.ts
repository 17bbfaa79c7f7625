import type { RegionFieldProps } from '@inkstone/ui/components/RegionField';
import type { SelectFieldProps } from '@inkstone/ui/components/SelectField';

/** The options of the lists, with ids as values, and whether they are loading. */
export interface RegistrationChoices {
  stages: readonly { value: string; label: string }[];
  stagesLoading?: boolean | undefined;
  /** A flat list, or grouped by stage. */
  grades: SelectFieldProps['options'];
  gradesLoading?: boolean | undefined;
  subjects: SelectFieldProps['options'];
  subjectsLoading?: boolean | undefined;
  /** The provinces with their cities. */
  regions: RegionFieldProps['regions'];
  regionsLoading?: boolean | undefined;
}
