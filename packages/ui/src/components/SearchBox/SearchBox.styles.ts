import { styled } from 'styled-components';

import * as mix from '../../theme/mix.js';
import { fontSize, media, motion, radius, space, vars } from '../../theme/values.js';

type Size = 'md' | 'lg';

export const Form = styled.form`
  display: grid;
  gap: ${space[2]};
  width: 100%;
  min-width: 0;
`;

export const Pill = styled.div<{ $size: Size }>`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
  min-height: ${({ $size }) => ($size === 'lg' ? 'max(3.25rem, 48px)' : '2.75rem')};
  padding-left: ${space[4]};
  border: 1px solid ${({ $size }) => ($size === 'lg' ? vars.border.strong : vars.border.base)};
  border-radius: ${radius.round};
  background: ${vars.surface.raised};
  color: ${vars.text.quiet};
  transition: border-color ${motion.fast};
  overflow: clip;

  @media ${media.touch} {
    min-height: 46px;
  }

  &:hover {
    border-color: ${vars.border.strong};
  }

  @supports not selector(:has(a)) {
    &:focus-within {
      border-color: ${vars.focus};
      outline: 1px solid ${vars.focus};
    }
  }

  &:has(input:focus-visible) {
    border-color: ${vars.focus};
    outline: 1px solid ${vars.focus};
  }

  &:has(input[aria-invalid='true']) {
    border-color: ${vars.status.danger};
    outline-color: ${vars.status.danger};
  }

  > button {
    flex: none;
  }

  /* The ring is drawn inside the pill, whose edge would clip it. */
  > button:focus-visible {
    outline-offset: -3px;
  }
`;

export const Input = styled.input`
  flex: 1;
  min-width: 0;
  height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${vars.text.strong};
  font-size: max(${fontSize[16]}, 14px);
  appearance: none;

  @media ${media.touch} {
    font-size: 16px;
  }

  &:placeholder-shown {
    text-overflow: ellipsis;
  }

  &::placeholder {
    color: ${vars.text.quiet};
    opacity: 1;
  }

  &:focus-visible {
    outline: none;
  }

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

export const Submit = styled.button`
  ${mix.resetButton}
  align-self: stretch;
  ${mix.onNarrowPhone('padding', `0 ${space[4]} 0 ${space[3]}`)}
  padding: 0 ${space[6]} 0 ${space[5]};
  background: ${vars.chosen.surface};
  color: ${vars.chosen.text};
  font-weight: 600;
  white-space: nowrap;
  transition: background-color ${motion.fast};

  &:focus-visible {
    outline-color: currentColor;
  }

  @media ${media.hover} {
    &:hover {
      background: ${vars.accent.fill};
      color: ${vars.text.onAccent};
    }
  }
`;
