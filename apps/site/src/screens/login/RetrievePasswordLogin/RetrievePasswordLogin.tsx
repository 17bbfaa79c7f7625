import { sendRecoveryCodeMutation } from '@inkstone/api/accounts';
import { useApi } from '@inkstone/api/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { paths } from '../../../lib/config/paths.js';
import { useGivenAccount } from '../../../kits/login/login-account.js';
import { useSectionTitle } from '../../../kits/use-section.js';
import { keptRecovery } from '../../../lib/session/recovered.js';
import { toStartValues } from './model.js';
import { RetrievePasswordLoginView } from './RetrievePasswordLogin.view.js';

/** The first step for a forgotten password: a code to the phone or e-mail (Spec B 2.7). */
export function RetrievePasswordLogin() {
  const navigate = useNavigate();
  const sendCode = useMutation(sendRecoveryCodeMutation(useApi()));
  const account = useGivenAccount();
  // Of the last try, for a person who comes back from the second step because the code was refused.
  const [startValues] = useState(() => toStartValues(keptRecovery.read()?.account ?? account));

  return (
    <RetrievePasswordLoginView
      title={useSectionTitle('retrievePasswordLogin')}
      loginHref={paths.nowLogin.href()}
      defaultValues={startValues}
      onSendCode={(request) => sendCode.mutateAsync(request)}
      onNext={async (recovered) => {
        keptRecovery.write(recovered);
        await navigate(paths.newPassword.path());
      }}
    />
  );
}
