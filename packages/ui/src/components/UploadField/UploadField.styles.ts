import { styled } from 'styled-components';

import { space } from '../../theme/values.js';

/** Not `display: none`: in some browsers the label could not open the file dialog. */
export const HiddenInput = styled.input`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  margin: -1px;
`;

export const Shelf = styled.div<{ $layout: 'pictures' | 'list' }>`
  position: relative;
  display: grid;
  flex: 1;
  grid-template-columns: ${({ $layout }) =>
    $layout === 'pictures' ? 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))' : 'minmax(0, 1fr)'};
  gap: ${space[3]};
  min-width: 0;
`;

/** The files share the grid with the add button; the list is only for screen readers. */
export const Files = styled.ul`
  display: contents;
`;
