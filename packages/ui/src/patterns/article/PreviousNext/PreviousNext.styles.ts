import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, space, vars } from '../../../theme/values.js';

export const Root = styled.nav`
  ${mix.screenOnly}
  ${mix.onPhone('grid-template-columns', 'minmax(0, 1fr)')}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border-block: 1px solid ${vars.border.base};
`;

export const Cell = styled.div`
  position: relative;
  padding: ${space[5]} ${space[5]} ${space[5]} 0;

  & + & {
    padding-right: 0;
    padding-left: ${space[5]};
    border-left: 1px solid ${vars.border.base};
    text-align: right;
  }

  @media ${media.mobile} {
    padding: ${space[4]} 0;

    & + & {
      padding-left: 0;
      border-top: 1px solid ${vars.border.base};
      border-left: 0;
    }
  }
`;

export const Direction = styled.p`
  ${mix.inlineRow(space[1])}
  ${mix.small('quiet')}
`;

export const Title = styled.p`
  display: block;
  margin-top: ${space[1]};
  color: ${vars.text.quiet};
  font: ${fontSize[16]} / 1.5 ${vars.font.display};
  word-break: keep-all;
  overflow-wrap: anywhere;

  &[href] {
    ${mix.wholeLink('-2px')}
    ${mix.strong()}
  }
`;
