import { media } from '@inkstone/ui/tokens';

import { moduleOf, screenRoutes } from '../screens.js';
import { paths } from '../../lib/config/paths.js';
import type { EarlyTable } from '../early/table.js';
import { SERVED_WIDTHS } from './served-widths.js';
import { isRendered } from './rendered-routes.js';

/** The part of the table of the early script that the sources say; the build adds the files of the code. */
export interface EarlyRoutes extends Pick<EarlyTable, 'home' | 'phone' | 'widths'> {
  /** By the modules of their code. */
  screens: { name: string; patterns: readonly string[]; rendered: boolean }[];
}

export const earlyRoutes: EarlyRoutes = {
  home: paths.home.pattern,
  phone: media.mobile,
  widths: SERVED_WIDTHS,
  screens: screenRoutes.map(({ name, patterns }) => ({
    name: moduleOf(name),
    patterns,
    rendered: isRendered(name),
  })),
};
