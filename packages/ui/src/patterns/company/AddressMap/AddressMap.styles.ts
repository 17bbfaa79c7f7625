import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { radius, space, vars } from '../../../theme/values.js';

export const Frame = styled.figure`
  ${mix.onPhone('min-height', '18.75rem')}
  position: relative;
  overflow: hidden;
  height: 100%;
  min-height: 30rem;
  margin: 0;
  background: ${vars.surface.sunken};
`;

/** The point of the map is its centre, relative to which tiles, sketch and pin are placed. */
export const Ground = styled.div`
  ${mix.square('0')}
  position: absolute;
  top: 50%;
  left: 50%;
`;

export const TilePicture = styled.img`
  position: absolute;
  max-width: none;
`;

/** The sketch fills the frame, whatever its height. */
export const Street = styled.div`
  ${mix.cover}

  > span {
    height: 100%;
    filter: ${vars.picture.filter};
  }
`;

export const Pin = styled.span`
  position: absolute;
  bottom: 0;
  left: 0;
  /* Its container has no width. */
  width: 1em;
  padding-bottom: 0.6rem;
  font-size: 3rem;
  line-height: 0;
  transform: translateX(-50%);

  &::after {
    ${mix.drawn}
    bottom: 0;
    left: 50%;
    border: 0.4rem solid transparent;
    border-top: 0.7rem solid ${vars.accent.base};
    border-bottom: 0;
    transform: translateX(-50%);
  }
`;

export const Legend = styled.figcaption`
  ${mix.small('quiet')}
  position: absolute;
  right: 0;
  bottom: 0;
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.chip} 0 0;
  background: ${vars.surface.raised};
`;
