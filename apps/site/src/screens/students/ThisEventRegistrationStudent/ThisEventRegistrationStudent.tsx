import { applyAsStudentMutation } from '@inkstone/api/activities';
import { useApi } from '@inkstone/api/react';
import { uploadFileMutation } from '@inkstone/api/uploads';
import { useToast } from '@inkstone/ui/components/Toast';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { AFTER_APPLICATION, paths } from '../../../lib/config/paths.js';
import { useEnrolPage } from '../../../kits/activity/use-enrol-page.js';
import { useIdQuery } from '../../../kits/detail/use-id-query.js';
import { LoginGate } from '../../../kits/login/LoginGate.js';
import { useCrumbs } from '../../../kits/use-section.js';
import { ThisEventRegistrationStudentView } from './ThisEventRegistrationStudent.view.js';

/** The page on which a student submits a work (Spec B 2.2). */
export function ThisEventRegistrationStudent() {
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
  const id = useIdQuery();
  const crumbs = useCrumbs('thematicActivities', paths.thisEventRegistrationStudent.title);
  const activity = useEnrolPage(paths.thisEventRegistrationStudent, { id, enrolled: false });
  // Quiet, because the form itself shows why the server refused.
  const quiet = { meta: { quiet: true } };
  const submit = useMutation({ ...applyAsStudentMutation(client), ...quiet });
  const upload = useMutation({ ...uploadFileMutation(client), ...quiet });

  return (
    <ThisEventRegistrationStudentView
      crumbs={crumbs}
      activity={activity}
      articleId={id ?? 0}
      onUpload={(file, sending) => upload.mutateAsync({ file, ...sending })}
      onSubmit={async (payload) => {
        const { msg } = await submit.mutateAsync(payload);
        toast.success(msg);
        void navigate(AFTER_APPLICATION, { replace: true });
      }}
    />
  );
}
