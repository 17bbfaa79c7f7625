import { styled } from 'styled-components';

import * as mix from '../../theme/mixins.js';
import { fontSize, space, vars } from '../../theme/values.js';

export const Facts = styled.p`
  ${mix.row()}
  ${mix.small('quiet')}
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  line-height: 1.5;
`;

export const Figure = styled.span`
  ${mix.numerals}
  white-space: nowrap;
`;

export const Done = styled.span`
  ${mix.inlineRow(space[1])}
  color: ${vars.status.ok};
  white-space: nowrap;
`;

/** The percentage has a fixed width, so that the bar does not shift. */
export const Meter = styled.div`
  ${mix.row(space[2])}
  ${mix.small('base')}
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
