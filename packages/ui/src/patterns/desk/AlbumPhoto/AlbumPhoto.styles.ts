import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { media, radius, tapTarget, vars } from '../../../theme/values.js';
import { albumCorners } from '../../shops/album-corners.js';
import { rem, text } from '../measure.js';
import { desk } from '../palette.js';

/** How far the corners stick out of the photograph. */
const overhang = rem(5);

/** What a photograph lies on; its shape does not depend on the picture, so that nothing moves when it arrives. */
export const Frame = styled.div`
  position: relative;
  aspect-ratio: 7 / 5;
  margin: ${overhang};
  background: ${desk.mount};

  &::after {
    ${mix.drawn}
    inset: calc(-1 * ${overhang});
    background: ${albumCorners(desk.board, rem(20))};
    pointer-events: none;
  }
`;

/** Contained: no part of a paper may be cut off. */
export const Picture = styled.img`
  ${mix.cover}
  ${mix.fill}
  object-fit: contain;
`;

export const Tools = styled.div`
  ${mix.row(rem(4))}
  position: absolute;
  z-index: 1;
  right: ${rem(10)};
  bottom: ${rem(10)};
`;

/** Dark in every theme, because it lies on a photograph. */
export const Tool = styled.button`
  ${mix.resetButton}
  ${mix.row(rem(6))}
  justify-content: center;
  min-width: ${rem(34)};
  min-height: ${rem(28)};
  padding: 0 ${rem(9)};
  border-radius: ${radius.chip};
  background: ${vars.surface.footer};
  color: ${vars.text.onFooter};
  font-size: ${text(13)};

  @media ${media.touch} {
    min-width: ${tapTarget};
    min-height: ${tapTarget};
  }
`;

export const Gone = styled.div`
  ${mix.centred}
  align-content: center;
  gap: ${rem(8)};
  aspect-ratio: 7 / 5;
  margin: ${overhang};
  border: 1px dashed ${vars.border.strong};
  color: ${vars.text.quiet};
`;
