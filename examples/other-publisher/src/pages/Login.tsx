import { loginByCodeMutation, loginMutation, sendLoginCodeMutation } from '@inkstone/api/accounts';
import { useApi } from '@inkstone/api/react';
import { getAgreementQuery } from '@inkstone/api/site-config';
import { LoginForm, type AgreementName } from '@inkstone/forms/login';
import { Dialog } from '@inkstone/ui/components/Dialog';
import { LoginCard } from '@inkstone/ui/patterns/LoginCard';
import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { go } from '../address.js';
import { brand } from '../brand.js';

/** The texts of an agreement. Its HTML is not trusted: only the text of it is shown. */
function linesOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.children].map(({ textContent }) => textContent);
}

/** The form checks and shows; the page sends the requests. */
export function Login() {
  const client = useApi();
  const byPassword = useMutation(loginMutation(client));
  const byCode = useMutation(loginByCodeMutation(client));
  const sendCode = useMutation(sendLoginCodeMutation(client));
  const [name, setName] = useState<AgreementName>();
  const agreementQuery = getAgreementQuery(client, name ?? 'user_agreement');
  const agreement = useQuery(name === undefined ? { ...agreementQuery, queryFn: skipToken } : agreementQuery);

  async function enter(login: Promise<unknown>) {
    await login;
    go('/');
  }

  return (
    <LoginCard brand={brand} title="登录" motto={['一灯一卷', '青禾在野']}>
      <LoginForm
        onPasswordLogin={(payload) => enter(byPassword.mutateAsync(payload))}
        onCodeLogin={(payload) => enter(byCode.mutateAsync(payload))}
        onSendCode={(request) => sendCode.mutateAsync(request)}
        onOpenAgreement={setName}
      />
      <Dialog
        open={name !== undefined}
        onClose={() => {
          setName(undefined);
        }}
        title={agreement.data?.title ?? '协议'}
      >
        {linesOf(agreement.data?.value ?? '').map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Dialog>
    </LoginCard>
  );
}
