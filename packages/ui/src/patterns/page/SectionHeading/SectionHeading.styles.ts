import { styled } from 'styled-components';

import { vars } from '../../../theme/vars.js';
import { fontSize, media, space } from '../../../tokens/scales.js';

export const Row = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${space[4]};
  margin-bottom: ${space[5]};

  > a {
    margin-left: auto;
  }

  @media ${media.mobile} {
    margin-bottom: ${space[4]};
  }
`;

export const Title = styled.h2`
  font-size: 1.875rem;

  @media ${media.mobile} {
    font-size: 1.5rem;
  }
`;

export const Note = styled.p`
  min-width: 0;
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};

  @media ${media.mobile} {
    display: none;
  }
`;
