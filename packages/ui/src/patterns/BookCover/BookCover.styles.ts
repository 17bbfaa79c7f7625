import { styled } from 'styled-components';

import { vars } from '../../theme/vars.js';
import { cloth, printed } from '../cloth.js';
import type { Stage } from '../types.js';

/** A dark spine at the left edge, and the shadow of the book. */
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

  > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
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
  right: -8cqw;
  bottom: -26cqw;
  font-size: 112cqw;
  font-weight: 700;
  opacity: 0.12;

  ${Cloth}[data-wide='true'] & {
    right: -4cqw;
    bottom: -12cqw;
    font-size: 64cqw;
  }
`;

/** The title slip. The component splits the title into columns, so the slip is as wide as they are. */
export const Slip = styled.span`
  position: absolute;
  top: 8cqw;
  left: 13cqw;
  display: flex;
  flex-direction: row-reverse;
  gap: 2.4cqw;
  padding: 4.6cqw 3.4cqw;
  border: 1px solid rgb(0 0 0 / 14%);
  outline: 1.4cqw solid ${printed.slip};
  outline-offset: 0.2cqw;
  background: ${printed.slip};
  color: ${printed.slipInk};
  font-size: 9.6cqw;
  font-weight: 700;
  letter-spacing: 0.1em;

  > span {
    writing-mode: vertical-rl;
  }
`;

/** In place of the slip and its title on a small cover. */
export const Sign = styled.span`
  position: absolute;
  inset: 15cqw 16cqw auto 24cqw;
  display: grid;
  place-items: center;
  aspect-ratio: 3 / 4;
  background: ${printed.slip};
  color: ${printed.slipInk};
  font-size: 40cqw;
  font-weight: 700;
`;

export const Year = styled.span`
  position: absolute;
  top: 9cqw;
  right: 8cqw;
  font-size: 8cqw;
  font-weight: 600;
  letter-spacing: 0.5cqw;

  ${Cloth}[data-wide='true'] & {
    top: 5cqw;
    right: 5cqw;
    font-size: 4.4cqw;
  }
`;

export const Series = styled.span`
  position: absolute;
  top: 20cqw;
  right: 8.6cqw;
  font-family: ${vars.font.text};
  font-size: 5.4cqw;
  letter-spacing: 1cqw;
  writing-mode: vertical-rl;
`;

export const Seal = styled.span`
  position: absolute;
  bottom: 9cqw;
  left: 13cqw;
  display: grid;
  place-items: center;
  width: 12.5cqw;
  height: 12.5cqw;
  border-radius: 1.4cqw;
  background: ${vars.accent.base};
  color: ${vars.text.onAccent};
  font-size: 4.8cqw;
  font-weight: 700;
  line-height: 1.04;
  writing-mode: vertical-rl;
`;

/** The wide cover, with a horizontal title. */
export const WideTitle = styled.span`
  position: absolute;
  top: 50%;
  left: 9cqw;
  right: 24cqw;
  font-size: 8cqw;
  font-weight: 700;
  line-height: 1.3;
  translate: 0 -50%;
`;
