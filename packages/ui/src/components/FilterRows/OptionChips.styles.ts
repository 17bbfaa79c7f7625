import { css, styled } from 'styled-components';

import { fontSize, space, tapTarget, vars } from '../../theme/values.js';
import { tiles } from './tiles.js';

interface Layout {
  $stacked: boolean;
}

/** A group stays on one line if it fits. */
export const Group = styled.div<Layout>`
  display: flex;
  gap: ${space[1]};
  align-items: flex-start;
  margin-right: ${space[3]};

  ${({ $stacked }) =>
    $stacked &&
    css`
      grid-column: 1 / -1;
      gap: ${space[2]};
      margin-right: 0;
      padding-block: ${space[2]};

      & + & {
        border-top: 1px dashed ${vars.border.base};
      }
    `}
`;

export const GroupName = styled.span`
  flex: none;
  color: ${vars.text.quiet};
  font: ${fontSize[14]} / 30px ${vars.font.display};
  white-space: nowrap;
`;

export const GroupOptions = styled.div<Layout>`
  display: flex;
  flex-wrap: wrap;
  gap: 5px 0;
  min-width: 0;

  > button {
    padding-inline: ${space[2]};
  }

  ${({ $stacked }) =>
    $stacked &&
    css`
      ${tiles('3.5rem')}
      flex: 1;

      ${GroupName} + & {
        line-height: ${tapTarget};
      }
    `}
`;
