import { styled } from 'styled-components';

import { screenOnly } from '../../../theme/mixins.js';
import { vars } from '../../../theme/vars.js';
import { barHeight, layer, space } from '../../../tokens/scales.js';
import { pageColumn } from '../../layout.js';

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
  gap: ${space[4]};
  align-items: center;
  height: ${barHeight.desktopHeader};

  /* Compensates for the padding of the button, so that its icon is aligned with the column. */
  > button:first-child {
    margin-left: -0.625rem;
  }
`;

/** Wide enough for its label. */
export const Search = styled.div`
  flex: 0 1 20rem;
  min-width: 13.5rem;
  margin-left: auto;
`;

/** Hidden where the sections do not fit in one line; the drawer lists all of them. */
export const NavSlot = styled.div`
  align-self: stretch;

  @media (max-width: 1239.98px) {
    display: none;
  }
`;
