import { css, styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, motion, radius, space, tapTarget, vars } from '../../../theme/values.js';
import type { Transfer } from '../../book/ResourceTabs/ResourceRow.js';

type State = Transfer['state'] | 'idle';

const main = css`
  background: ${vars.accent.fill};
  color: ${vars.text.onAccent};
  border-color: ${vars.accent.fill};

  @media ${media.hover} {
    &:hover {
      border-color: ${vars.accent.hover};
      background: ${vars.accent.hover};
    }
  }
`;

const outlined = css`
  ${mix.onHover('background', vars.surface.sunken)}
  border-color: ${vars.text.strong};
  background: ${vars.surface.raised};
  color: ${vars.text.strong};
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

export const Label = styled.span``;

export const Half = styled.span`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space[2]};
`;

export const Fill = styled(Half)`
  position: absolute;
  inset: 0;
  padding: inherit;
  background: ${vars.accent.fill};
  color: ${vars.text.onAccent};
`;

export const Percent = styled.span`
  ${mix.numerals}
  margin-left: auto;
`;

const sizes = {
  md: css`
    min-width: min(12rem, 100%);
    min-height: 3rem;
    padding: 0 ${space[5]};
    font-size: ${fontSize[16]};
  `,
  /* As wide in every state, so that the tools next to it stay in place. */
  sm: css<{ $state: State }>`
    width: max(9rem, 130px);
    min-height: max(2.5rem, 40px);
    padding: 0 ${space[3]};
    font-size: ${fontSize[14]};
    flex: none;

    @media ${media.from(1024)} {
      svg {
        ${({ $state }) => $state !== 'idle' && 'display: none;'}
      }
    }

    @media ${media.below(1024)} {
      width: max(2.75rem, ${tapTarget});
      min-height: max(2.75rem, ${tapTarget});
      padding: 0;

      ${Half} {
        justify-content: center;
      }

      ${Label} {
        ${mix.visuallyHidden}
      }

      ${Half}:has(${Percent}) > svg {
        display: none;
      }

      ${Percent} {
        margin: 0;
      }
    }
  `,
};

export const Face = styled.button<{
  $state: State;
  $outline: boolean;
  $size: keyof typeof sizes;
  $block: boolean;
}>`
  ${mix.resetButton}
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  position: relative;
  justify-content: center;
  border: 1px solid;
  border-radius: ${radius.control};
  ${({ $size }) => sizes[$size]}
  ${({ $block }) => $block && 'width: 100%;'}
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

export const Failure = styled.p`
  margin-top: ${space[2]};
  color: ${vars.status.danger};
  font-size: ${fontSize[14]};

  /* In the bar of a phone there is no space below the button. */
  [role='region'] > div > & {
    position: absolute;
    right: 0;
    bottom: 100%;
    left: 0;
    padding: ${space[2]} ${space[4]};
    background: ${vars.status.dangerTint};
  }
`;
