import { css, styled } from 'styled-components';

import { fontSize, media, radius, space, vars } from '../../theme/values.js';

const ring = css<{ $wrong: boolean }>`
  border-color: ${({ $wrong }) => ($wrong ? vars.status.danger : vars.focus)};
  outline: 1px solid ${({ $wrong }) => ($wrong ? vars.status.danger : vars.focus)};
`;

export const Box = styled.div<{ $wrong: boolean }>`
  flex: 1;
  min-width: 0;
  position: relative;
  padding: ${space[2]};
  border: 1px solid ${({ $wrong }) => ($wrong ? vars.status.danger : vars.border.strong)};
  border-radius: ${radius.control};
  background: ${vars.surface.sunken};

  &:focus-within {
    ${ring}
  }
`;

/** Two groups in a row on a phone, so that a cell is wide enough to be legible. */
export const Cells = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[2]} ${space[3]};

  @media ${media.mobile} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[2]};
  }
`;

export const Group = styled.span`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  overflow: hidden;
  border-radius: ${radius.chip};
  background: ${vars.surface.raised};
`;

export const Cell = styled.span`
  display: grid;
  place-items: center;
  color: ${vars.text.strong};
  font-weight: 600;
  position: relative;
  height: 3.25rem;
  font-family: 'SF Mono', Menlo, Consolas, 'Noto Sans Mono CJK SC', monospace;
  font-size: ${fontSize[22]};

  & + &:not([data-coated])::before {
    content: '';
    position: absolute;
    inset: 30% auto 30% 0;
    border-left: 1px solid ${vars.border.base};
  }

  &[data-coated]::after {
    position: absolute;
    inset: 0;
    content: '';
    background: repeating-linear-gradient(
      118deg,
      ${vars.text.quiet} 0 2px,
      ${vars.border.strong} 2px 4px,
      ${vars.text.quiet} 4px 5px
    );
    opacity: 0.34;
  }

  &[data-doubtful] {
    color: ${vars.status.danger};
    text-decoration: underline dotted 2px;
    text-underline-offset: 0.3em;
  }
`;

/** The input's own caret is invisible, as its text is. */
export const Caret = styled.i`
  position: absolute;
  inset: 22% auto 22% 12%;
  visibility: hidden;
  border-left: 2px solid ${vars.accent.base};

  ${Box}:focus-within & {
    visibility: visible;
  }

  [data-coated] > & {
    inset: 22% auto 22% 20%;
  }
`;

/** Covers the whole drawing, to receive every touch. Never under 16 px: iOS would zoom in. */
export const Input = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  padding: 0 ${space[3]};
  border: 0;
  background: none;
  font-size: 16px;
  cursor: text;
  opacity: 0;
`;
