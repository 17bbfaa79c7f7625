import { styled } from 'styled-components';

/** Keeps the line breaks of an agreement or a server's message. */
export const Question = styled.div`
  white-space: pre-line;
`;
