import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { media, space, vars } from '../../../theme/values.js';

export const Root = styled.ul`
  ${mix.resetList}
  ${mix.grid(space[5])}
  grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));

  @media ${media.mobile} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[4]} ${space[3]};
  }
`;

export const Mount = styled.button`
  ${mix.resetButton}
  ${mix.onHover('border-color', vars.border.strong)}
  ${mix.panel('chip')}
  display: block;
  width: 100%;
  padding: ${space[2]};
  box-shadow: ${vars.shadow.card};
  cursor: zoom-in;
`;

export const Title = styled.p`
  ${mix.strong()}
  margin-top: ${space[2]};
  line-height: 1.5;

  > span {
    ${mix.titleLines()}
  }
`;

export const Note = styled.p`
  ${mix.small('quiet')}
`;
