import { css, styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, radius, space, vars } from '../../../theme/values.js';

/** Rotated by 90°: 812 px are enough for a sheet of 800. */
const lyingDown = css`
  width: 100vh;
  width: 100dvh;
  height: 100vw;
  transform: rotate(90deg) translateY(-100%);
  transform-origin: 0 0;
`;

export const Frame = styled.div<{ $lying: boolean; $bare: boolean }>`
  display: grid;
  position: relative;
  grid-template-rows: ${({ $bare }) => ($bare ? '' : 'auto')} minmax(0, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  height: 100%;
  ${({ $lying }) => $lying && lyingDown}
`;

export const Top = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 3.5rem;
  padding: 0 ${space[3]};
  border-bottom: 1px solid ${vars.border.onFooter};
  font-size: ${fontSize[14]};

  button[aria-pressed='true'] {
    background: ${vars.border.onFooter};
  }
`;

export const Title = styled.h2`
  ${mix.ellipsis}
  flex: 1;
  min-width: 0;
  margin-left: ${space[1]};
  color: inherit;
  font: 600 1rem/1.3 ${vars.font.display};
`;

export const Count = styled.p`
  ${mix.numerals}
  padding-inline: ${space[2]};
  font-size: 1.0625rem;
  white-space: nowrap;
`;

export const Stage = styled.div`
  position: relative;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  min-height: 0;

  > [role='region'] {
    background: ${vars.surface.footer};
  }
`;

export const Bottom = styled.div`
  padding: ${space[1]} ${space[3]} calc(${space[1]} + env(safe-area-inset-bottom));
  border-top: 1px solid ${vars.border.onFooter};
`;

/** The ruler, after the switch of the view. */
export const Pages = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};

  > :last-child {
    flex: 1;
    min-width: 0;
  }
`;

export const Pill = styled.div`
  display: flex;
  align-items: center;
  position: absolute;
  right: ${space[3]};
  bottom: ${space[3]};
  padding-left: ${space[3]};
  border-radius: ${radius.round};
  background: ${vars.surface.footer};
  box-shadow: ${vars.shadow.overlay};
`;

export const Tools = styled.div`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
`;

export const ToolFace = styled.button`
  ${mix.resetButton}
  display: grid;
  gap: 2px;
  justify-items: center;
  min-height: 48px;
  padding: ${space[1]} 0;
  border-radius: ${radius.control};
  color: ${vars.text.onFooter};
  font-size: ${fontSize[12]};
  line-height: 1.2;
  text-align: center;

  &[aria-pressed='true'] {
    background: ${vars.border.onFooter};
  }
`;
