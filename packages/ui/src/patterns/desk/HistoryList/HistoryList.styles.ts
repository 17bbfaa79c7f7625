import { css, styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { vars } from '../../../theme/values.js';
import { rem, text } from '../measure.js';

export const List = styled.ol<{ $ruled: boolean }>`
  color: ${vars.text.base};
  font-size: ${text(13)};

  ${({ $ruled }) => $ruled && `border-top: 1px solid ${vars.text.strong};`}
`;

/** The text goes below the time where there is no space beside it. */
export const Entry = styled.li<{ $ruled: boolean }>`
  ${mix.wrap(`0 ${rem(12)}`)}
  align-items: baseline;
  padding: ${rem(2)} 0;

  > div {
    flex: 1 1 ${rem(140)};
    min-width: 0;
    overflow-wrap: anywhere;
  }

  ${({ $ruled }) =>
    $ruled &&
    css`
      padding: ${rem(8)} 0;
      border-bottom: 1px solid ${vars.border.base};
      color: ${vars.text.strong};
    `}
`;

export const When = styled.time`
  flex: none;
  min-width: ${rem(78)};
  color: ${vars.text.quiet};
  font-variant-numeric: tabular-nums;
`;

export const Detail = styled.div`
  color: ${vars.text.base};
  font-size: ${text(12)};
`;
