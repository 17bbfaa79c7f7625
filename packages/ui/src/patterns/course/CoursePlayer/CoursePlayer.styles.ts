import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { media, radius, space, vars } from '../../../theme/values.js';

export const Root = styled.section`
  ${mix.screenOnly}
  /* The ring of the theme has less than 3:1 on a dark ground. */
  --ink-focus: ${vars.text.onFooter};
  overflow: hidden;
  border: 1px solid ${vars.border.onFooter};
  border-radius: ${radius.control};
  background: ${vars.surface.footer};
  color: ${vars.text.onFooter};
`;

/** A fixed aspect ratio, so that the page below does not move while the film loads. */
export const Board = styled.div`
  aspect-ratio: 16 / 9;
`;

export const Film = styled.video`
  ${mix.fill}
  display: block;
  background: #000;
`;

export const Ledge = styled.div`
  ${mix.row()}
  ${mix.onPhone('padding', space[3])}
  flex-wrap: wrap;
  gap: ${space[3]} ${space[4]};
  padding: ${space[4]};
`;

export const LedgeText = styled.p`
  flex: 1;
  min-width: 12em;
`;

export const Speeds = styled.div`
  ${mix.wrap(space[1])}
  padding: ${space[2]} ${space[3]};
`;

export const Speed = styled.button`
  ${mix.resetButton}
  ${mix.small('onFooterQuiet')}
  min-height: 2rem;
  padding: 0 ${space[3]};
  border-radius: ${radius.chip};
  ${mix.touchTarget}

  &[aria-pressed='true'] {
    background: ${vars.border.onFooter};
    color: ${vars.text.onFooter};
    font-weight: 600;
  }

  ${mix.onHover('color', vars.text.onFooter)}
`;

/** A phone has no keys, and a tablet no space. */
export const Keys = styled.p`
  ${mix.small('onFooterQuiet')}
  margin-left: auto;
  align-self: center;

  @media ${media.mobile}, ${media.narrowDesktop} {
    display: none;
  }
`;
