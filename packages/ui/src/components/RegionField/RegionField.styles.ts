import { styled } from 'styled-components';

import * as mix from '../../theme/mix.js';
import { fontSize, media, radius, space, vars } from '../../theme/values.js';
import { lockedFace } from '../Field/index.js';

export const Pair = styled.div`
  ${mix.grid(space[2])}
  grid-template-columns: repeat(2, minmax(0, 1fr));

  @media ${media.below(360)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Replaces the two lists, with their height. */
export const Answer = styled.p<{ $blank: boolean }>`
  min-height: max(3rem, 44px);
  padding: ${space[2]} ${space[4]};
  border: 1px solid;
  border-radius: ${radius.control};
  ${lockedFace}
  ${({ $blank }) => $blank && `color: ${vars.text.quiet};`}
  font-size: max(${fontSize[16]}, 16px);
  line-height: calc(max(3rem, 44px) - 2 * ${space[2]} - 2px);
`;
