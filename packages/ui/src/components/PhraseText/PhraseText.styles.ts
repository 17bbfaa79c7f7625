import { styled } from 'styled-components';

export const Whole = styled.span`
  white-space: nowrap;
`;
