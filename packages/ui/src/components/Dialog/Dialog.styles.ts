import { styled } from 'styled-components';

import * as mix from '../../theme/mix.js';
import { fontSize, media, radius, space, vars } from '../../theme/values.js';
import { modalBase } from '../modal/modal-base.js';

const widths = { sm: '26rem', md: '36rem', lg: '56rem' };

export const Box = styled.dialog<{ $size: 'sm' | 'md' | 'lg' }>`
  ${modalBase}
  width: min(${({ $size }) => widths[$size]}, 100vw - 2rem);
  max-width: none;
  max-height: none;
  margin: auto;
  translate: 0 0.5rem;

  &[open] {
    translate: 0 0;
  }

  @starting-style {
    &[open] {
      translate: 0 0.5rem;
    }
  }
`;

export const Sheet = styled.div`
  ${mix.column()}
  max-height: min(88vh, 56rem);
  max-height: min(88dvh, 56rem);
  border-radius: ${radius.card};
  background: ${vars.surface.raised};
  box-shadow: ${vars.shadow.overlay};
  overflow: hidden;
`;

export const Head = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[4]};
  padding: ${space[5]} ${space[4]} 0 ${space[6]};

  @media ${media.mobile} {
    padding: ${space[4]} ${space[2]} 0 ${space[5]};
  }
`;

export const Title = styled.h2`
  padding-top: 0.35rem;
  font-size: ${fontSize[22]};
`;

export const Body = styled.div`
  padding: ${space[4]} ${space[6]} ${space[6]};
  overflow-y: auto;
  overscroll-behavior: contain;

  @media ${media.mobile} {
    padding: ${space[3]} ${space[5]} ${space[5]};
  }
`;

export const Actions = styled.footer`
  ${mix.wrap(space[3])}
  justify-content: flex-end;
  padding: ${space[4]} ${space[6]};
  border-top: 1px solid ${vars.border.base};

  @media ${media.mobile} {
    padding: ${space[3]} ${space[5]};

    > * {
      flex: 1;
    }
  }
`;
