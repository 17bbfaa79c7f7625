import { css, styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, radius, tapTarget, vars } from '../../../theme/values.js';
import { rem, text } from '../measure.js';
import { desk } from '../palette.js';

type Layout = 'chips' | 'rows';

export const Head = styled.div`
  ${mix.wrap(rem(8))}
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${rem(8)};
`;

export const Legend = styled.div`
  ${mix.grow}
`;

export const Choices = styled.div<{ $layout: Layout }>`
  ${({ $layout }) => ($layout === 'chips' ? mix.wrap(rem(6)) : mix.grid(rem(2)))}
`;

export const Choice = styled.label`
  position: relative;
  display: grid;
  cursor: pointer;
`;

const chip = css`
  padding: 0 ${rem(8)};
  border: 1px solid ${desk.rule};
  background: ${desk.sheet};
`;

const row = css`
  padding: ${rem(4)} ${rem(8)};
`;

/** A chosen reason has a tick or a filled row: the colour alone would not say it. */
const chosenChip = css<{ $isClear: boolean }>`
  border-color: currentcolor;
  box-shadow: inset 0 0 0 0.5px currentcolor;
  font-weight: 600;
  ${({ $isClear }) => css`
    background: ${$isClear ? vars.status.okTint : vars.status.dangerTint};
    color: ${$isClear ? vars.status.ok : vars.status.danger};
  `}
`;

const chosenRow = css`
  background: ${vars.chosen.surface};
  color: ${vars.chosen.text};
`;

export const Face = styled.span<{ $layout: Layout; $isClear: boolean }>`
  ${mix.row(rem(6))}
  min-height: ${rem(30)};
  border-radius: ${radius.chip};
  color: ${vars.text.strong};
  font-size: ${text(13)};
  ${({ $layout }) => ($layout === 'chips' ? chip : row)}
  ${mix.fade('background-color', 'border-color', 'color')}

  :checked + & {
    ${({ $layout }) => ($layout === 'chips' ? chosenChip : chosenRow)}
  }

  :checked + & > kbd {
    border-color: currentcolor;
    background: none;
    color: inherit;
  }

  input:focus-visible + & {
    outline: 2px solid ${vars.focus};
    outline-offset: 2px;
  }

  @media ${media.hover} {
    input:hover:not(:checked) + & {
      background: ${desk.shade};
    }
  }

  @media ${media.touch} {
    min-height: ${tapTarget};
    padding-inline: ${rem(12)};
    font-size: ${fontSize[14]};
  }
`;

/** Covers its choice, so that screen magnifiers and clicks find it there. */
export const Radio = styled.input`
  ${mix.cover}
  ${mix.fill}
  z-index: 1;
  margin: 0;
  cursor: inherit;
  opacity: 0;
`;

export const Own = styled.div`
  margin-top: ${rem(8)};
`;
