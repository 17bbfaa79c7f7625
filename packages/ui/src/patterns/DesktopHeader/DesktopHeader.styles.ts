import { styled } from 'styled-components';

import { screenOnly } from '../../theme/mixins.js';
import { vars } from '../../theme/vars.js';
import { layer, space } from '../../tokens/scales.js';
import { pageColumn } from '../layout.js';

export const Bar = styled.header`
  ${screenOnly}
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

  /* Compensates for the padding of the button, so that its icon is aligned with the column. */
  > button:first-child {
    margin-left: -0.625rem;
  }
`;

export const Search = styled.div`
  flex: 0 1 18.75rem;
  min-width: 9rem;
  margin-left: auto;
`;

/** Hidden where the sections do not fit in one line; the drawer lists all of them. */
export const NavSlot = styled.div`
  align-self: stretch;

  @media (max-width: 1099.98px) {
    display: none;
  }
`;
