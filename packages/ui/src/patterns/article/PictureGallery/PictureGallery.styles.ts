import { styled } from 'styled-components';

import { resetButton, resetList } from '../../../theme/mixins.js';
import { vars } from '../../../theme/vars.js';
import { fontSize, media, radius, space } from '../../../tokens/scales.js';
import { clampLines } from '../../layout.js';

export const Root = styled.ul`
  ${resetList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
  gap: ${space[5]};

  @media ${media.mobile} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[4]} ${space[3]};
  }
`;

/** A print on a mount. */
export const Mount = styled.button`
  ${resetButton}
  display: block;
  width: 100%;
  padding: ${space[2]};
  border: 1px solid ${vars.border.base};
  border-radius: ${radius.chip};
  background: ${vars.surface.raised};
  box-shadow: ${vars.shadow.card};
  cursor: zoom-in;

  @media ${media.hover} {
    &:hover {
      border-color: ${vars.border.strong};
    }
  }
`;

export const Title = styled.p`
  margin-top: ${space[2]};
  color: ${vars.text.strong};
  font-weight: 600;
  line-height: 1.5;

  > span {
    ${clampLines(2)}
  }
`;

export const Note = styled.p`
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
`;
