import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, motion, radius, space, vars } from '../../../theme/values.js';

/** Colours of a drawn object, the same in every theme; text on each has a contrast of at least 6:1. */
const INKS = [
  { ground: '#262a31', text: '#f8f3e8', wash: '#fff' },
  { ground: '#65533f', text: '#f8f3e8', wash: '#fff' },
  { ground: '#e9e0d0', text: '#1e2227', wash: '#5c4c38' },
] as const;

const inkOfEach = INKS.map(
  ({ ground, text, wash }, index) => `
    > :nth-child(${String(index + 1)}) {
      --panel-ground: ${ground};
      --panel-text: ${text};
      --panel-wash: ${wash};
    }`,
).join('');

export const Panels = styled.ul`
  ${mix.resetList}
  ${mix.onPhone('grid-template-columns', 'minmax(0, 1fr)')}
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  border-radius: ${radius.card};
  filter: ${vars.picture.filter};
  overflow: hidden;
  ${inkOfEach}
`;

/** The minimum fits title, description and link, so that the placeholder is as high. */
export const Panel = styled.li`
  ${mix.column()}
  ${mix.onTablet('padding', space[5])}
  position: relative;
  align-items: flex-start;
  min-height: 13.375rem;
  padding: 2rem 2.125rem 1.875rem;
  background: var(--panel-ground);
  color: var(--panel-text);
  isolation: isolate;
  overflow: hidden;

  @media ${media.mobile} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[1]} ${space[3]};
    align-content: start;
    align-items: center;
    min-height: 7.625rem;
    padding: 1.25rem;
  }
`;

export const Wash = styled.svg`
  ${mix.onPhone('height', '4.375rem')}
  position: absolute;
  z-index: -1;
  right: 0;
  bottom: 0;
  width: 100%;
  height: 6.875rem;
  fill: var(--panel-wash);
  fill-opacity: 0.09;
`;

export const Title = styled.h3`
  ${mix.onPhone('font-size', '1.25rem')}
  color: inherit;
  font-size: 1.625rem;
`;

export const Way = styled.a`
  ${mix.stretchedLink}

  ${mix.ringOver('-6px', 'control', 'currentColor')}
`;

export const Text = styled.p`
  ${mix.clampLines(2)}
  ${mix.onTablet('-webkit-line-clamp', '3')}
  max-width: 22em;
  margin-top: ${space[2]};
  font-size: ${fontSize[16]};

  @media ${media.mobile} {
    grid-row: 2;
    grid-column: 1 / -1;
    margin-top: 0;
    font-size: ${fontSize[14]};
  }
`;

export const Action = styled.span`
  ${mix.inlineRow(space[2])}
  margin-top: auto;
  padding-bottom: ${space[1]};
  border-bottom: 1.5px solid color-mix(in srgb, currentColor 55%, transparent);
  font-weight: 600;
  white-space: nowrap;

  > svg {
    transition: translate ${motion.fast};
  }

  @media ${media.hover} {
    ${Panel}:hover & > svg {
      translate: 0.25rem 0;
    }
  }

  @media ${media.mobile} {
    grid-row: 1;
    grid-column: 2;
    margin-top: 0;
    padding-bottom: 0;
    font-size: ${fontSize[14]};
  }
`;
