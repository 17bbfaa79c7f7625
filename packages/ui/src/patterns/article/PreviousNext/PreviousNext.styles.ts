import { styled } from 'styled-components';

import { screenOnly } from '../../../theme/mixins.js';
import { vars } from '../../../theme/vars.js';
import { fontSize, media, space } from '../../../tokens/scales.js';
import { wholeLink } from '../../layout.js';

export const Root = styled.nav`
  ${screenOnly}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border-block: 1px solid ${vars.border.base};

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
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
  display: inline-flex;
  gap: ${space[1]};
  align-items: center;
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
`;

export const Title = styled.p`
  display: block;
  margin-top: ${space[1]};
  color: ${vars.text.quiet};
  font: ${fontSize[16]} / 1.5 ${vars.font.display};
  word-break: keep-all;
  overflow-wrap: anywhere;

  &[href] {
    ${wholeLink('-2px')}
    color: ${vars.text.strong};
    font-weight: 600;
  }
`;
