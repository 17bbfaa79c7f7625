import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, tapTarget, vars } from '../../../theme/values.js';
import { rem, text } from '../measure.js';

export const Slips = styled.ul`
  border-top: 1px solid ${vars.text.strong};
`;

export const Slip = styled.li`
  display: flex;
  gap: ${rem(8)};
  padding: ${rem(10)} ${rem(14)};
  border-bottom: 1px solid ${vars.border.base};

  > :last-child {
    ${mix.grow}
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
    column-gap: ${rem(8)};
  }
`;

export const Name = styled.div`
  ${mix.strong()}
  font-size: ${fontSize[16]};
  overflow-wrap: anywhere;

  > button {
    ${mix.resetButton}
    width: 100%;
    min-height: ${tapTarget};
  }
`;

export const State = styled.div`
  font-size: ${text(13)};
`;

export const Details = styled.dl`
  grid-column: 1 / -1;
  font-size: ${text(13)};

  > div {
    display: flex;
    gap: ${rem(8)};
  }

  dt {
    flex: none;
    min-width: 4.5em;
    color: ${vars.text.quiet};
  }
`;

export const Value = styled.dd`
  ${mix.grow}
  overflow-wrap: anywhere;
`;

export const More = styled.div`
  grid-column: 1 / -1;
  padding-top: ${rem(8)};
`;
