import { registerMutation, sendEmailCodeMutation, sendPhoneCodeMutation } from '@inkstone/api/accounts';
import { useApi, useSession } from '@inkstone/api/react';
import { useToast } from '@inkstone/ui/components/Toast';
import { useMutation } from '@tanstack/react-query';

import { LeadTo } from '../../../lib/components/LeadTo/LeadTo.js';
import { paths } from '../../../lib/config/paths.js';
import { useGoToLogin } from '../../../kits/login/login-account.js';
import { useAgreement } from '../../../kits/login/use-agreement.js';
import { useSectionTitle } from '../../../kits/use-section.js';
import { LoginRegisterView } from './LoginRegister.view.js';
import { useChoices } from './use-choices.js';

/** The registration of four identities, each by phone or e-mail (Spec B 2.7, 4). */
export function LoginRegister() {
  const client = useApi();
  const toast = useToast();
  const goToLogin = useGoToLogin();
  const agreement = useAgreement();
  const choices = useChoices();
  const title = useSectionTitle('loginRegister');
  // Quiet, because the form itself shows why the server refused.
  const register = useMutation({ ...registerMutation(client), meta: { quiet: true } });
  const sendPhoneCode = useMutation(sendPhoneCodeMutation(client));
  const sendEmailCode = useMutation(sendEmailCodeMutation(client));

  if (useSession() !== null) return <LeadTo path={paths.personalCenter.path()} />;
  return (
    <LoginRegisterView
      title={title}
      {...choices}
      onSubmit={async (payload) => {
        const { msg } = await register.mutateAsync(payload);
        toast.success(msg);
        goToLogin(payload.phone ?? payload.email ?? '');
      }}
      onLogin={goToLogin}
      onSendPhoneCode={(request) => sendPhoneCode.mutateAsync(request)}
      onSendEmailCode={(request) => sendEmailCode.mutateAsync(request)}
      onOpenAgreement={agreement.open}
      agreement={agreement.dialog}
    />
  );
}
