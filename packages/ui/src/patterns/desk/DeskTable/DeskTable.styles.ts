import { css, styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { vars } from '../../../theme/values.js';
import { rem, text } from '../measure.js';
import { desk } from '../palette.js';

type Align = 'start' | 'end' | undefined;

/** A table that is wider than the sheet scrolls inside. */
export const Scroll = styled.div`
  overflow-x: auto;
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${text(13)};
`;

const aligned = css<{ $align?: Align }>`
  padding: ${rem(4)} ${rem(10)};
  text-align: ${({ $align = 'start' }) => $align};
  ${({ $align }) => $align === 'end' && mix.numerals}
`;

export const Head = styled.th<{ $align?: Align }>`
  ${aligned}
  height: ${rem(34)};
  border-bottom: 1px solid ${vars.text.strong};
  color: ${vars.text.quiet};
  font-family: inherit;
  font-size: ${text(12.5)};
  font-weight: 400;
  white-space: nowrap;

  &[aria-sort] {
    ${mix.strong()}
  }
`;

/** The arrow is drawn only in the column that is sorted, but has its space in all. */
export const Sort = styled.button`
  ${mix.resetButton}
  ${mix.inlineRow(rem(2))}
  min-height: ${rem(26)};
  white-space: nowrap;
  ${mix.onHover('color', vars.text.strong)}

  > svg {
    width: 1em;
    height: 1em;
    visibility: hidden;
  }

  th[data-end] > & {
    flex-direction: row-reverse;
  }

  [aria-sort] > & > svg,
  &:hover > svg,
  &:focus-visible > svg {
    visibility: visible;
  }
`;

export const Row = styled.tr<{ $isOpen: boolean; $isChosen: boolean }>`
  ${({ $isOpen, $isChosen }) => ($isOpen || $isChosen) && `background: ${desk.shade};`}
  ${({ $isOpen }) => $isOpen && `box-shadow: inset 3px 0 0 ${vars.text.strong};`}
`;

/** Rows grow with their text: long words wrap, names and numbers do not. No column is narrower than a short phrase. */
export const Cell = styled.td<{ $align?: Align; $oneLine?: boolean | undefined }>`
  ${aligned}
  ${({ $oneLine = false, $align }) =>
    $oneLine ? 'white-space: nowrap;' : $align !== 'end' && `min-width: ${rem(104)};`}
  height: ${rem(35)};
  border-bottom: 1px solid ${vars.border.base};
  color: ${vars.text.base};
  font-weight: 400;

  &:is(th) {
    ${mix.strong()}
  }
`;

export const Choose = styled.td`
  width: ${rem(36)};
  padding: 0 ${rem(8)};
  border-bottom: 1px solid ${vars.border.base};

  &:is(th) {
    border-bottom-color: ${vars.text.strong};
  }
`;

export const OpenButton = styled.button`
  ${mix.resetButton}
  width: 100%;
  font-weight: 600;
  ${mix.onHover('text-decoration', 'underline')}
`;

export const Opened = styled.td`
  padding: ${rem(2)} ${rem(10)} ${rem(16)};
  border-bottom: 1px solid ${vars.border.base};
`;

export const Empty = styled.p`
  padding: ${rem(24)} ${rem(10)};
  color: ${vars.text.quiet};
`;
