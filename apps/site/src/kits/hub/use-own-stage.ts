import { getGradesQuery } from '@inkstone/api/lookups';
import { useApi, useSession } from '@inkstone/api/react';
import { stageOfGrade } from '@inkstone/api/rules';
import { useQuery } from '@tanstack/react-query';

import { shelfFor } from './own-shelf.js';

/**
 * The stage of the person's grade, and the page of its books. The specification names the grades of an exam only; the
 * stage of any other grade is its parent in the lookup (Spec A 4, B 6).
 */
export function useOwnStage() {
  const gradeId = useSession()?.gradeId;
  const isUnknown = typeof gradeId === 'number' && stageOfGrade(gradeId) === undefined;
  const { data: grades } = useQuery({ ...getGradesQuery(useApi()), enabled: isUnknown });
  return shelfFor(gradeId, grades);
}
