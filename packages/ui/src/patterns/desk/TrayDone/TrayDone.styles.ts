import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { vars } from '../../../theme/values.js';
import { rem, text } from '../measure.js';

export const Root = styled.section`
  ${mix.centred}
  align-content: center;
  flex: 1 0 auto;
  padding: ${rem(36)} ${rem(24)};
  text-align: center;

  > :last-child {
    justify-content: center;
    margin-top: ${rem(22)};
  }
`;

/** The board comes first in the document, as in a tray. */
export const Drawn = styled.div`
  display: grid;
  width: min(${rem(280)}, 100%);

  > :first-child {
    grid-row: 2;
  }
`;

export const Title = styled.h2`
  margin-top: ${rem(26)};
  font-size: ${text(22)};
`;

export const Said = styled.p`
  margin-top: ${rem(6)};
  color: ${vars.text.base};
`;
