import { css, styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, space, tapTarget, vars } from '../../../theme/values.js';
import { nightMarks } from '../desk/Sheet.styles.js';
import { Count as ReaderCount, Title as ReaderTitle } from '../PaperViewer/ReaderOnPhone.styles.js';
import type { TextLook } from '../types.js';
import { PAPERS } from './papers.js';

/** The surfaces of the reader are of the chosen paper; at night its theme has the other colours. */
export const Root = styled.div<{ $paper: keyof typeof PAPERS }>`
  ${({ $paper }) => css`
    --ink-surface-page: ${PAPERS[$paper].sheet};
    --ink-surface-raised: ${PAPERS[$paper].sheet};
    --ink-text-strong: ${PAPERS[$paper].ink};
    --ink-text-base: ${PAPERS[$paper].ink};
  `}
  position: relative;
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  height: 100%;
  overflow: hidden;
  background: ${vars.surface.page};
  color: ${vars.text.strong};

  &[data-night] {
    ${nightMarks}
  }
`;

export const Top = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 3.25rem;
  padding: 0 ${space[3]} 0 ${space[1]};
  border-bottom: 1px solid ${vars.border.base};
`;

export const Title = styled(ReaderTitle)`
  margin-left: 0;
`;

export const Count = styled(ReaderCount)`
  color: ${vars.text.quiet};
`;

export const Room = styled.div`
  position: relative;
  min-height: 0;
  padding: ${space[5]} 20px 13rem;
  overflow: hidden auto;
  scroll-padding-top: ${space[4]};

  &:focus-visible {
    outline: 2px solid ${vars.focus};
    outline-offset: -2px;
  }
`;

export const Failed = styled.p`
  padding-block: ${space[6]};
  text-align: center;
`;

export const Losses = styled.button`
  ${mix.resetButton}
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: ${tapTarget};
  margin-bottom: ${space[4]};
  border-block: 1px dashed ${vars.border.strong};
  font-size: ${fontSize[14]};
`;

const LEADING = { tight: 1.5, normal: 1.75, loose: 2.1 } as const;

export const Paper = styled.div<{ $look: TextLook }>`
  ${({ $look: { size, leading, face } }) => css`
    font-family: ${face === 'song' ? vars.font.display : vars.font.text};
    font-size: ${String(size / 16)}rem;
    line-height: ${LEADING[leading]};
  `}
  overflow-wrap: anywhere;
  /* Blanks to be filled in are spaces, which would not wrap. */
  white-space: break-spaces;
`;

export const Break = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  margin-block: ${space[6]};
  color: ${vars.text.quiet};
  font: 400 ${fontSize[14]} / 1.3 ${vars.font.display};

  &::before,
  &::after {
    flex: 1;
    height: 1px;
    background: ${vars.border.base};
    content: '';
  }
`;

const headings = css`
  h3 {
    margin-block: ${space[4]};
    font-size: 1.2em;
    line-height: 1.4;
  }

  h4,
  h5,
  h6 {
    margin-block: 1.75em 0.75em;
    font-size: 1.05em;
    line-height: 1.5;
  }

  /* What follows the heading in its line, such as the points of a section. */
  [data-note] {
    display: block;
    color: ${vars.text.quiet};
    font-weight: 400;
    font-size: 0.85em;
  }

  [data-align='center'] {
    text-align: center;
  }

  [data-align='right'] {
    text-align: right;
  }
`;

/** The number in the margin, the alternatives as lines, below each other. */
const questions = css`
  [data-question] {
    display: grid;
    grid-template-columns: minmax(1.65em, auto) minmax(0, 1fr);
    margin-top: 1em;
  }

  [data-number] {
    ${mix.numerals}
    margin-top: 0.35em;
    padding-right: 0.4em;
    font-weight: 700;
  }

  [data-number]:empty::before {
    content: var(--number);
    counter-increment: var(--step);
  }

  [data-stop] {
    display: none;
  }

  [data-question] ul {
    ${mix.resetList}
    margin-block: 0.25em;
  }

  [data-question] ul > li {
    display: grid;
    align-content: center;
    align-items: baseline;
    grid-template-columns: 1.5em minmax(0, 1fr);
    min-height: ${tapTarget};
    padding-block: 0.25em;

    + li {
      border-top: 1px dashed ${vars.border.base};
    }
  }

  [data-letter] {
    color: ${vars.text.quiet};
  }
`;

/** Their measures are those of the sheet, up to the width of the text. At night they stand on a dimmed plate. */
const pictures = css`
  [data-picture] {
    display: inline-block;
    max-width: 100%;
    vertical-align: middle;
  }

  img {
    max-width: 100%;
    height: auto;
  }

  [data-night] & [data-picture] {
    background: #d9d2c4;
  }

  [data-night] & img {
    mix-blend-mode: multiply;
  }
`;

const FADED = 'linear-gradient(to right, #000 calc(100% - 2rem), transparent)';

/** What is wider than the text scrolls in itself: faded at the edge, a table with a track and with its first column. */
const boxes = css`
  table {
    min-width: 100%;
    border-collapse: collapse;
    font-size: 0.9em;
    line-height: 1.5;
  }

  td {
    min-width: 4em;
    padding: 0.4em 0.6em;
    border: 1px solid ${vars.border.strong};
  }

  [data-box] {
    position: relative;
    margin-block: 0.75em;
  }

  div[data-scroll] {
    overflow-x: auto;
    ${mix.noScrollbar}
  }

  div[data-wide] td:first-child {
    position: sticky;
    left: 0;
    background: ${vars.surface.sunken};
  }

  span[data-wide] {
    display: block;
    overflow-x: auto;
    ${mix.noScrollbar}
  }

  [data-wide]:not([data-end]) {
    -webkit-mask-image: ${FADED};
    mask-image: ${FADED};
  }

  [data-wide]:focus-visible {
    outline: 2px solid ${vars.focus};
    -webkit-mask-image: none;
    mask-image: none;
  }

  div[data-wide] + [data-track] {
    display: flex;
  }

  [data-track] {
    display: none;
    align-items: center;
    gap: ${space[3]};
    margin-top: ${space[1]};
    color: ${vars.text.quiet};
    font: 400 ${fontSize[12]} / 1.5 ${vars.font.text};
  }

  /* Not as text, which would be a part of the paper. */
  [data-track]::after {
    content: attr(data-track);
  }

  [data-track] > span {
    position: relative;
    flex: 0 1 7rem;
    height: 3px;
    background: ${vars.border.base};
  }

  [data-track] > span::after {
    position: absolute;
    top: 0;
    bottom: 0;
    left: calc(100% * var(--passed));
    width: calc(100% * var(--shown));
    background: ${vars.text.quiet};
    content: '';
  }
`;

export const Text = styled.div`
  position: relative;

  [data-marks] {
    mix-blend-mode: multiply;
  }

  [data-night] & [data-marks] {
    mix-blend-mode: normal;
  }

  p {
    margin-block: 0.35em;
  }

  [data-blank] {
    white-space: pre;
  }

  ${headings}
  ${questions}
  ${pictures}
  ${boxes}
`;
