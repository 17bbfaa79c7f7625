import { sendRecoveryCodeMutation } from '@inkstone/api/accounts';
import { useApi } from '@inkstone/api/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { paths } from '../../../lib/config/paths.js';
import { useLoginState } from '../../../kits/login/login-account.js';
import { useSectionTitle } from '../../../kits/use-section.js';
import { keptRecovery } from '../../../lib/session/recovered.js';
import { RetrievePasswordLoginView } from './RetrievePasswordLogin.view.js';

/** The first step for a forgotten password: a code to the phone or e-mail (Spec B 2.7). */
export function RetrievePasswordLogin() {
  const navigate = useNavigate();
  const sendCode = useMutation(sendRecoveryCodeMutation(useApi()));
  const { account: given } = useLoginState();
  const [startValues] = useState(() => {
    // Of the last try, for a person who comes back from the second step because the code was refused.
    const account = keptRecovery.read()?.account ?? given;
    return account.includes('@')
      ? { type: 2 as const, email: account }
      : { type: 1 as const, phone: account };
  });

  return (
    <RetrievePasswordLoginView
      title={useSectionTitle('retrievePasswordLogin')}
      defaultValues={startValues}
      onSendCode={(request) => sendCode.mutateAsync(request)}
      onNext={async (recovered) => {
        keptRecovery.write(recovered);
        await navigate(paths.newPassword.path());
      }}
    />
  );
}
