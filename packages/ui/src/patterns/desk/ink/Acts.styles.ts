import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { vars } from '../../../theme/values.js';
import { rem } from '../measure.js';

/** Buttons of which the primary one is ink: it decides nothing. */
export const Acts = styled.div`
  ${mix.wrap(rem(10))}
  --ink-accent-fill: ${vars.chosen.surface};
  --ink-accent-hover: ${vars.text.base};
  --ink-text-on-accent: ${vars.chosen.text};
`;
