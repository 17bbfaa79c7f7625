import type { Brand } from '@inkstone/ui/patterns/LoginCard';

import { paths } from '../../config/paths.js';
import { SITE_NAME } from '../../config/site.js';

/** The name on the covers of the login pages. */
export const BRAND: Brand = { name: SITE_NAME, homeHref: paths.home.href() };

/** Two lines on the cover beside a login form. */
export const MOTTO = ['一方好砚', '半亩书田'] as const;

/** The steps of a forgotten password, over two pages and the login. */
export const RECOVERY_STEPS = ['验明账号', '设新密码', '重新登录'] as const;
