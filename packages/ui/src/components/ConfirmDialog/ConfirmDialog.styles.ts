import { styled } from 'styled-components';

/** A text that comes with line breaks, as an agreement's or a server's message, keeps them. */
export const Question = styled.div`
  white-space: pre-line;
`;
