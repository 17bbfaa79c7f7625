import { styled } from 'styled-components';

import * as mix from '../../theme/mix.js';
import { fontSize, space, vars } from '../../theme/values.js';

export const Facts = styled.p`
  display: flex;
  align-items: center;
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  line-height: 1.5;
`;

export const Figure = styled.span`
  ${mix.numerals}
  white-space: nowrap;
`;

export const Done = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  color: ${vars.status.ok};
  white-space: nowrap;
`;

/** The percentage has a fixed width, so that the bar does not move. */
export const Meter = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  color: ${vars.text.base};
  font-size: ${fontSize[14]};
  min-height: 1.5em;
  line-height: 1.5;

  > :first-child {
    flex: 1;
  }

  > :last-child {
    min-width: 3em;
    text-align: end;
  }
`;

export const Reason = styled.p`
  display: flex;
  gap: ${space[1]};
  min-width: 0;
  color: ${vars.status.danger};
  font-size: ${fontSize[14]};
  line-height: 1.5;
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    margin-top: 0.2em;
  }
`;
