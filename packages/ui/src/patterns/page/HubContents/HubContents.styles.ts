import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, motion, space, tapTarget, vars } from '../../../theme/values.js';

export const Sheet = styled.nav`
  display: flex;
  flex-direction: column;
  ${mix.onTablet('padding-inline', space[5])}
  min-width: 0;
  padding: ${space[6]} 2.25rem ${space[5]};
  background: ${vars.surface.raised} linear-gradient(90deg, ${vars.surface.sunken}, transparent 1.875rem);

  @media ${media.mobile} {
    padding: ${space[1]} 1.125rem;
    background: ${vars.surface.raised};
  }
`;

export const Title = styled.p`
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
  margin-bottom: ${space[2]};
  letter-spacing: 0.4em;

  /* On a phone the two columns need no title, but the landmark keeps its name. */
  @media ${media.mobile} {
    ${mix.visuallyHidden}
    margin: 0;
  }
`;

export const Entries = styled.ul`
  ${mix.resetList}
  display: flex;
  flex-direction: column;
  flex: 1;

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
`;

export const Way = styled.a`
  ${mix.onHover('color', vars.accent.base)}
  display: flex;
  align-items: center;
  gap: ${space[3]};
  flex: 1;
  min-width: 0;
  ${mix.onTablet('font-size', fontSize[18])}
  min-height: ${tapTarget};
  color: ${vars.text.strong};
  font: 700 1.25rem / 1.3 ${vars.font.display};
  white-space: nowrap;
  transition: color ${motion.fast};

  @media ${media.mobile} {
    gap: ${space[2]};
    min-height: 3.125rem;
    font-size: ${fontSize[16]};
  }
`;

export const Leader = styled.span`
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
