import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, motion, radius, space, vars } from '../../../theme/values.js';
import { cloth } from '../../cloth.js';
import type { Stage } from '../../types.js';

export const Doors = styled.ul`
  ${mix.resetList}
  ${mix.threeColumns()}
`;

export const Door = styled.li<{ $stage: Stage }>`
  ${({ $stage }) => cloth($stage)}
  ${mix.column()}
  position: relative;
  min-height: 17rem;
  padding: 2.125rem 2rem 1.875rem;
  border-radius: ${radius.card};
  overflow: hidden;
  isolation: isolate;
  ${mix.fade('box-shadow', 'translate')}

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

export const Glyph = styled.span`
  ${mix.onPhone('font-size', '10rem')}
  position: absolute;
  z-index: -1;
  top: -0.14em;
  right: -0.08em;
  font: 700 14.375rem/1 ${vars.font.display};
  opacity: 0.12;
  pointer-events: none;
`;

export const Name = styled.h3`
  ${mix.onPhone('font-size', '1.5625rem')}
  color: inherit;
  font-size: 1.875rem;
`;

export const Way = styled.a`
  ${mix.stretchedLink}

  ${mix.ringOver('-6px', 'control', 'currentColor')}
`;

export const Note = styled.p`
  margin-top: 0.375rem;
  font-size: ${fontSize[14]};
`;

export const Categories = styled.ul`
  ${mix.resetList}
  ${mix.wrap(space[2])}
  position: relative;
  align-self: flex-start;
  /* Three in a line, so that the last of five is not alone. */
  max-width: max(15rem, 240px);
  margin-top: auto;
  padding-top: ${space[4]};
`;

export const Category = styled.a`
  ${mix.touchTarget}
  ${mix.inlineRow()}
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
