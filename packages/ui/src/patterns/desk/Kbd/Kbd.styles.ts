import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { radius, vars } from '../../../theme/values.js';
import { rem, text } from '../measure.js';

/** Phones have no keys. */
export const Cap = styled.kbd<{ $always?: boolean }>`
  display: inline-grid;
  place-items: center;
  min-width: ${rem(20)};
  min-height: ${rem(20)};
  padding: 0 ${rem(5)};
  border: 1px solid ${vars.border.strong};
  border-bottom-width: 2px;
  border-radius: ${radius.chip};
  background: ${vars.surface.raised};
  color: ${vars.text.base};
  font: 500 ${text(12)} / 1 ${vars.font.text};
  white-space: nowrap;

  /* On a filled button the key has the colours of the button. */
  button > span > &,
  a > span > & {
    border-color: color-mix(in srgb, currentColor 45%, transparent);
    background: transparent;
    color: inherit;
  }

  ${({ $always = false }) => !$always && mix.onPhone('display', 'none')}
`;
