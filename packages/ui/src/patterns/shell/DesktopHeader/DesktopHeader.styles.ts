import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { barHeight, layer, media, space, vars } from '../../../theme/values.js';

export const Bar = styled.header`
  ${mix.screenOnly}
  position: sticky;
  z-index: ${layer.sticky};
  top: 0;
  border-bottom: 1px solid ${vars.border.base};
  background: ${vars.surface.page};

  @media ${media.low} {
    position: static;
  }
`;

export const Inner = styled.div`
  ${mix.pageColumn()}
  ${mix.row(space[4])}
  height: ${barHeight.desktopHeader};

  /* Compensates for the padding of the button, so that its icon is aligned with the column. */
  > button:first-child {
    margin-left: -0.625rem;
  }
`;

/** Wide enough for the text of its label. */
export const Search = styled.div`
  flex: 0 1 20rem;
  min-width: 13.5rem;
  margin-left: auto;
`;

/** Hidden where the sections do not fit in one line; the drawer lists all of them. */
export const NavSlot = styled.div`
  align-self: stretch;

  @media ${media.below(1240)} {
    display: none;
  }
`;
