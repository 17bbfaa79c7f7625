import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, space, tapTarget, vars } from '../../../theme/values.js';

export const Words = styled.span`
  ${mix.ellipsis}
  min-width: 0;

  mark {
    color: ${vars.text.strong};
    font-weight: 600;
  }

  @media ${media.mobile} {
    ${mix.clampLines(2)}
    flex: 1;
    white-space: normal;
  }
`;

export const Line = styled.a`
  display: flex;
  align-items: baseline;
  min-height: 2.15rem;
  padding: 0.2rem 0;
  color: ${vars.text.base};
  font: 400 ${fontSize[16]} / 1.6 ${vars.font.display};
  ${mix.onTouch('min-height', tapTarget)}

  @media ${media.hover} {
    &:hover ${Words} {
      color: ${vars.text.strong};
    }
  }

  @media ${media.mobile} {
    gap: ${space[3]};
    align-items: end;
    min-height: max(3.25rem, 52px);
    padding: ${space[2]} 0;
  }
`;

export const Leaders = styled.span`
  flex: 1;
  min-width: 1.5rem;
  margin: 0 ${space[2]};
  border-bottom: 2px dotted ${vars.border.strong};
  translate: 0 -0.25em;
  ${mix.onPhone('display', 'none')}
`;

export const Page = styled.span`
  ${mix.numerals}
  flex: none;
  min-width: 4.25rem;
  color: ${vars.text.strong};
  font-weight: 600;
  text-align: right;
  ${mix.onPhone('min-width', '0')}
  ${mix.onPhone('font-size', fontSize[14])}
`;

/** A short seal line before what is behind it. */
export const Behind = styled.span`
  flex: none;
  align-self: center;
  width: 1.7rem;
  margin-right: ${space[2]};
  border-top: 1.5px dashed ${vars.accent.base};
`;
