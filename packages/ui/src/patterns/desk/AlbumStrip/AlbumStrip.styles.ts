import { css, styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { radius, tapTarget, vars } from '../../../theme/values.js';
import { albumCorners } from '../../shops/album-corners.js';
import { rem, text } from '../measure.js';
import { PaperNumber } from '../number/PaperNumber.styles.js';
import { desk } from '../palette.js';

const overhang = rem(4);

/** Six papers of a shop do not fit side by side: the strip scrolls. */
export const Pictures = styled.div`
  display: flex;
  gap: ${rem(8)};
  padding: ${overhang};
  overflow-x: auto;
`;

export const Slot = styled.label`
  position: relative;
  display: grid;
  flex: 1 0 ${rem(96)};
  align-content: start;
  gap: ${rem(2)};
  max-width: ${rem(132)};
  min-height: ${tapTarget};
  padding: ${rem(9)} ${rem(9)} ${rem(5)};
  border: 1px solid transparent;
  border-radius: ${radius.chip};
  cursor: pointer;

  &:has(:checked) {
    border-color: ${desk.rule};
    background: ${desk.shade};
  }

  ${mix.onPhone('flex-basis', rem(84))}
`;

export const Photo = styled.span`
  position: relative;
  display: block;
  aspect-ratio: 7 / 5;
  margin-bottom: ${rem(6)};
  background: ${desk.mount};

  &::after {
    ${mix.drawn}
    inset: calc(-1 * ${overhang});
    background: ${albumCorners(desk.board, rem(12))};
    pointer-events: none;
  }
`;

export const Thumbnail = styled.img`
  ${mix.cover}
  ${mix.fill}
  object-fit: contain;
`;

export const Gone = styled.span`
  ${mix.cover}
  border: 1px dashed ${vars.border.strong};
  background: ${desk.sheet};
`;

/** Covers its slot, so that screen magnifiers and clicks find it there. */
export const Radio = styled.input`
  ${mix.cover}
  ${mix.fill}
  z-index: 1;
  margin: 0;
  cursor: inherit;
  opacity: 0;

  &:checked ~ * {
    font-weight: 600;
  }

  &:focus-visible ~ span:first-of-type {
    outline: 2px solid ${vars.focus};
    outline-offset: ${rem(5)};
  }
`;

export const Name = styled.span`
  ${mix.row(rem(6))}
  color: ${vars.text.strong};
  font-size: ${text(13)};
`;

export const Number = styled(PaperNumber)`
  ${mix.onPhone('display', 'none')}
`;

const tones = {
  ok: vars.status.ok,
  danger: vars.status.danger,
  quiet: vars.text.quiet,
} as const;

export const Mark = styled.span<{ $tone: keyof typeof tones }>`
  ${mix.row(rem(4))}
  font-size: ${text(12)};

  ${({ $tone }) => css`
    color: ${tones[$tone]};
  `}

  > svg {
    width: 1.1em;
    height: 1.1em;
  }
`;
