import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, radius, space, vars } from '../../../theme/values.js';
import { paper, stamped } from './slip-look.js';

export const Root = styled.section`
  ${paper}
  position: relative;
`;

export const Main = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  padding: ${space[5]};
`;

export const Activity = styled.p`
  margin-top: ${space[3]};
  color: ${vars.text.strong};
  font: 700 ${fontSize[18]} / 1.45 ${vars.font.display};
  overflow-wrap: anywhere;
`;

export const Head = styled.div`
  display: flex;
  align-items: baseline;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[4]};
  padding-bottom: ${space[3]};
  border-bottom: 1px solid ${vars.text.strong};
`;

export const Title = styled.h2`
  font-size: ${fontSize[18]};
  letter-spacing: 0.2em;
`;

export const Count = styled.p`
  display: flex;
  align-items: baseline;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[4]};
  margin-top: ${space[3]};
`;

export const CountLabel = styled.span`
  color: ${vars.text.base};
`;

export const Figure = styled.span`
  ${mix.numerals}
  color: ${vars.text.strong};
  font-size: calc(${fontSize[48]} * 1.1);
  font-weight: 700;
  line-height: 1.1;
`;

export const Unit = styled.span`
  color: ${vars.text.strong};
  font: 600 ${fontSize[18]} / 1 ${vars.font.display};
`;

export const Line = styled.div`
  position: relative;
  height: 3px;
  margin-top: ${space[3]};
  border-radius: ${radius.round};
  background: ${vars.border.base};
`;

export const Passed = styled.span`
  position: absolute;
  inset: 0 auto 0 0;
  border-radius: inherit;
  background: ${vars.text.strong};
`;

export const Today = styled.span`
  ${mix.square('0.625rem')}
  position: absolute;
  top: 50%;
  border-radius: ${radius.round};
  background: ${vars.accent.base};
  transform: translate(-50%, -50%);
`;

export const Ends = styled.p`
  ${mix.numerals}
  ${mix.small('quiet')}
  ${mix.wrap()}
  justify-content: space-between;
  gap: 0 ${space[4]};
  margin-top: ${space[2]};
`;

export const Facts = styled.dl`
  margin: ${space[4]} 0;

  &:last-child {
    margin-bottom: 0;
  }

  > div {
    ${mix.grid(`0 ${space[4]}`)}
    ${mix.onNarrowPhone('grid-template-columns', 'minmax(0, 1fr)')}
    grid-template-columns: 5em minmax(0, 1fr);
    padding-block: ${space[3]};
  }

  > div + div {
    border-top: 1px dashed ${vars.border.base};
  }

  dt {
    color: ${vars.text.quiet};
  }

  dd {
    margin: 0;
    color: ${vars.text.strong};
    font-family: ${vars.font.display};
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  [data-invalid] dt {
    color: ${vars.status.danger};
  }

  [data-pending] dd {
    color: ${vars.text.quiet};
    font: inherit;
  }
`;

export const Foot = styled.div`
  position: relative;
  padding: ${space[5]};
  border-top: 2px dashed ${vars.border.base};

  &::before,
  &::after {
    ${mix.drawn}
    top: calc(-0.5rem - 1px);
    width: 0.5rem;
    height: 1rem;
    background: ${vars.surface.page};
  }

  &::before {
    left: 0;
    border-radius: 0 ${radius.round} ${radius.round} 0;
  }

  &::after {
    right: 0;
    border-radius: ${radius.round} 0 0 ${radius.round};
  }
`;

export const Steps = styled.ol`
  ${mix.resetList}
  ${mix.grid(space[2])}
  counter-reset: step;

  > li {
    ${mix.grid(space[2])}
    grid-template-columns: 1.5em 1fr;
    counter-increment: step;
  }

  > li::before {
    content: counter(step, simp-chinese-informal) / '';
    color: ${vars.accent.base};
    font-family: ${vars.font.display};
    font-weight: 600;
  }
`;

export const Stamp = styled.p`
  ${stamped}
  width: fit-content;
  margin: ${space[4]} 0 0 auto;
  font-size: ${fontSize[18]};
`;

export const Seat = styled.div`
  ${mix.small('quiet')}
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  margin-top: auto;
  white-space: pre-line;
`;

export const Place = styled.span`
  padding: ${space[3]} ${space[2]};
  border: 1px dashed ${vars.border.strong};
  border-radius: ${radius.chip};
  font-family: ${vars.font.display};
  letter-spacing: 0.15em;
  rotate: -6deg;
`;
