import { LoginForm, type AgreementName, type LoginOptions } from '@inkstone/forms/login';
import { LoginCard } from '@inkstone/ui/patterns/LoginCard';
import { PageColumn } from '@inkstone/ui/patterns/PageColumn';

import { PUBLISHER } from '../../../lib/config/publisher.js';
import { AgreementDialog, type AgreementDialogProps } from '../../../kits/login/AgreementDialog.js';
import { BRAND } from '../card.js';
import { Foot, Link, Links } from '../links.styles.js';

export interface NowLoginViewProps extends LoginOptions {
  registerHref: string;
  recoveryHref: string;
  scanHref: string;
  onOpenAgreement: (name: AgreementName) => void;
  agreement: AgreementDialogProps;
}

export function NowLoginView({
  registerHref,
  recoveryHref,
  scanHref,
  agreement,
  ...form
}: NowLoginViewProps) {
  return (
    <PageColumn>
      <LoginCard
        brand={BRAND}
        title="登录"
        motto={PUBLISHER.motto}
        footer={
          <Foot>
            还没有账号？<Link href={registerHref}>立即注册</Link>
          </Foot>
        }
      >
        <LoginForm
          {...form}
          links={
            <Links>
              <Link href={scanHref}>微信扫码登录</Link>
              <Link href={recoveryHref}>忘记密码</Link>
            </Links>
          }
        />
      </LoginCard>
      <AgreementDialog {...agreement} />
    </PageColumn>
  );
}
