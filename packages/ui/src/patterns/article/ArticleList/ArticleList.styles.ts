import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { media, vars } from '../../../theme/values.js';
import { Row } from '../ArticleRow/ArticleRow.styles.js';

export const List = styled.ul<{ $below: boolean }>`
  ${mix.resetList}
  border-top: ${({ $below }) => ($below ? 0 : `2px solid ${vars.text.strong}`)};
  ${mix.ruled()}
`;

export const Ghost = styled(Row).attrs({ as: 'div' })`
  @media ${media.mobile} {
    &:not([data-compact]) {
      min-height: 8rem;
    }
  }
`;
