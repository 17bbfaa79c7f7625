import { css, styled } from 'styled-components';

import { numerals, resetButton } from '../../../theme/mixins.js';
import { vars } from '../../../theme/vars.js';
import { fontSize, media, motion, radius, space } from '../../../tokens/scales.js';
import type { Transfer } from '../../book/ResourceTabs/ResourceRow.js';

type State = Transfer['state'] | 'idle';

const main = css`
  border-color: ${vars.accent.base};
  background: ${vars.accent.base};
  color: ${vars.text.onAccent};

  @media ${media.hover} {
    &:hover {
      border-color: ${vars.accent.hover};
      background: ${vars.accent.hover};
    }
  }
`;

const outlined = css`
  border-color: ${vars.text.strong};
  background: ${vars.surface.raised};
  color: ${vars.text.strong};

  @media ${media.hover} {
    &:hover {
      background: ${vars.surface.sunken};
    }
  }
`;

const looks: Record<Transfer['state'], ReturnType<typeof css>> = {
  running: css`
    border-color: ${vars.accent.base};
    background: ${vars.accent.tint};
    color: ${vars.accent.base};
  `,
  done: css`
    border-color: ${vars.status.ok};
    background: ${vars.status.okTint};
    color: ${vars.status.ok};
  `,
  failed: css`
    border-color: ${vars.status.danger};
    background: ${vars.status.dangerTint};
    color: ${vars.status.danger};
  `,
};

export const Face = styled.button<{ $state: State; $outline: boolean }>`
  ${resetButton}
  position: relative;
  display: flex;
  gap: ${space[2]};
  align-items: center;
  justify-content: center;
  width: 100%;
  min-width: 12rem;
  min-height: 3rem;
  padding: 0 ${space[5]};
  border: 1px solid;
  border-radius: ${radius.control};
  font-size: ${fontSize[16]};
  font-weight: 600;
  line-height: 1.2;
  white-space: nowrap;
  overflow: hidden;
  transition: scale ${motion.fast};
  ${({ $state, $outline }) => ($state === 'idle' ? ($outline ? outlined : main) : looks[$state])}

  &:active {
    scale: 0.98;
  }
`;

export const Half = styled.span`
  position: absolute;
  inset: 0;
  display: flex;
  gap: ${space[2]};
  align-items: center;
  padding: 0 ${space[5]};
`;

export const Fill = styled(Half)`
  background: ${vars.accent.base};
  color: ${vars.text.onAccent};
`;

export const Percent = styled.span`
  ${numerals}
  margin-left: auto;
`;

export const Failure = styled.p`
  margin-top: ${space[2]};
  color: ${vars.status.danger};
  font-size: ${fontSize[14]};

  /* In the bar of a phone there is no room below the button. */
  [role='region'] > div > & {
    position: absolute;
    right: 0;
    bottom: 100%;
    left: 0;
    padding: ${space[2]} ${space[4]};
    background: ${vars.status.dangerTint};
  }
`;
