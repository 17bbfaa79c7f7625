import { css, styled } from 'styled-components';

import { vars } from '../../theme/vars.js';
import { fontSize, motion, radius, space } from '../../tokens/scales.js';

export const Root = styled.div`
  display: grid;
  gap: ${space[2]};
  min-width: 0;
`;

export const Label = styled.label`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  color: ${vars.text.strong};
  font-size: ${fontSize[14]};
  font-weight: 600;
`;

export const Optional = styled.span`
  color: ${vars.text.quiet};
  font-size: ${fontSize[12]};
  font-weight: 400;
`;

export const Control = styled.div`
  position: relative;
  display: flex;
  gap: ${space[2]};
`;

const note = css`
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
  line-height: 1.5;
`;

export const Hint = styled.p`
  ${note}
`;

export const ErrorLine = styled.p`
  ${note}
  display: flex;
  align-items: flex-start;
  gap: ${space[1]};
  color: ${vars.status.danger};

  > svg {
    margin-top: 0.2em;
  }
`;

/** The looks of everything that is typed into. */
export const inputFace = css`
  width: 100%;
  min-width: 0;
  min-height: max(3rem, 44px);
  padding: 0 ${space[4]};
  border: 1px solid ${vars.border.strong};
  border-radius: ${radius.control};
  background-color: ${vars.surface.raised};
  color: ${vars.text.strong};
  /* Never under 16 px: an iPhone zooms into a smaller field and leaves the page askew. */
  font-size: max(${fontSize[16]}, 16px);
  transition: border-color ${motion.fast};

  &::placeholder {
    color: ${vars.text.quiet};
    opacity: 1;
  }

  &:hover:not(:disabled) {
    border-color: ${vars.text.strong};
  }

  &:focus-visible {
    border-color: ${vars.focus};
    outline: 1px solid ${vars.focus};
    outline-offset: 0;
  }

  &[aria-invalid='true'] {
    border-color: ${vars.status.danger};
  }

  &[aria-invalid='true']:focus-visible {
    outline-color: ${vars.status.danger};
  }

  /* The browsers' own arrows differ in every system and ignore the padding. */
  &:is(select) {
    padding-right: ${space[7]};
    background-image:
      linear-gradient(45deg, transparent 50%, ${vars.text.base} 50%),
      linear-gradient(-45deg, transparent 50%, ${vars.text.base} 50%);
    background-position:
      right 1.375rem center,
      right 1.0625rem center;
    background-size: 0.3125rem 0.3125rem;
    background-repeat: no-repeat;
    appearance: none;
  }

  &:disabled {
    background-color: ${vars.surface.sunken};
    color: ${vars.text.quiet};
  }
`;
