import { loginByCodeMutation, loginMutation, sendLoginCodeMutation } from '@inkstone/api/accounts';
import { useApi, useSession } from '@inkstone/api/react';
import { getAgreementQuery } from '@inkstone/api/site-config';
import type { AgreementName } from '@inkstone/forms/login';
import { useToast } from '@inkstone/ui/components/Toast';
import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { startTransition, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';

import { toLoadable, type Loadable } from '../../../app/loadable.js';
import { paths } from '../../../config/paths.js';
import { SITE_NAME } from '../../../config/site.js';
import { useSectionTitle } from '../../../kits/use-section.js';
import { useSanitisedHtml } from '../../../html/use-sanitised-html.js';
import { takeReturnPath } from '../../../session/return-path.js';
import { NowLoginView, type AgreementText } from './NowLogin.view.js';

const BRAND = { name: SITE_NAME, homeHref: paths.home.href() };

/** The agreement that is open, sanitised; `undefined` while none is open. */
function useAgreement(name: AgreementName | undefined): Loadable<AgreementText> | undefined {
  const client = useApi();
  const options = getAgreementQuery(client, name ?? 'user_agreement');
  const query = useQuery({ ...options, ...(name === undefined ? { queryFn: skipToken } : {}) });
  const html = useSanitisedHtml(query.data?.value);
  if (name === undefined) return undefined;
  const loadable = toLoadable(query, ({ title }) => ({ title, html: html ?? '' }));
  return loadable.state === 'ready' && html === undefined ? { state: 'loading' } : loadable;
}

/** Login by password or by code (Spec B 2.7). */
export function NowLogin() {
  const client = useApi();
  const navigate = useNavigate();
  const toast = useToast();
  const user = useSession();
  const [leaving, setLeaving] = useState(false);
  const [agreementName, setAgreementName] = useState<AgreementName>();
  const agreement = useAgreement(agreementName);
  // Quiet, because the form itself shows why the server refused.
  const quiet = { meta: { quiet: true } };
  const byPassword = useMutation({ ...loginMutation(client), ...quiet });
  const byCode = useMutation({ ...loginByCodeMutation(client), ...quiet });
  const sendCode = useMutation(sendLoginCodeMutation(client));
  useSectionTitle('nowLogin');

  async function enter(login: Promise<{ msg: string }>) {
    // This page redirects a person who is logged in to the personal centre, unless it is already leaving.
    setLeaving(true);
    try {
      const { msg } = await login;
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

  if (user !== null && !leaving) return <Navigate to={paths.personalCenter.path()} replace />;
  return (
    <NowLoginView
      brand={BRAND}
      registerHref={paths.loginRegister.href()}
      recoveryHref={paths.retrievePasswordLogin.href()}
      onPasswordLogin={(payload) => enter(byPassword.mutateAsync(payload))}
      onCodeLogin={(payload) => enter(byCode.mutateAsync(payload))}
      onSendCode={(request) => sendCode.mutateAsync(request)}
      onOpenAgreement={setAgreementName}
      agreement={agreement}
      onCloseAgreement={() => {
        setAgreementName(undefined);
      }}
    />
  );
}
