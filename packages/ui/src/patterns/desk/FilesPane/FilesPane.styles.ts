import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { rem, text } from '../measure.js';
import { desk } from '../palette.js';

export const Root = styled.div`
  background: ${desk.board};
`;

export const List = styled.ul`
  ${mix.grid(rem(8))}
  font-size: ${text(13)};

  > li {
    ${mix.wrap(rem(8))}
    align-items: center;
    justify-content: space-between;
  }

  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
