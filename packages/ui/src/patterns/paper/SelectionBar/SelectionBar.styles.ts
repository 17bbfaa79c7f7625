import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, layer, media, space, vars } from '../../../theme/values.js';

/** Its height grows with the text of the browser. */
export const Bar = styled.div`
  position: sticky;
  z-index: ${layer.actionBar};
  bottom: 0;
  margin-top: ${space[5]};
  border-top: 2px solid ${vars.text.strong};
  background: ${vars.surface.raised};
  box-shadow: 0 -1rem 2rem -1.5rem rgb(40 30 10 / 40%);

  /* In a window of a few lines it would cover the rows. */
  @media ${media.low} {
    position: static;
  }

  @media print {
    display: none;
  }
`;

export const Inside = styled.div`
  ${mix.pageColumn()}
  ${mix.wrap(`${space[2]} ${space[4]}`)}
  align-items: center;
  padding-block: ${space[3]} calc(${space[3]} + env(safe-area-inset-bottom));
`;

export const Fan = styled.span`
  display: flex;
  padding-left: 1rem;

  @media ${media.below(1024)} {
    display: none;
  }
`;

export const Sheet = styled.i`
  ${mix.centred}
  width: 2.25rem;
  height: 3rem;
  margin-left: -1rem;
  border: 1px solid ${vars.border.base};
  background: ${vars.surface.raised};
  font: 700 ${fontSize[16]} / 1 ${vars.font.display};

  &:nth-child(1) {
    rotate: -6deg;
  }

  &:nth-child(2) {
    rotate: -3deg;
  }

  &:nth-child(4) {
    rotate: 3deg;
  }

  &:nth-child(5) {
    rotate: 6deg;
  }
`;

export const Count = styled.p`
  ${mix.strong()}
  font: 600 ${fontSize[18]} / 1.35 ${vars.font.display};
`;

export const Facts = styled.p`
  ${mix.small('quiet')}
`;

export const Clear = styled.button`
  ${mix.resetButton}
  ${mix.touchTarget}
  position: relative;
  color: ${vars.text.base};
  font-size: ${fontSize[14]};
  text-decoration: underline;
  text-underline-offset: 0.25em;

  @media ${media.mobile} {
    margin-left: auto;
  }
`;

export const Acts = styled.div`
  ${mix.wrap(space[3])}
  margin-left: auto;

  @media ${media.mobile} {
    flex: 1 0 100%;
    gap: ${space[2]};

    > * {
      flex: 1 1 auto;
      padding-inline: ${space[2]};
    }

    /* With them, three acts are wider than a phone. */
    > :not(:last-child) svg {
      display: none;
    }
  }
`;
