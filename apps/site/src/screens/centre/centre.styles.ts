import { resetList, vars } from '@inkstone/ui/theme';
import styled from 'styled-components';

/** A list of rows below a line. */
export const Rows = styled.ul`
  ${resetList}
  border-top: 2px solid ${vars.text.strong};
`;

/** The heading of a letter. */
export const Title = styled.h1`
  font: 700 1.625rem / 1.4 ${vars.font.display};
  text-wrap: pretty;
  word-break: keep-all;
  overflow-wrap: anywhere;
`;
