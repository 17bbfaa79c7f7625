import { Dialog } from '@inkstone/ui/components/Dialog';
import { ErrorState } from '@inkstone/ui/components/ErrorState';
import { Skeleton } from '@inkstone/ui/components/Skeleton';
import { LoginForm, type AgreementName, type LoginHandlers } from '@inkstone/forms/login';
import { ArticleBody } from '@inkstone/ui/patterns/ArticleBody';
import { LoginCard, type LoginCardProps } from '@inkstone/ui/patterns/LoginCard';
import { PageColumn } from '@inkstone/ui/patterns/PageColumn';

import type { Loadable } from '../../../app/loadable.js';
import { Foot, Link, Links } from './NowLogin.styles.js';

export interface AgreementText {
  title: string;
  /** Sanitised HTML. */
  html: string;
}

export interface NowLoginViewProps extends LoginHandlers {
  brand: LoginCardProps['brand'];
  registerHref: string;
  recoveryHref: string;
  onOpenAgreement: (name: AgreementName) => void;
  /** The open agreement; `undefined` while none is open. */
  agreement: Loadable<AgreementText> | undefined;
  onCloseAgreement: () => void;
}

const MOTTO = ['一方好砚', '半亩书田'];

export function NowLoginView({
  brand,
  registerHref,
  recoveryHref,
  agreement,
  onCloseAgreement,
  ...form
}: NowLoginViewProps) {
  return (
    <PageColumn>
      <LoginCard
        brand={brand}
        title="登录"
        motto={MOTTO}
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
              <Link href={recoveryHref}>忘记密码</Link>
            </Links>
          }
        />
      </LoginCard>
      <Dialog
        open={agreement !== undefined}
        onClose={onCloseAgreement}
        title={agreement?.state === 'ready' ? agreement.data.title : '协议'}
        size="lg"
      >
        <AgreementBody agreement={agreement} />
      </Dialog>
    </PageColumn>
  );
}

function AgreementBody({ agreement }: { agreement: Loadable<AgreementText> | undefined }) {
  if (agreement?.state === 'ready') return <ArticleBody html={agreement.data.html} />;
  if (agreement?.state === 'failed') {
    return (
      <ErrorState description={agreement.message} onRetry={agreement.retry} retrying={agreement.retrying} />
    );
  }
  return <Skeleton lines={8} />;
}
