import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { media, space } from '../../../theme/values.js';

export const Stage = styled.div`
  min-width: 0;

  .card-controls {
    justify-content: center;
    margin-top: ${space[3]};
  }
`;

/** Padding for shadows and focus rings of the cards, which the box around the slides would clip. */
export const Page = styled.ul<{ $perView: number }>`
  ${mix.resetList}
  display: grid;
  gap: ${space[5]};
  grid-template-columns: repeat(${({ $perView }) => String($perView)}, minmax(0, 1fr));
  padding: ${space[2]} ${space[2]} ${space[6]};

  @media ${media.mobile} {
    gap: 1.125rem;
  }
`;
