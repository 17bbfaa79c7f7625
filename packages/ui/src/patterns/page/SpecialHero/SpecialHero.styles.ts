import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, radius, space, vars } from '../../../theme/values.js';

export const Band = styled.header`
  border-bottom: 1px solid ${vars.border.base};
  background: linear-gradient(${vars.surface.sunken}, ${vars.surface.page});
  overflow: hidden;
`;

export const Inner = styled.div`
  ${mix.pageColumn()}
  ${mix.grid(space[8])}
  ${mix.onTablet('gap', space[6])}
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
  align-items: center;
  padding-block: 3.5rem;

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[6]};
    padding-block: ${space[5]} ${space[6]};
  }
`;

export const Words = styled.div`
  min-width: 0;
`;

export const Tag = styled.p`
  ${mix.filled()}
  display: inline-block;
  padding: 0.15rem 0.75rem;
  border-radius: ${radius.chip};
  font: 600 ${fontSize[14]} / 1.7 ${vars.font.display};
  letter-spacing: 0.1em;
`;

export const Title = styled.h1`
  ${mix.wholeWords}
  ${mix.onPhone('font-size', '1.875rem')}
  ${mix.onTablet('font-size', fontSize[36])}
  margin-top: ${space[3]};
  font-size: ${fontSize[48]};
  text-wrap: balance;
`;

export const Subtitle = styled.p`
  margin-top: ${space[1]};
  color: ${vars.text.strong};
  font: 400 ${fontSize[18]} / 1.6 ${vars.font.display};
`;

export const Intro = styled.p`
  margin-top: ${space[3]};
  color: ${vars.text.base};
  line-height: 1.8;
  white-space: pre-line;
`;

export const Ways = styled.div`
  ${mix.row()}
  flex-wrap: wrap;
  gap: ${space[3]} ${space[4]};
  min-height: 3rem;
  margin-top: ${space[5]};

  @media ${media.mobile} {
    > button {
      width: 100%;
    }
  }
`;

export const Login = styled.p`
  ${mix.row(space[2])}
  ${mix.small('base')}
`;

export const Sheet = styled.figure`
  margin: 0;
  padding: 0.75rem;
  background: ${vars.surface.raised};
  box-shadow: ${vars.shadow.overlay};
  transform: rotate(1.5deg);

  img {
    display: block;
    width: 100%;
    height: auto;
  }
`;
