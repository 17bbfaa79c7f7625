import { css, styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { media, motion, radius, space, vars } from '../../../theme/values.js';

export type StubFit = 'joined' | 'apart' | 'askew';

const sealSide = '7.5rem';
/** Keeps the text away from the half seal. */
const room = `calc(${sealSide} / 2 + ${space[5]})`;

export const Root = styled.div<{ $fit: StubFit }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 15rem;
  gap: ${({ $fit }) => ($fit === 'apart' ? space[6] : '0')};
  transition: gap ${motion.fast};

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${({ $fit }) => ($fit === 'apart' ? space[4] : '0')};
  }
`;

export const Seal = styled.span`
  ${mix.centred}
  ${mix.square(sealSide)}
  position: absolute;
  z-index: 0;
  border: 0.3rem solid ${vars.accent.base};
  border-radius: ${radius.control};
  color: ${vars.accent.base};
  pointer-events: none;

  &::before {
    ${mix.drawn}
    inset: 0.25rem;
    border: 1px solid;
    border-radius: ${radius.chip};
  }
`;

/** Two columns from left to right: the cut separates the word from the name. */
export const SealText = styled.span`
  ${mix.square('2.1em')}
  display: block;
  font: 700 2.5rem / 1.05 ${vars.font.display};
  writing-mode: vertical-lr;
`;

const slip = css`
  position: relative;
  min-width: 0;
  border: 1px solid ${vars.border.strong};
  background: ${vars.surface.raised};
  box-shadow: ${vars.shadow.card};
  overflow: hidden;
`;

export const Own = styled.div`
  ${slip}
  padding: ${space[6]} ${room} ${space[6]} ${space[6]};
  border-right: 2px dotted ${vars.border.strong};
  border-radius: ${radius.card} 0 0 ${radius.card};

  > ${Seal} {
    top: 50%;
    right: 0;
    transform: translate(50%, -50%);
  }

  @media ${media.mobile} {
    padding: ${space[5]} ${space[4]} ${room};
    border-right: 1px solid ${vars.border.strong};
    border-bottom: 2px dotted ${vars.border.strong};
    border-radius: ${radius.card} ${radius.card} 0 0;

    > ${Seal} {
      top: auto;
      right: ${space[5]};
      bottom: 0;
      transform: translate(0, 50%);
    }
  }
`;

export const Counterfoil = styled.div<{ $fit: StubFit }>`
  ${slip}
  padding: ${space[6]} ${space[5]} ${space[6]} ${room};
  border-left: ${({ $fit }) => ($fit === 'joined' ? '0' : `2px dotted ${vars.border.strong}`)};
  border-radius: 0 ${radius.card} ${radius.card} 0;
  transform: translate(0, ${({ $fit }) => ($fit === 'askew' ? '1.4rem' : '0')});
  transition: transform ${motion.fast};

  > ${Seal} {
    top: 50%;
    left: 0;
    transform: translate(-50%, -50%);
  }

  @media ${media.mobile} {
    min-height: 7rem;
    padding: ${space[5]} calc(${sealSide} + ${space[6]}) ${space[5]} ${space[4]};
    border-top: ${({ $fit }) => ($fit === 'joined' ? '0' : `2px dotted ${vars.border.strong}`)};
    border-left: 1px solid ${vars.border.strong};
    border-radius: 0 0 ${radius.card} ${radius.card};
    transform: translate(${({ $fit }) => ($fit === 'askew' ? '1rem' : '0')}, 0);

    > ${Seal} {
      top: 0;
      right: ${space[5]};
      left: auto;
      transform: translate(0, -50%);
    }
  }

  @media ${media.narrowPhone} {
    padding: calc(${sealSide} / 2 + ${space[4]}) ${space[4]} ${space[5]};
  }
`;

export const Label = styled.p`
  ${mix.small('quiet')}
  margin-bottom: ${space[4]};
  letter-spacing: 0.3em;
`;
