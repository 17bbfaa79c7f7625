import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { vars } from '../../../theme/values.js';
import { cloth, printed } from '../../cloth.js';
import type { Stage } from '../../types.js';

export const Binding = styled.span<{ $wide: boolean }>`
  position: relative;
  display: block;
  width: 100%;
  aspect-ratio: ${({ $wide }) => ($wide ? '16 / 9' : '3 / 4')};
  border-radius: ${({ $wide }) => ($wide ? '6px' : '3px 8px 8px 3px')};
  background: ${vars.surface.sunken};
  box-shadow:
    0 1px 2px rgb(40 30 10 / 16%),
    0 18px 36px -14px rgb(40 30 10 / 40%);
  overflow: hidden;
  container-type: inline-size;

  /* 1 % of the width; fallback for browsers without container units: the average cover. */
  --part: 1.6px;

  @supports (width: 1cqw) {
    --part: 1cqw;
  }

  > img {
    ${mix.coverPicture}
  }
`;

export const Cloth = styled.span<{ $stage: Stage }>`
  ${({ $stage }) => cloth($stage)}
  position: absolute;
  inset: 0;
  font-family: ${vars.font.display};
  line-height: 1;

  &::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    width: 5.5%;
    background: linear-gradient(90deg, rgb(0 0 0 / 24%), rgb(0 0 0 / 4%) 70%, rgb(255 255 255 / 16%));
  }
`;

export const Glyph = styled.span`
  position: absolute;
  right: calc(-8 * var(--part));
  bottom: calc(-26 * var(--part));
  font-size: calc(112 * var(--part));
  font-weight: 700;
  opacity: 0.12;

  ${Cloth}[data-wide='true'] & {
    right: calc(-4 * var(--part));
    bottom: calc(-12 * var(--part));
    font-size: calc(64 * var(--part));
  }
`;

/** The title slip, as wide as the columns into which the component splits the title. */
export const Slip = styled.span`
  position: absolute;
  top: calc(8 * var(--part));
  left: calc(13 * var(--part));
  display: flex;
  flex-direction: row-reverse;
  gap: calc(2.4 * var(--part));
  padding: calc(4.6 * var(--part)) calc(3.4 * var(--part));
  border: 1px solid rgb(0 0 0 / 14%);
  outline: calc(1.4 * var(--part)) solid ${printed.slip};
  outline-offset: calc(0.2 * var(--part));
  background: ${printed.slip};
  color: ${printed.slipInk};
  font-size: calc(9.6 * var(--part));
  font-weight: 700;
  letter-spacing: 0.1em;

  > span {
    writing-mode: vertical-rl;
  }
`;

export const Sign = styled.span`
  display: grid;
  place-items: center;
  position: absolute;
  inset: calc(15 * var(--part)) calc(16 * var(--part)) auto calc(24 * var(--part));
  aspect-ratio: 3 / 4;
  background: ${printed.slip};
  color: ${printed.slipInk};
  font-size: calc(40 * var(--part));
  font-weight: 700;
`;

export const Year = styled.span`
  position: absolute;
  top: calc(9 * var(--part));
  right: calc(8 * var(--part));
  font-size: calc(8 * var(--part));
  font-weight: 600;
  letter-spacing: calc(0.5 * var(--part));

  ${Cloth}[data-wide='true'] & {
    top: calc(5 * var(--part));
    right: calc(5 * var(--part));
    font-size: calc(4.4 * var(--part));
  }
`;

export const Series = styled.span`
  position: absolute;
  top: calc(20 * var(--part));
  right: calc(8.6 * var(--part));
  font-family: ${vars.font.text};
  font-size: calc(5.4 * var(--part));
  letter-spacing: calc(1 * var(--part));
  writing-mode: vertical-rl;
`;

export const Seal = styled.span`
  display: grid;
  place-items: center;
  background: ${vars.accent.fill};
  color: ${vars.text.onAccent};
  position: absolute;
  bottom: calc(9 * var(--part));
  left: calc(13 * var(--part));
  width: calc(12.5 * var(--part));
  height: calc(12.5 * var(--part));
  border-radius: calc(1.4 * var(--part));
  font-size: calc(4.8 * var(--part));
  font-weight: 700;
  line-height: 1.04;
  writing-mode: vertical-rl;
`;

export const WideTitle = styled.span`
  position: absolute;
  top: 50%;
  left: calc(9 * var(--part));
  right: calc(24 * var(--part));
  font-size: calc(8 * var(--part));
  font-weight: 700;
  line-height: 1.3;
  transform: translate(0, -50%);
`;
