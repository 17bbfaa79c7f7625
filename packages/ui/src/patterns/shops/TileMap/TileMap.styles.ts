import { css, styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, radius, vars } from '../../../theme/values.js';

export const Grid = styled.div`
  ${mix.grid('0.22rem')}
  grid-template-columns: repeat(8, minmax(0, 1fr));

  /* Without gaps the tiles are large enough to tap on a narrow phone; the gap is drawn inside them. */
  @media ${media.mobile} {
    gap: 0;
  }
`;

export const Tile = styled.label`
  ${mix.onPhone('padding', '1.5px')}
  position: relative;
  display: grid;
  aspect-ratio: 1;
  cursor: pointer;
`;

export const Face = styled.span<{ $empty: boolean }>`
  ${mix.centred}
  border-radius: 0.3rem;
  background: ${vars.surface.sunken};
  color: ${vars.text.strong};
  ${({ $empty }) =>
    $empty &&
    css`
      border: 1px dashed ${vars.border.base};
      background: none;
      color: ${vars.text.quiet};
    `}
  font: 700 ${fontSize[18]} / 1 ${vars.font.display};
  ${mix.fade('background-color', 'color')}
`;

/** Covers its tile, so that screen magnifiers and clicks find it there; the face shows its state. */
export const Radio = styled.input`
  ${mix.cover}
  ${mix.fill}
  z-index: 1;
  margin: 0;
  cursor: inherit;
  opacity: 0;

  &:checked + ${Face} {
    ${mix.filled()}
  }

  &:focus-visible + ${Face} {
    outline: 2px solid ${vars.focus};
    outline-offset: 2px;
    border-radius: ${radius.chip};
  }

  @media ${media.hover} {
    &:hover:not(:checked) + ${Face} {
      background: ${vars.accent.tint};
    }
  }
`;
