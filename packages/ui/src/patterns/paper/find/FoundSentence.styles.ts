import { styled } from 'styled-components';

import { fontSize, space, vars } from '../../../theme/values.js';

export const Sentence = styled.p`
  display: -webkit-box;
  margin: 0 0 ${space[2]};
  padding: ${space[2]} ${space[1]} 0;
  overflow: hidden;
  /* A padding below would show the upper half of the line that is cut. */
  border-bottom: ${space[2]} solid transparent;
  box-shadow: 0 1px ${vars.border.onFooter};
  font: 400 ${fontSize[16]} / 1.65 ${vars.font.display};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

export const Words = styled.mark`
  border-bottom: 2px solid var(--seal-line);
  background: none;
  color: inherit;
  font-weight: 700;
`;
