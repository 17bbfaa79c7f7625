import { css, styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, radius, space, vars } from '../../../theme/values.js';

const face = css`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  width: 100%;
  min-height: max(2.75rem, 44px);
  border: 1px solid ${vars.border.strong};
  border-radius: ${radius.control};
  font-weight: 600;
  font-size: ${fontSize[16]};
  line-height: 1.2;
`;

export const Whole = styled.button<{ $failed: boolean }>`
  ${mix.resetButton}
  ${face}
  justify-content: center;
  padding: ${space[1]} ${space[4]};
  background: ${({ $failed }) => ($failed ? vars.status.warnTint : vars.surface.raised)};
  border-color: ${({ $failed }) => ($failed ? vars.status.warn : vars.border.strong)};
  color: ${({ $failed }) => ($failed ? vars.status.warn : vars.text.strong)};
  ${mix.onHover('border-color', vars.text.strong)}

  /* Below the state of a part that is kept. */
  div + & {
    margin-top: ${space[2]};
  }
`;

const looks = {
  running: css`
    border-color: ${vars.text.strong};
    background: ${vars.surface.raised};
    color: ${vars.text.strong};
  `,
  kept: css`
    border-color: ${vars.status.ok};
    background: ${vars.status.okTint};
    color: ${vars.status.ok};
  `,
};

export const Frame = styled.div<{ $state: keyof typeof looks }>`
  ${face}
  position: relative;
  overflow: hidden;
  ${({ $state }) => looks[$state]}
`;

export const Fill = styled.span`
  position: absolute;
  inset: 0 auto 0 0;
  border-right: 2px solid ${vars.text.strong};
  background: ${vars.surface.sunken};
`;

export const State = styled.span`
  ${mix.row(space[2])}
  position: relative;
  flex: 1;
  padding-left: ${space[4]};
`;

export const Act = styled.button`
  ${mix.resetButton}
  position: relative;
  align-self: stretch;
  padding: 0 ${space[4]};
  color: ${vars.text.base};
  font-weight: 400;
  ${mix.onHover('color', vars.text.strong)}

  &::before {
    content: '';
    position: absolute;
    inset: 25% auto 25% 0;
    border-left: 1px solid ${vars.border.strong};
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const Failure = styled.p`
  margin-top: ${space[2]};
  color: ${vars.status.warn};
  font-size: ${fontSize[14]};
`;
