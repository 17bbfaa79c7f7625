import { css, styled } from 'styled-components';

import { fontSize, radius, space, vars } from '../../theme/values.js';
import { modalBase } from '../modal/modal-base.js';

const margin = `var(--margin, ${space[5]})`;

export type DrawerSide = 'left' | 'right' | 'bottom';

const upright = css`
  top: 0;
  bottom: 0;
  width: min(24rem, 100vw - 3rem);
  height: 100vh;
  height: 100dvh;
`;

const sides = {
  left: css`
    ${upright}
    left: 0;
    --off: -2rem 0;
  `,
  right: css`
    ${upright}
    right: 0;
    --off: 2rem 0;
  `,
  bottom: css`
    right: 0;
    bottom: 0;
    left: 0;
    width: 100vw;
    max-height: min(86vh, 44rem);
    max-height: min(86dvh, 44rem);
    border-radius: ${radius.card} ${radius.card} 0 0;
    --off: 0 2rem;
    --margin: max(${space[5]}, calc((100vw - 82.5rem) / 2));
  `,
};

export const Edge = styled.dialog<{ $side: DrawerSide }>`
  ${modalBase}
  position: fixed;
  inset: auto;
  max-width: none;
  max-height: none;
  background: ${vars.surface.raised};
  box-shadow: ${vars.shadow.overlay};
  overflow: hidden;
  ${({ $side }) => sides[$side]}
  translate: var(--off);

  /* Only when open: display: flex would show a closed dialog. */
  &[open] {
    display: flex;
    flex-direction: column;
    translate: 0 0;
  }

  @starting-style {
    &[open] {
      translate: var(--off);
    }
  }
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  flex: none;
  justify-content: space-between;
  padding: ${space[3]} calc(${margin} - ${space[3]}) ${space[3]} ${margin};
  border-bottom: 1px solid ${vars.border.base};
`;

export const Title = styled.h2`
  font-size: ${fontSize[18]};
`;

export const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${space[4]} ${margin} ${space[5]};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export const Foot = styled.footer`
  display: flex;
  flex: none;
  gap: ${space[3]};
  padding: ${space[3]} ${margin} max(${space[3]}, env(safe-area-inset-bottom));
  border-top: 1px solid ${vars.border.base};

  /* Stronger than a child's own flex: otherwise the order of the style sheets would decide. */
  > :nth-child(n) {
    flex: 1;
  }
`;
