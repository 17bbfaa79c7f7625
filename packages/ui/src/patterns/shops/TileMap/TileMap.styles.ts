import { styled } from 'styled-components';

import { vars } from '../../../theme/vars.js';
import { fontSize, media, motion, radius } from '../../../tokens/scales.js';

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(8, minmax(0, 1fr));
  gap: 0.22rem;

  /* Without gaps the tiles keep the size of a tap target on a narrow phone; the gap is drawn inside them. */
  @media ${media.mobile} {
    gap: 0;
  }
`;

export const Tile = styled.label`
  position: relative;
  display: grid;
  aspect-ratio: 1;
  cursor: pointer;

  @media ${media.mobile} {
    padding: 1.5px;
  }
`;

export const Face = styled.span`
  display: grid;
  place-items: center;
  border-radius: 0.3rem;
  background: ${vars.surface.sunken};
  color: ${vars.text.strong};
  font: 700 ${fontSize[18]} / 1 ${vars.font.display};
  transition:
    background-color ${motion.fast},
    color ${motion.fast};
`;

/** Covers its tile, so that a screen magnifier and a click find it there; the face shows its state. */
export const Radio = styled.input`
  position: absolute;
  inset: 0;
  z-index: 1;
  width: 100%;
  height: 100%;
  margin: 0;
  cursor: inherit;
  opacity: 0;

  &:checked + ${Face} {
    background: ${vars.accent.base};
    color: ${vars.text.onAccent};
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
