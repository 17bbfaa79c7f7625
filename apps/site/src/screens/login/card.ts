import type { Brand } from '@inkstone/ui/patterns/LoginCard';

import { paths } from '../../lib/config/paths.js';
import { PUBLISHER } from '../../lib/config/publisher.js';

/** The name on the covers of the login pages. */
export const BRAND: Brand = {
  name: PUBLISHER.name,
  sealText: PUBLISHER.seal,
  homeHref: paths.home.href(),
};

/** The steps of a forgotten password, over two pages and the login. */
export const RECOVERY_STEPS = ['验明账号', '设新密码', '重新登录'] as const;
