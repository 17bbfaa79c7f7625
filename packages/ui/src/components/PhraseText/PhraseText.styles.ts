import { styled } from 'styled-components';

/** Lines break between phrases and after punctuation; elsewhere only where a phrase is longer than the line. */
export const Phrases = styled.span`
  word-break: keep-all;
  overflow-wrap: anywhere;
`;

export const Whole = styled.span`
  white-space: nowrap;
`;
