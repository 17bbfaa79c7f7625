import { getStudentApplicationQuery, updateStudentApplicationMutation } from '@inkstone/api/activities';
import { getMyActivityQuery } from '@inkstone/api/personal';
import { useApi } from '@inkstone/api/react';
import type { StudentApplication } from '@inkstone/api/types';
import { useToast } from '@inkstone/ui/components/Toast';
import { skipToken, useMutation, useQuery } from '@tanstack/react-query';

import { paths } from '../../../lib/config/paths.js';
import { useNow } from '../../../lib/hooks/use-now.js';
import { ownPage } from '../../../kits/centre/own-page.js';
import { useDetail, type Detail } from '../../../kits/detail/use-detail.js';
import { isWork, toJoinedActivity, type JoinedActivity } from '../MyActivity/model.js';
import { useJoined } from '../MyActivity/use-joined.js';
import { MyActivityDetailsView, type JoinedDetail } from './MyActivityDetails.view.js';

/** The work of a student; `undefined` for a teacher's enrolment, and until it is there. */
function useWork(id: number, wanted: boolean): StudentApplication | undefined {
  const options = getStudentApplicationQuery(useApi(), id);
  return useQuery({ ...options, ...(wanted ? {} : { queryFn: skipToken }) }).data;
}

/** Work that can no longer be replaced has no form; one that was approved says so in it. */
function withForm(activity: JoinedActivity, form: JoinedDetail['form']): JoinedDetail {
  return { ...activity, form: activity.open || form?.status === 1 ? form : undefined };
}

/** One activity of the owner: the file of a teacher, or the work of a student with its review (Spec B 2.6, 4). */
export const MyActivityDetails = ownPage(function MyActivityDetails({ centre }) {
  const client = useApi();
  const toast = useToast();
  const now = useNow(undefined);
  const { id, item, show } = useDetail(paths.myActivityDetails, {
    read: (applicationId) => getMyActivityQuery(client, applicationId),
    title: (activity) => activity?.title ?? paths.myActivityDetails.title,
  });
  const handsInWork = item ? isWork(item) : false;
  const work = useWork(id, handsInWork);
  const joined = useJoined(item ? [item] : undefined);
  const again = useMutation({ ...updateStudentApplicationMutation(client), meta: { quiet: true } });

  const form = work && {
    status: work.status,
    reason: work.descr,
    applicationId: id,
    defaultValues: { name: work.name, school: work.school },
    onSubmit: async (...[payload, sending]: Parameters<NonNullable<JoinedDetail['form']>['onSubmit']>) => {
      const { msg } = await again.mutateAsync({ ...payload, ...sending });
      toast.success(msg);
    },
  };
  const detail: Detail<JoinedDetail> =
    item === null
      ? { state: 'missing', withdrawn: false }
      : show((activity) =>
          activity === null || (handsInWork && form === undefined)
            ? undefined
            : withForm(toJoinedActivity(activity, client, now), form),
        );

  return <MyActivityDetailsView {...joined} centre={centre} detail={detail} />;
});
