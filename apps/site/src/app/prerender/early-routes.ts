import { media } from '@inkstone/ui/tokens';

import { screenRoutes } from '../screens.js';
import { paths } from '../../lib/config/paths.js';
import type { EarlyCall } from '../early/table.js';
import { firstCalls } from './first-calls.js';
import { SERVED_WIDTHS } from './served-widths.js';
import { isRendered } from './rendered-routes.js';

/** The part of the table of the head's script that the sources say; the files of the code are known to the build. */
export interface EarlyRoutes {
  home: string;
  phone: string;
  widths: readonly number[];
  /** What the shell asks. */
  calls: EarlyCall[];
  screens: { name: string; patterns: readonly string[]; calls: EarlyCall[]; rendered: boolean }[];
}

/** Every screen, with what it asks first. */
export async function earlyRoutes(): Promise<EarlyRoutes> {
  const { shell, screens } = await firstCalls();
  return {
    home: paths.home.pattern,
    phone: media.mobile,
    widths: SERVED_WIDTHS,
    calls: shell,
    screens: screenRoutes.map(({ name, patterns }) => ({
      name,
      patterns,
      calls: screens.get(name) ?? [],
      rendered: isRendered(name),
    })),
  };
}
