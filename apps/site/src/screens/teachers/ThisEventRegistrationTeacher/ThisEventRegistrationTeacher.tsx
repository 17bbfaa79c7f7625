import { applyAsTeacherMutation, uploadActivityFileMutation } from '@inkstone/api/activities';
import { getStagesQuery } from '@inkstone/api/lookups';
import { toStage } from '@inkstone/api/props/stages';
import { useApi } from '@inkstone/api/react';
import { enrolmentQueryOf, enrolmentStateOf } from '@inkstone/forms/teacherEnrolment';
import type { RadioOption } from '@inkstone/ui/components/RadioGroupField';
import { useToast } from '@inkstone/ui/components/Toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';

import { paths } from '../../../lib/config/paths.js';
import { useEnrolPage } from '../../../kits/activity/use-enrol-page.js';
import { LoginGate } from '../../../kits/login/LoginGate.js';
import { useCrumbs } from '../../../kits/use-section.js';
import { useEnrolmentState } from './use-enrolment-state.js';
import { ThisEventRegistrationTeacherView } from './ThisEventRegistrationTeacher.view.js';

/** Each stage in its colour. */
function toStageOption({ id, name }: { id: number; name: string }): RadioOption {
  const stage = toStage(id);
  return { value: String(id), label: name, stage: stage === 'neutral' ? undefined : stage };
}

/** The enrolment of a teacher, in its two steps (Spec B 2.1, 4). Its state is in the address, and checked. */
export function ThisEventRegistrationTeacher() {
  return (
    <LoginGate>
      <Registration />
    </LoginGate>
  );
}

function Registration() {
  const client = useApi();
  const toast = useToast();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const found = enrolmentStateOf(Object.fromEntries(address));
  const crumbs = useCrumbs('teachingActivities', paths.thisEventRegistrationTeacher.title);
  const activity = useEnrolPage(paths.thisEventRegistrationTeacher, {
    id: found?.articleId,
    enrolled: found !== null && found.step !== 'form',
  });
  const { state, waiting, onReached } = useEnrolmentState(found, activity);
  const stages = useQuery(getStagesQuery(client));
  // Quiet, because the form itself shows why the server refused.
  const quiet = { meta: { quiet: true } };
  const enrol = useMutation({ ...applyAsTeacherMutation(client), ...quiet });
  const attach = useMutation({ ...uploadActivityFileMutation(client), ...quiet });

  return (
    <ThisEventRegistrationTeacherView
      crumbs={crumbs}
      activity={waiting ? { state: 'loading' } : activity}
      state={state}
      stages={(stages.data ?? []).map(toStageOption)}
      stagesLoading={stages.isPending}
      onStateChange={(next) => {
        onReached(next);
        // Replaced: Back must not offer the form of an enrolment that has been sent.
        void navigate(paths.thisEventRegistrationTeacher.path(enrolmentQueryOf(next)), { replace: true });
      }}
      onEnrol={async (payload) => {
        const { msg, data } = await enrol.mutateAsync(payload);
        toast.success(msg);
        return data.id;
      }}
      onAttach={async (payload, sending) => {
        const { msg } = await attach.mutateAsync({ ...payload, ...sending });
        toast.success(msg);
      }}
      onLater={() => void navigate(paths.myActivity.path())}
      onMyActivities={() => void navigate(paths.myActivity.path())}
    />
  );
}
