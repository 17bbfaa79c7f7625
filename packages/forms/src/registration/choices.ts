import type { RegionFieldProps } from '@inkstone/ui/components/RegionField';
import type { SelectFieldProps } from '@inkstone/ui/components/SelectField';

/** What can be chosen; every value is an id in digits. Lists that are on their way say so. */
export interface RegistrationChoices {
  stages: readonly { value: string; label: string }[];
  stagesLoading?: boolean | undefined;
  /** One after another, or under the names of their stages. */
  grades: SelectFieldProps['options'];
  gradesLoading?: boolean | undefined;
  subjects: SelectFieldProps['options'];
  subjectsLoading?: boolean | undefined;
  /** The provinces with their cities. */
  regions: RegionFieldProps['regions'];
  regionsLoading?: boolean | undefined;
}
