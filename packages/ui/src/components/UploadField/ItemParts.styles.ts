import { styled } from 'styled-components';

import { numerals } from '../../theme/mixins.js';
import { vars } from '../../theme/vars.js';
import { fontSize, space } from '../../tokens/scales.js';

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[3]};
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
  line-height: 1.5;
`;

export const Figure = styled.span`
  ${numerals}
  white-space: nowrap;
`;

export const Done = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  color: ${vars.status.ok};
  white-space: nowrap;
`;

/** The percentage has a fixed width, so that the bar does not shift. */
export const Meter = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 1.5em;
  color: ${vars.text.base};
  font-size: ${fontSize[14]};
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
