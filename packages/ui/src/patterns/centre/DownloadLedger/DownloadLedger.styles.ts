import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, motion, space, tapTarget, vars } from '../../../theme/values.js';

export const Days = styled.div`
  position: relative;
  margin-top: ${space[2]};
`;

export const Manage = styled.button`
  ${mix.resetButton}
  position: absolute;
  top: 0;
  right: 0;
  min-width: ${tapTarget};
  min-height: ${tapTarget};
  color: ${vars.text.base};
  font-size: ${fontSize[14]};
  text-align: right;
`;

export const Day = styled.section`
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr);
  border-bottom: 1px solid ${vars.border.base};

  time {
    display: block;
    padding-block: 1.35rem;
    color: ${vars.text.quiet};
    font: 400 ${fontSize[14]} / 1.5 ${vars.font.display};
  }

  time b {
    display: block;
    color: ${vars.text.strong};
    font-size: ${fontSize[36]};
    line-height: 1.05;
  }

  @media ${media.below(1024)} {
    grid-template-columns: minmax(0, 1fr);
    border-bottom: 0;

    time {
      display: flex;
      gap: ${space[2]};
      align-items: baseline;
      padding: ${space[3]} ${space[7]} ${space[1]} 0;
      font-family: ${vars.font.text};
    }

    time b {
      font: 700 1.25rem / 1.3 ${vars.font.display};
    }
  }
`;

export const Entries = styled.ul`
  ${mix.resetList}
  ${mix.ruled()}

  @media ${media.below(1024)} {
    border-block: 1px solid ${vars.border.base};
    border-top: 2px solid ${vars.text.strong};
  }
`;

export const Entry = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 2.9rem minmax(0, 1fr) auto;
  gap: 0 1.1rem;
  align-items: center;
  min-height: 5.75rem;
  padding-block: ${space[3]};

  @media ${media.mobile} {
    grid-template-columns: 1.875rem minmax(0, 1fr) auto;
    gap: 0 0.7rem;
    min-height: 4.25rem;
    padding-block: 0.4375rem;
  }
`;

export const Glyph = styled.span`
  ${mix.centred}
  ${mix.panel('chip')}
  position: relative;
  height: 3.5rem;
  font: 700 1.25rem / 1 ${vars.font.display};

  @media ${media.mobile} {
    height: 2.25rem;
    font-size: 0.9375rem;
  }

  &::after {
    ${mix.drawn}
    ${mix.square('0.8rem')}
    ${mix.onPhone('display', 'none')}
    top: -1px;
    right: -1px;
    background: linear-gradient(225deg, ${vars.surface.page} 50%, ${vars.border.base} 50%);
  }
`;

export const Words = styled.div`
  min-width: 0;
`;

export const Title = styled.p`
  ${mix.strong()}
  font-size: 1.0625rem;
  line-height: 1.5;
  overflow-wrap: anywhere;

  @media ${media.mobile} {
    font-size: 0.9375rem;
    line-height: 1.42;
  }

  @media ${media.hover} {
    a:hover {
      color: ${vars.accent.base};
    }
  }
`;

type Tone = 'quiet' | 'strong' | 'danger';
const inks: Readonly<Record<Tone, string>> = {
  quiet: vars.text.quiet,
  strong: vars.text.strong,
  danger: vars.status.danger,
};

export const Note = styled.p<{ $tone: Tone }>`
  ${mix.row(space[1])}
  color: ${({ $tone }) => inks[$tone]};
  font-size: ${fontSize[14]};
`;

export const Actions = styled.div`
  ${mix.row(space[1])}
  justify-content: flex-end;

  @media ${media.mobile} {
    margin-right: -${space[3]};

    > button {
      width: 3rem;
      height: 3rem;
    }
  }
`;

export const Meter = styled.div`
  position: absolute;
  inset: auto 0 -1px;
  height: 3px;

  > span {
    display: block;
    height: 100%;
    background: ${vars.accent.base};
    transition: width ${motion.fast};
  }
`;
