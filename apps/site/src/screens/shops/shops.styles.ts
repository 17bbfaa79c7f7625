import { fontSize, media } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Title = styled.h1`
  font-size: ${fontSize[36]};

  @media ${media.mobile} {
    font-size: ${fontSize[28]};
  }
`;
