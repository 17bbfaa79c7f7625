import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, space, vars } from '../../../theme/values.js';

export const Root = styled.div`
  ${mix.row(space[7])}
  padding: ${space[6]} ${space[5]} ${space[7]};
  border-top: 2px solid ${vars.text.strong};

  @media ${media.mobile} {
    flex-direction: column;
    gap: ${space[5]};
    align-items: stretch;
    text-align: center;
  }
`;

export const Sheet = styled.div`
  position: relative;
  flex: none;
  width: 12rem;
  padding: 1.75rem 1.5rem 1.5rem 3rem;
  background: ${vars.surface.raised};
  box-shadow: ${vars.shadow.card};
  transform: rotate(-2deg);

  &::before {
    ${mix.drawn}
    inset: 1.5rem auto 1.5rem 1.5rem;
    border-left: 1px dashed ${vars.border.strong};
  }

  @media ${media.mobile} {
    align-self: center;
    width: 9rem;
  }
`;

export const SheetTitle = styled.p`
  color: ${vars.text.quiet};
  font: 600 ${fontSize[14]} / 1 ${vars.font.display};
  letter-spacing: 0.5em;
  text-align: center;
`;

export const Mark = styled.p`
  ${mix.numerals}
  width: 2.5rem;
  margin: ${space[3]} 0 ${space[3]} auto;
  border-bottom: 2px solid ${vars.accent.base};
  color: ${vars.accent.base};
  font-size: ${fontSize[36]};
  font-weight: 700;
  line-height: 1.1;
  text-align: center;
  transform: rotate(-6deg);
`;

export const Line = styled.span`
  display: block;
  height: 1.25rem;
  border-bottom: 1px solid ${vars.border.base};
`;

export const Title = styled.p`
  color: ${vars.text.strong};
  font: 700 ${fontSize[22]} / 1.25 ${vars.font.display};
`;

export const Text = styled.p`
  margin-top: ${space[2]};
  color: ${vars.text.base};
`;

export const Ways = styled.div`
  ${mix.wrap(space[3])}
  ${mix.onPhone('justify-content', 'center')}
  margin-top: ${space[4]};
`;

export const Struck = styled.s`
  color: ${vars.text.quiet};
  text-decoration-color: ${vars.accent.base};
`;

export const Figure = styled.span`
  ${mix.numerals}
`;
