import { LoginForm, type AgreementName, type LoginOptions } from '@inkstone/forms/login';

import { paths } from '../../../lib/config/paths.js';
import { AgreementDialog, type AgreementDialogProps } from '../../../kits/login/AgreementDialog.js';
import { EntryCard } from '../card.js';
import { Link, Links } from '../links.styles.js';

export interface NowLoginViewProps extends LoginOptions {
  onOpenAgreement: (name: AgreementName) => void;
  agreement: AgreementDialogProps;
}

export function NowLoginView({ agreement, ...form }: NowLoginViewProps) {
  return (
    <>
      <EntryCard title="登录">
        <LoginForm
          {...form}
          links={
            <Links>
              <Link href={paths.QRCodeLogin.href()}>微信扫码登录</Link>
              <Link href={paths.retrievePasswordLogin.href()}>忘记密码</Link>
            </Links>
          }
        />
      </EntryCard>
      <AgreementDialog {...agreement} />
    </>
  );
}
