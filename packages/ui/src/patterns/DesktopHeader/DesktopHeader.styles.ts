import { styled } from 'styled-components';

import { vars } from '../../theme/vars.js';
import { layer, space } from '../../tokens/scales.js';
import { pageColumn } from '../layout.js';

export const Bar = styled.header`
  position: sticky;
  z-index: ${layer.sticky};
  top: 0;
  border-bottom: 1px solid ${vars.border.base};
  background: ${vars.surface.page};
`;

export const Inner = styled.div`
  ${pageColumn}
  display: flex;
  gap: ${space[5]};
  align-items: center;
  height: 4.75rem;

  /* The burger's own padding would push the lines off the column's edge. */
  > button:first-child {
    margin-left: -0.625rem;
  }
`;

export const Search = styled.div`
  flex: 0 1 18.75rem;
  min-width: 9rem;
  margin-left: auto;
`;

/** Where the words do not fit in one line, the drawer behind the burger holds them all. */
export const NavSlot = styled.div`
  align-self: stretch;

  @media (max-width: 1099.98px) {
    display: none;
  }
`;
