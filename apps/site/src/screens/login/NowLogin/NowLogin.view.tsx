import { LoginForm, type AgreementName, type LoginOptions } from '@inkstone/forms/login';
import { Callout } from '@inkstone/ui/components/Callout';

import { paths } from '../../../lib/config/paths.js';
import { AgreementDialog, type AgreementDialogProps } from '../../../kits/login/AgreementDialog.js';
import { EntryCard } from '../card.js';
import { Link, Links } from '../links.styles.js';

export interface NowLoginViewProps extends LoginOptions {
  onOpenAgreement: (name: AgreementName) => void;
  agreement: AgreementDialogProps;
  /** After the end of a session: where to go on without a login. */
  visitorHref: string | undefined;
}

export function NowLoginView({ agreement, visitorHref, ...form }: NowLoginViewProps) {
  return (
    <>
      <EntryCard title="登录">
        {visitorHref !== undefined && (
          <Callout role="status">
            登录已过期，请重新登录。登录后回到刚才的页面，也可以
            <Link href={visitorHref}>不登录，继续浏览</Link>
          </Callout>
        )}
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
