import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, motion, space, tapTarget, vars } from '../../../theme/values.js';
import { BELOW } from './below.js';

export const Sheet = styled.nav`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: ${space[6]} 2.25rem ${space[5]};
  background: ${vars.surface.raised} linear-gradient(90deg, ${vars.surface.sunken}, transparent 1.875rem);

  @media ${BELOW} {
    padding: ${space[1]} ${space[6]};
    background: ${vars.surface.raised};
  }

  @media ${media.mobile} {
    padding-inline: 1.125rem;
  }
`;

export const Title = styled.p`
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
  margin-bottom: ${space[2]};
  letter-spacing: 0.4em;

  /* A line or two columns need no title, but the landmark keeps its name. */
  @media ${BELOW} {
    ${mix.visuallyHidden}
    margin: 0;
  }
`;

export const Entries = styled.ul`
  ${mix.resetList}
  display: flex;
  flex-direction: column;
  flex: 1;

  @media ${media.narrowDesktop} {
    flex-flow: row wrap;
    column-gap: ${space[5]};
  }

  @media ${media.mobile} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: 1.625rem;

    > :nth-child(n + 3) {
      border-top: 1px solid ${vars.border.base};
    }

    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }

  @media ${media.narrowPhone} {
    display: block;

    > * + * {
      border-top: 1px solid ${vars.border.base};
    }
  }
`;

export const Entry = styled.li`
  display: flex;
  flex: 1;
  ${mix.onTablet('flex', '1 1 auto')}
`;

export const Way = styled.a`
  ${mix.onHover('color', vars.accent.base)}
  display: flex;
  align-items: center;
  gap: ${space[3]};
  flex: 1;
  min-width: 0;
  min-height: ${tapTarget};
  color: ${vars.text.strong};
  font: 700 1.25rem / 1.3 ${vars.font.display};
  white-space: nowrap;
  transition: color ${motion.fast};

  @media ${media.narrowDesktop} {
    justify-content: center;
    min-height: 3.5rem;
    font-size: ${fontSize[18]};
  }

  @media ${media.mobile} {
    gap: ${space[2]};
    min-height: 3.125rem;
    font-size: ${fontSize[16]};
  }
`;

export const Leader = styled.span`
  ${mix.onTablet('display', 'none')}
  flex: 1;
  min-width: ${space[3]};
  border-bottom: 2px dotted ${vars.border.strong};
  opacity: 0.7;
  transform: translate(0, 0.375rem);
`;

export const Count = styled.span`
  ${mix.numerals}
  color: ${vars.text.base};
  font-weight: 600;
`;
