import { styled } from 'styled-components';

import { fontSize, media, space, vars } from '../../../theme/values.js';

export const Row = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${space[4]};
  margin-bottom: ${space[5]};

  @media ${media.mobile} {
    margin-bottom: ${space[4]};
  }

  > a {
    margin-left: auto;
  }
`;

export const Title = styled.h2`
  font-size: 1.875rem;

  @media ${media.mobile} {
    font-size: 1.5rem;
  }
`;

export const Note = styled.p`
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
  min-width: 0;

  @media ${media.mobile} {
    display: none;
  }
`;
