import { loginByCodeMutation, loginMutation, sendLoginCodeMutation } from '@inkstone/api/accounts';
import { useApi, useSession } from '@inkstone/api/react';
import type { UserSession } from '@inkstone/api/types';
import { dropDrafts } from '@inkstone/forms/drafts';
import { useToast } from '@inkstone/ui/components/Toast';
import { useMutation } from '@tanstack/react-query';
import { startTransition, useState } from 'react';
import { useNavigate } from 'react-router';

import { LeadTo } from '../../../lib/components/LeadTo/LeadTo.js';
import { paths } from '../../../lib/config/paths.js';
import { useLoginState } from '../../../kits/login/login-account.js';
import { useAgreement } from '../../../kits/login/use-agreement.js';
import { useSectionTitle } from '../../../kits/use-section.js';
import { takeReturnPath } from '../../../lib/session/return-path.js';
import { NowLoginView } from './NowLogin.view.js';

/** Login by password or by code (Spec B 2.7). */
export function NowLogin() {
  const client = useApi();
  const navigate = useNavigate();
  const toast = useToast();
  const user = useSession();
  const [leaving, setLeaving] = useState(false);
  const agreement = useAgreement();
  const { account, endedAt, isOther } = useLoginState();
  // Quiet, because the form itself shows why the server refused.
  const quiet = { meta: { quiet: true } };
  const byPassword = useMutation({ ...loginMutation(client), ...quiet });
  const byCode = useMutation({ ...loginByCodeMutation(client), ...quiet });
  const sendCode = useMutation(sendLoginCodeMutation(client));
  useSectionTitle('nowLogin');

  async function enter(login: Promise<{ msg: string; data: UserSession }>) {
    // This page redirects a person who is logged in to the personal centre, unless it is already leaving.
    setLeaving(true);
    try {
      const { msg, data } = await login;
      // The drafts of a session that has ended wait for their writer only.
      if (isOther(data)) dropDrafts();
      toast.success(msg);
      // In one transition with the navigation. A person who comes back before the next screen has
      // appeared finds this one still mounted; with `leaving` still set they would not get away from it.
      startTransition(() => {
        void navigate(takeReturnPath(), { replace: true });
        setLeaving(false);
      });
    } catch (error) {
      setLeaving(false);
      throw error;
    }
  }

  if (user !== null && !leaving) return <LeadTo path={paths.personalCenter.path()} />;
  return (
    <NowLoginView
      defaultValues={{ account }}
      visitorHref={endedAt === undefined ? undefined : `#${endedAt}`}
      onPasswordLogin={(payload) => enter(byPassword.mutateAsync(payload))}
      onCodeLogin={(payload) => enter(byCode.mutateAsync(payload))}
      onSendCode={(request) => sendCode.mutateAsync(request)}
      onOpenAgreement={agreement.open}
      agreement={agreement.dialog}
    />
  );
}
