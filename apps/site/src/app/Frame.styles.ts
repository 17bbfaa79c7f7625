import styled from 'styled-components';

/**
 * At least a screenful, so that the footer starts below the fold: data that arrives late must not
 * push a footer that is already being read.
 */
export const Main = styled.main`
  display: block;
  min-height: 100dvh;

  &:focus,
  & h1:focus {
    outline: none;
  }
`;
