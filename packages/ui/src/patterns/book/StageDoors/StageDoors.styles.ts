import { styled } from 'styled-components';

import { resetList, touchTarget } from '../../../theme/mixins.js';
import { vars } from '../../../theme/vars.js';
import { fontSize, media, motion, radius, space } from '../../../tokens/scales.js';
import { cloth } from '../../cloth.js';
import { stretchedLink, threeColumns } from '../../layout.js';
import type { Stage } from '../../types.js';

export const Doors = styled.ul`
  ${resetList}
  ${threeColumns}
`;

export const Door = styled.li<{ $stage: Stage }>`
  ${({ $stage }) => cloth($stage)}
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 17rem;
  padding: 2.125rem 2rem 1.875rem;
  border-radius: ${radius.card};
  overflow: hidden;
  isolation: isolate;
  transition:
    box-shadow ${motion.fast},
    translate ${motion.fast};

  @media ${media.hover} {
    &:hover {
      box-shadow: ${vars.shadow.overlay};
      translate: 0 -2px;
    }
  }

  @media ${media.narrowDesktop} {
    min-height: 15rem;
    padding: ${space[5]} ${space[4]} ${space[4]};
  }

  @media ${media.mobile} {
    min-height: 10.5rem;
    padding: 1.375rem;
  }
`;

/** The first character of the stage as a large, faint ornament that is cut off at the edge. */
export const Glyph = styled.span`
  position: absolute;
  z-index: -1;
  top: -0.14em;
  right: -0.08em;
  font: 700 14.375rem/1 ${vars.font.display};
  opacity: 0.12;
  pointer-events: none;

  @media ${media.mobile} {
    font-size: 10rem;
  }
`;

export const Name = styled.h3`
  color: inherit;
  font-size: 1.875rem;

  @media ${media.mobile} {
    font-size: 1.5625rem;
  }
`;

export const Way = styled.a`
  ${stretchedLink}

  &:focus-visible {
    outline: none;

    &::after {
      outline: 2px solid currentColor;
      outline-offset: -6px;
      border-radius: ${radius.control};
    }
  }
`;

export const Note = styled.p`
  margin-top: 0.375rem;
  font-size: ${fontSize[14]};
`;

export const Categories = styled.ul`
  ${resetList}
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-self: flex-start;
  /* Three to a line, so that the last of five does not stand alone. */
  max-width: max(15rem, 240px);
  margin-top: auto;
  padding-top: ${space[4]};
`;

export const Category = styled.a`
  ${touchTarget}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 1.875rem;
  padding: 0 0.6rem;
  border: 1px solid rgb(255 255 255 / 44%);
  border-radius: ${radius.chip};
  font-size: ${fontSize[14]};
  transition: background-color ${motion.fast};

  &:focus-visible {
    outline-color: currentColor;
  }

  @media ${media.hover} {
    &:hover {
      background: rgb(255 255 255 / 16%);
    }
  }
`;
