import { styled } from 'styled-components';

import { resetList } from '../../../theme/mixins.js';
import { media, space } from '../../../tokens/scales.js';

export const Stage = styled.div`
  min-width: 0;

  .card-controls {
    justify-content: center;
    margin-top: ${space[3]};
  }
`;

/** Padding for shadows and focus rings of the cards, which the box around the slides would clip. */
export const Page = styled.ul<{ $perView: number }>`
  ${resetList}
  display: grid;
  grid-template-columns: repeat(${({ $perView }) => String($perView)}, minmax(0, 1fr));
  gap: ${space[5]};
  padding: ${space[2]} ${space[2]} ${space[6]};

  @media ${media.mobile} {
    gap: 1.125rem;
  }
`;
