import { getDeskItemQuery } from '@inkstone/api/desk';
import { FileList } from '@inkstone/ui/patterns/desk';
import { useQuery } from '@tanstack/react-query';

import { Loaded } from '../../kits/Loaded.js';
import { useDeskClient } from '../../lib/desk.js';

/** The files of an enrolment. */
export function EnrolmentFiles({ id }: { id: number }) {
  const item = useQuery(getDeskItemQuery(useDeskClient(), 'enrolments', id));
  return <Loaded query={item}>{({ files }) => <FileList files={files} />}</Loaded>;
}
