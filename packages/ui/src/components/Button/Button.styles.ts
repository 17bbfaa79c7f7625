import { css, keyframes, styled } from 'styled-components';

import * as mix from '../../theme/mix.js';
import { fontSize, media, motion, radius, space, vars } from '../../theme/values.js';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

interface Look {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $block: boolean;
}

const sizes = {
  sm: css`
    min-height: 2.25rem;
    padding: 0 ${space[4]};
    font-size: ${fontSize[14]};
  `,
  md: css`
    min-height: 2.75rem;
    padding: 0 1.375rem;
    font-size: ${fontSize[16]};
  `,
  lg: css`
    min-height: 3.25rem;
    padding: 0 2rem;
    font-size: ${fontSize[18]};
  `,
};

const variants = {
  primary: css`
    background: ${vars.accent.fill};
    color: ${vars.text.onAccent};
    border-color: ${vars.accent.fill};

    @media ${media.hover} {
      &:hover:not(:disabled, [aria-disabled='true']) {
        background: ${vars.accent.hover};
        border-color: ${vars.accent.hover};
      }
    }
  `,
  secondary: css`
    border-color: ${vars.border.strong};
    color: ${vars.text.strong};

    @media ${media.hover} {
      &:hover:not(:disabled, [aria-disabled='true']) {
        background: ${vars.surface.sunken};
        border-color: ${vars.text.strong};
      }
    }
  `,
  quiet: css`
    color: ${vars.text.base};

    @media ${media.hover} {
      &:hover:not(:disabled, [aria-disabled='true']) {
        background: ${vars.surface.sunken};
        color: ${vars.text.strong};
      }
    }
  `,
  danger: css`
    border-color: ${vars.status.danger};
    color: ${vars.status.danger};

    @media ${media.hover} {
      &:hover:not(:disabled, [aria-disabled='true']) {
        background: ${vars.status.dangerTint};
      }
    }
  `,
};

const face = css<Look>`
  ${mix.resetButton}
  position: relative;
  display: ${({ $block }) => ($block ? 'flex' : 'inline-flex')};
  align-items: center;
  justify-content: center;
  width: ${({ $block }) => ($block ? '100%' : 'auto')};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  /* A row that is too narrow for the button gives it a line of its own instead of one character a line. */
  word-break: keep-all;
  overflow-wrap: break-word;
  transition:
    background-color ${motion.fast},
    border-color ${motion.fast},
    color ${motion.fast},
    scale ${motion.fast};
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}
  ${mix.touchTarget}

  &:active:not(:disabled, [aria-disabled='true']) {
    scale: 0.98;
  }

  &:disabled {
    background: ${vars.surface.sunken};
    border-color: transparent;
    color: ${vars.text.quiet};
  }

  &[aria-disabled='true'] {
    cursor: progress;
  }
`;

export const ActionFace = styled.button<Look>`
  ${face}
`;

export const LinkFace = styled.a<Look>`
  ${face}
`;

/** Hidden, not removed, while busy: the text keeps the width of the button. */
export const Label = styled.span<{ $busy: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  opacity: ${({ $busy }) => ($busy ? 0 : 1)};
`;

const turn = keyframes`
  to { rotate: 360deg; }
`;

export const Spinner = styled.span`
  position: absolute;
  inset: 0;
  width: 1.25em;
  height: 1.25em;
  margin: auto;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: ${radius.round};
  animation: ${turn} 800ms linear infinite;

  /* Shows progress without movement. */
  @media ${media.reducedMotion} {
    border-style: dotted;
  }
`;
