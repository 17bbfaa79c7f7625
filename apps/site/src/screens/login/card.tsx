import { LoginCard, type Brand, type LoginCardProps } from '@inkstone/ui/patterns/LoginCard';
import { PageColumn } from '@inkstone/ui/patterns/PageColumn';
import { StitchSteps } from '@inkstone/ui/patterns/StitchSteps';

import { paths } from '../../lib/config/paths.js';
import { PUBLISHER } from '../../lib/config/publisher.js';
import { Foot, Link } from './links.styles.js';

const BRAND: Brand = {
  name: PUBLISHER.name,
  sealText: PUBLISHER.seal,
  homeHref: paths.home.href(),
};

/** The steps of a forgotten password, over two pages and the login. */
const RECOVERY_STEPS = ['验明账号', '设新密码', '重新登录'] as const;

type CardProps = Pick<LoginCardProps, 'title' | 'intro' | 'children'>;

/** A page with a login. */
export function EntryCard(props: CardProps) {
  return (
    <PageColumn>
      <LoginCard
        {...props}
        brand={BRAND}
        motto={PUBLISHER.motto}
        footer={
          <Foot>
            还没有账号？<Link href={paths.loginRegister.href()}>立即注册</Link>
          </Foot>
        }
      />
    </PageColumn>
  );
}

/** A step for a forgotten password. */
export function RecoveryCard({ step, ...props }: CardProps & { step: number }) {
  return (
    <PageColumn>
      <LoginCard
        {...props}
        brand={BRAND}
        side={<StitchSteps brand={BRAND} title="找回密码" steps={RECOVERY_STEPS} current={step} />}
        footer={
          <Foot>
            想起来了？<Link href={paths.nowLogin.href()}>回去登录</Link>
          </Foot>
        }
      />
    </PageColumn>
  );
}
