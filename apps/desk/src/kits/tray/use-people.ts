import { listDeskOperatorsQuery } from '@inkstone/api/desk';
import { useQuery } from '@tanstack/react-query';

import { useDeskClient } from '../../lib/desk.js';
import { trayOf, type TrayId } from '../../lib/trays.js';

/** The operators who may decide on the items of a tray; undefined until they are known. */
export function usePeople(tray: TrayId): readonly string[] | undefined {
  const { data } = useQuery(listDeskOperatorsQuery(useDeskClient()));
  const { role } = trayOf(tray);
  return data?.filter(({ roles }) => roles.includes(role)).map(({ name }) => name);
}
