import { getMyActivityQuery } from '@inkstone/api/personal';
import { useApi } from '@inkstone/api/react';
import type { EnrolmentState } from '@inkstone/forms/teacherEnrolment';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { EnrolActivity } from '../../../kits/activity/use-enrol-page.js';
import type { Detail } from '../../../kits/detail/use-detail.js';
import { quietly } from '../../../lib/quietly.js';

const NO_ACTIVITY: EnrolmentState = { step: 'form', articleId: 0, enrolmentId: null };

interface CheckedState {
  state: EnrolmentState;
  /** The claim of the address is being checked. */
  waiting: boolean;
  /** Called with each state that the person reaches on this page. */
  onReached: (state: EnrolmentState) => void;
}

/**
 * The state of an enrolment, which the address only claims: an address can be edited or passed on. The activity has the
 * person's own enrolment; where a server does not send it, it is looked for among the person's activities.
 *
 * @param found the state in the address
 */
export function useEnrolmentState(
  found: EnrolmentState | null,
  activity: Detail<EnrolActivity>,
): CheckedState {
  const client = useApi();
  const [reached, onReached] = useState<EnrolmentState>();
  const here = reached !== undefined && reached.articleId === found?.articleId;
  const application = activity.state === 'ready' ? activity.data.application : undefined;
  const claimed = found === null || found.step === 'form' || here ? null : found.enrolmentId;
  const asks = claimed !== null && activity.state === 'ready' && application === undefined;
  const own = useQuery({ ...quietly(getMyActivityQuery(client, claimed ?? 0)), enabled: asks });

  function check(): EnrolmentState {
    if (found === null) return NO_ACTIVITY;
    if (here) return reached;
    if (application !== undefined) {
      return {
        ...found,
        step: application.has_files === 1 ? 'done' : 'attachment',
        enrolmentId: application.id,
      };
    }
    const isOwn = own.data?.article_id === found.articleId;
    return isOwn ? found : { ...found, step: 'form', enrolmentId: null };
  }

  return { state: check(), waiting: asks && own.isPending, onReached };
}
