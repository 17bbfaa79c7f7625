import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, space, tapTarget, vars } from '../../../theme/values.js';

export const Entry = styled.article`
  display: grid;
  grid-template-columns: auto minmax(14rem, 24rem) minmax(0, 1fr);
  gap: 0 ${space[4]};
  align-items: start;
  padding: ${space[4]} 0;

  @media ${media.narrowDesktop} {
    grid-template-columns: auto minmax(0, 1fr);
  }

  @media ${media.mobile} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${space[3]};
    padding-bottom: ${space[2]};
  }
`;

export const Words = styled.div`
  min-width: 0;
`;

export const Title = styled.h3`
  color: ${vars.text.strong};
  font: 600 ${fontSize[16]} / 1.45 ${vars.font.text};

  a {
    ${mix.onHover('color', vars.accent.base)}
  }
`;

export const Meta = styled.p`
  ${mix.small('quiet')}
  margin-top: 0.125rem;
  line-height: 1.5;
`;

export const Pages = styled.p`
  ${mix.wrap(`${space[1]} ${space[3]}`)}
  align-items: center;
  margin-top: ${space[2]};
`;

export const Count = styled.span`
  ${mix.numerals}
  color: ${vars.text.base};
  font-size: ${fontSize[14]};
  font-weight: 600;
`;

export const Snippets = styled.ol`
  ${mix.resetList}
  min-width: 0;
  margin-left: ${space[4]};

  @media ${media.narrowDesktop} {
    grid-column: 1 / -1;
    margin: ${space[2]} 0 0;
  }

  @media ${media.mobile} {
    grid-column: 1 / -1;
    margin: ${space[2]} 0 0;

    > li {
      border-top: 1px dashed ${vars.border.base};
    }
  }
`;

export const Rest = styled.a`
  ${mix.inlineRow(space[1])}
  ${mix.onHover('color', vars.accent.base)}
  min-height: 1.9rem;
  color: ${vars.text.base};
  font-size: ${fontSize[14]};
  ${mix.onTouch('min-height', tapTarget)}
`;
