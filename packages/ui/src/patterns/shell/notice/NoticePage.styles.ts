import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, motion, radius, space, vars } from '../../../theme/values.js';

export const Page = styled.section`
  ${mix.grid(space[7])}
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
  align-items: center;
  min-height: min(36rem, 72vh);
  padding-block: ${space[7]};

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[5]};
    min-height: 0;
    padding-block: ${space[6]};
  }
`;

export const Drawing = styled.div`
  justify-self: end;
  width: min(100%, 24rem);

  svg {
    display: block;
    width: 100%;
    height: auto;
  }

  @media ${media.mobile} {
    justify-self: center;
    width: min(100%, 14rem);
  }
`;

export const Badge = styled.p`
  display: inline-block;
  margin-bottom: ${space[3]};
  padding: 0.125rem 0.625rem;
  border: 1px solid ${vars.accent.base};
  border-radius: ${radius.chip};
  color: ${vars.accent.base};
  font: 700 ${fontSize[14]} / 1.6 ${vars.font.display};
  letter-spacing: 0.1em;
`;

export const Title = styled.h1`
  ${mix.onPhone('font-size', fontSize[28])}
  font-size: ${fontSize[36]};
`;

export const Text = styled.p`
  max-width: 28em;
  text-wrap: pretty;
  margin-block: ${space[3]} ${space[5]};
`;

export const WaysTitle = styled.p`
  ${mix.small('quiet')}
  margin-top: ${space[6]};
`;

export const Ways = styled.ul`
  ${mix.resetList}
  ${mix.wrap()}
  gap: ${space[1]} ${space[5]};
  margin-top: ${space[2]};
`;

export const Way = styled.a`
  ${mix.touchTarget}
  ${mix.inlineRow()}
  min-height: 2.25rem;
  color: ${vars.text.strong};
  text-decoration: underline;
  text-decoration-color: ${vars.border.strong};
  text-underline-offset: 0.35em;
  transition: color ${motion.fast};

  &:hover {
    color: ${vars.accent.base};
  }
`;

/** Colours of the drawings. */
export const ink = {
  line: {
    fill: 'none',
    stroke: vars.text.quiet,
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  faint: { fill: 'none', stroke: vars.border.base, strokeWidth: 2, strokeLinecap: 'round' },
  sheet: { fill: vars.surface.raised, stroke: vars.text.quiet, strokeWidth: 2, strokeLinejoin: 'round' },
  well: { fill: vars.surface.sunken, stroke: vars.text.quiet, strokeWidth: 2, strokeLinejoin: 'round' },
  solid: { fill: vars.text.strong },
  seal: { fill: vars.accent.base },
} as const;
