import { styled } from 'styled-components';

export const Picture = styled.span`
  display: block;
  width: 5rem;
`;
