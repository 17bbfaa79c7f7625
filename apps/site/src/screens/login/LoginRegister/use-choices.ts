import { namedOptions } from '@inkstone/api/props/options';
import { useApi } from '@inkstone/api/react';
import type { RegistrationChoices } from '@inkstone/forms/registration';
import { useQuery } from '@tanstack/react-query';

import { registrationQueries } from './queries.js';

/** What the registration offers to choose from, as the server's lookups have it. */
export function useChoices(): RegistrationChoices {
  const queries = registrationQueries(useApi());
  const stages = useQuery(queries.stages);
  const grades = useQuery(queries.grades);
  const subjects = useQuery(queries.subjects);
  const provinces = useQuery(queries.provinces);

  return {
    stages: namedOptions(stages.data ?? []),
    stagesLoading: stages.isPending,
    grades: (grades.data ?? []).map(({ name, children }) => ({
      label: name,
      options: namedOptions(children),
    })),
    gradesLoading: grades.isPending,
    subjects: namedOptions(subjects.data ?? []),
    subjectsLoading: subjects.isPending,
    regions: (provinces.data ?? []).map(({ id, name, children }) => ({
      value: String(id),
      label: name,
      children: namedOptions(children),
    })),
    regionsLoading: provinces.isPending,
  };
}
