import { styled } from 'styled-components';

import { media, motion, vars } from '../../../theme/values.js';
import { cloth, printed } from '../../cloth.js';
import type { Stage } from '../../types.js';

/** As high as the selected volume, so that a selection moves nothing below. */
export const Shelf = styled.div`
  display: flex;
  gap: 0.55rem;
  height: 18.5rem;
  margin-top: 0.5rem;
  padding-inline: 0.75rem;

  @media ${media.mobile} {
    gap: 0.4rem;
    height: 11.75rem;
    padding-inline: 0.35rem;
  }
`;

export const Place = styled.label`
  flex: 1;
  min-width: 0;
  position: relative;
  display: flex;
  align-items: flex-end;
  cursor: pointer;
`;

/** Covers the whole place, so that the browser scrolls to what it focuses. The volume shows its state. */
export const Radio = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;

export const Tick = styled.span`
  display: grid;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  position: absolute;
  bottom: 1rem;
  left: 50%;
  border: 1.5px solid ${printed.onCloth};
  border-radius: 50%;
  transform: translateX(-50%);

  @media ${media.mobile} {
    bottom: 0.6rem;
  }

  > svg {
    visibility: hidden;
  }
`;

export const Volume = styled.span<{ $stage: Stage }>`
  ${({ $stage }) => cloth($stage)}
  position: relative;
  display: block;
  width: 100%;
  height: 84%;
  border-radius: 0.25rem 0.25rem 0 0;
  box-shadow:
    inset 0.35rem 0 0.5rem -0.3rem rgb(255 255 255 / 28%),
    inset -0.5rem 0 0.6rem -0.3rem rgb(0 0 0 / 30%),
    0 6px 14px -8px rgb(40 30 10 / 50%);
  transition: height ${motion.fast};

  ${Place}:nth-child(even) & {
    height: 80%;
  }

  ${Place}:nth-child(3) & {
    height: 87%;
  }

  ${Place} input:checked + & {
    height: 100%;
  }

  input:checked + & ${Tick} {
    background: ${vars.accent.fill};
    color: ${vars.text.onAccent};
    border-color: ${printed.onCloth};
    box-shadow: 0 0 0 1px ${printed.onCloth};

    > svg {
      visibility: visible;
    }
  }

  input:focus-visible + & {
    outline: 2px solid ${vars.focus};
    outline-offset: 3px;
  }

  [aria-invalid='true'] & {
    outline: 2px solid ${vars.status.danger};
    outline-offset: 2px;
  }

  @media ${media.reducedMotion} {
    transition: none;
  }
`;

export const Slip = styled.span`
  position: absolute;
  top: 1.1rem;
  left: 50%;
  padding: 0.7rem 0.35rem;
  border: 1px solid rgb(0 0 0 / 16%);
  outline: 3px solid ${printed.slip};
  background: ${printed.slip};
  color: ${printed.slipInk};
  font: 700 1.375rem/1.15 ${vars.font.display};
  letter-spacing: 0.16em;
  text-align: center;
  white-space: nowrap;
  writing-mode: vertical-rl;
  transform: translateX(-50%);

  @media ${media.mobile} {
    top: 0.7rem;
    padding: 0.45rem 0.25rem;
    font-size: 1.0625rem;
    letter-spacing: 0.1em;
  }
`;

export const Board = styled.div`
  height: 0.4rem;
  background: ${printed.board};
  box-shadow: 0 0.6rem 0.9rem -0.5rem rgb(60 45 10 / 40%);
  filter: ${vars.picture.filter};
`;
