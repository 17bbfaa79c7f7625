import { resetPasswordMutation } from '@inkstone/api/accounts';
import { useApi } from '@inkstone/api/react';
import type { Recovered } from '@inkstone/forms/recovery';
import { useToast } from '@inkstone/ui/components/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { LeadTo } from '../../../lib/components/LeadTo/LeadTo.js';
import { paths } from '../../../lib/config/paths.js';
import { useGoToLogin } from '../../../kits/login/login-account.js';
import { useSectionTitle } from '../../../kits/use-section.js';
import { keptRecovery } from '../../../lib/session/recovered.js';
import { NewPasswordView } from './NewPassword.view.js';

/** The second step for a forgotten password (Spec B 2.7, 4), which leads to the first one without its code. */
export function NewPassword() {
  const [recovered] = useState(keptRecovery.read);
  if (recovered === undefined) return <LeadTo path={paths.retrievePasswordLogin.path()} />;
  return <SecondStep recovered={recovered} />;
}

function SecondStep({ recovered }: { recovered: Recovered }) {
  const client = useApi();
  const toast = useToast();
  const navigate = useNavigate();
  const goToLogin = useGoToLogin();
  // Quiet, because the form itself shows why the server refused.
  const reset = useMutation({ ...resetPasswordMutation(client), meta: { quiet: true } });

  return (
    <NewPasswordView
      title={useSectionTitle('newPassword')}
      recovered={recovered}
      onSubmit={async (payload) => {
        const { msg } = await reset.mutateAsync(payload);
        keptRecovery.write(undefined);
        // The server has ended all sessions of the account, also one in this browser.
        client.session.clear();
        toast.success(msg);
        goToLogin(recovered.account);
      }}
      onBack={() => void navigate(paths.retrievePasswordLogin.path())}
    />
  );
}
