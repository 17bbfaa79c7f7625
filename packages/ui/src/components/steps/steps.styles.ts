import { css, styled } from 'styled-components';

import { vars } from '../../theme/values.js';
import type { StepState } from './state.js';

/** The styles of a mark by the state of its step. `ground` is the background of a step not yet reached. */
export function markFaces(current: ReturnType<typeof css>, ground: string) {
  return {
    done: css`
      border-color: ${vars.text.strong};
      background: ${vars.surface.raised};
      color: ${vars.text.strong};
    `,
    current,
    ahead: css`
      border-color: ${vars.border.strong};
      background: ${ground};
      color: ${vars.text.quiet};
    `,
    failed: css`
      border-color: ${vars.status.danger};
      background: ${vars.status.dangerTint};
      color: ${vars.status.danger};
    `,
    locked: css`
      border-color: ${vars.border.strong};
      border-style: dashed;
      background: ${ground};
      color: ${vars.text.quiet};
    `,
  } satisfies Record<StepState, unknown>;
}

const titles: Record<StepState, string> = {
  done: vars.text.strong,
  current: vars.text.strong,
  ahead: vars.text.quiet,
  failed: vars.status.danger,
  locked: vars.text.quiet,
};

export const StepTitle = styled.p<{ $state: StepState }>`
  color: ${({ $state }) => titles[$state]};
  font-weight: ${({ $state }) => ($state === 'current' || $state === 'failed' ? 600 : 400)};
  line-height: 1.5;
`;
