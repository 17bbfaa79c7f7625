import { css, styled } from 'styled-components';

import * as mix from '../../theme/mix.js';
import { fontSize, motion, radius, space, vars } from '../../theme/values.js';

/** Also the containing block of a note in its margin. */
const frame = css`
  position: relative;
  display: grid;
  gap: ${space[2]};
  min-width: 0;
`;

const question = css`
  color: ${vars.text.strong};
  font-size: ${fontSize[14]};
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  font-weight: 600;
`;

export const Root = styled.div`
  ${frame}
`;

export const Label = styled.label`
  ${question}
`;

export const Group = styled.fieldset`
  ${frame}
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Legend = styled.legend`
  ${question}
  width: 100%;
  /* A legend is never a grid item, so the gap of the grid does not apply. */
  margin-bottom: ${space[2]};
  padding: 0;
`;

export const Optional = styled.span`
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
  font-weight: 400;
`;

export const Control = styled.div`
  ${mix.onNarrowPhone('flex-wrap', 'wrap')}
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

/** A live region, always in the page. While empty it is outside of the grid, which would add a gap for it. */
export const Announcement = styled.div`
  &:empty {
    position: absolute;
  }
`;

export const NoteRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 0 ${space[4]};

  /* A long hint would be a narrow column beside the counter: it takes the line, and the counter the next one. */
  > :not(:last-child) {
    flex: 1 1 18em;
  }
`;

export const Counter = styled.p`
  ${note}
  margin-left: auto;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

/** Only the box of a locked control is dimmed: its text is still read. */
export const lockedFace = css`
  border-color: ${vars.border.base};
  background-color: transparent;
  color: ${vars.text.base};
`;

export const inputFace = css`
  width: 100%;
  min-width: 0;
  min-height: max(3rem, 44px);
  padding: 0 ${space[4]};
  border: 1px solid ${vars.border.strong};
  border-radius: ${radius.control};
  background-color: ${vars.surface.raised};
  color: ${vars.text.strong};
  /* Never under 16 px: iOS zooms into smaller inputs and does not zoom back. */
  font-size: max(${fontSize[16]}, 16px);
  transition: border-color ${motion.fast};

  &::placeholder {
    color: ${vars.text.quiet};
    opacity: 1;
  }

  &:hover:not(:disabled, [readonly]) {
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

  &[readonly],
  &:disabled {
    ${lockedFace}
    /* Safari dims disabled inputs by default. */
    opacity: 1;
    -webkit-text-fill-color: currentColor;
  }

  &:disabled {
    cursor: not-allowed;
  }
`;
