import { css, styled } from 'styled-components';

import * as mix from '../../theme/mix.js';
import { fontSize, media, motion, radius, space, vars } from '../../theme/values.js';

type Variant = 'line' | 'button' | 'heading';

const GAP: Readonly<Record<Variant, string>> = { line: space[5], button: space[2], heading: '0' };

export const Root = styled.div`
  min-width: 0;
`;

export const List = styled.div<{ $variant: Variant }>`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  justify-content: space-between;
  border-bottom: ${({ $variant }) => ($variant === 'line' ? `1px solid ${vars.border.base}` : '0')};

  /* Next to a heading on a phone, the tabs have a separate line: they share what is left of it, or scroll. */
  &[data-lead] {
    justify-content: flex-start;

    /* The mark of the open tab lies on the rule below the heading. */
    > [role='tablist'] {
      align-self: ${({ $variant }) => ($variant === 'line' ? 'end' : 'auto')};
    }

    @media ${media.mobile} {
      flex-wrap: wrap;
      gap: ${space[2]};

      > [role='tablist'] {
        ${mix.onNarrowPhone('flex-wrap', 'wrap')}
        flex: 1 0 100%;
      }

      [role='tab'] {
        flex: 1 0 auto;
        padding-inline: 0;
      }
    }
  }

  > [role='tablist'] {
    display: flex;
    gap: ${({ $variant }) => GAP[$variant]};
    min-width: 0;
    /* Space for the focus ring, which the scroll container would clip. */
    padding: 3px;
    margin: -3px;
    overflow-x: auto;
    ${mix.noScrollbar}
  }
`;

const looks = {
  line: css`
    padding: ${space[2]} 0;
    color: ${vars.text.quiet};
    font-size: ${fontSize[18]};

    &::after {
      content: '';
      position: absolute;
      inset: auto 0 -1px;
      height: 2px;
      background: var(--tabs-mark, ${vars.accent.base});
      scale: 0 1;
      transition: scale ${motion.fast};
    }

    &[aria-selected='true'] {
      color: ${vars.text.strong};
    }

    &[aria-selected='true']::after {
      scale: 1;
    }
  `,
  button: css`
    border: 1px solid ${vars.border.base};
    border-radius: ${radius.control};
    background: ${vars.surface.raised};
    padding: 0 ${space[4]};
    font-size: ${fontSize[16]};

    &[aria-selected='true'] {
      background: var(--tabs-mark, ${vars.chosen.surface});
      border-color: var(--tabs-mark, ${vars.chosen.surface});
      color: ${vars.chosen.text};
    }
  `,
  heading: css`
    padding: 0;
    color: ${vars.text.quiet};
    font: 400 1.75rem/1.3 ${vars.font.display};

    @media ${media.mobile} {
      font-size: 1.375rem;
    }

    &:not(:first-child) {
      margin-left: ${space[4]};
      padding-left: ${space[4]};
    }

    /* Two names of four characters fit without scrolling. */
    @media ${media.narrowPhone} {
      font-size: 1.0625rem;

      &:not(:first-child) {
        margin-left: ${space[2]};
        padding-left: ${space[2]};
      }
    }

    &:not(:first-child)::before {
      content: '';
      position: absolute;
      inset: 30% auto 30% 0;
      border-left: 1px solid ${vars.border.strong};
    }

    &[aria-selected='true'] {
      color: ${vars.text.strong};
      font-weight: 700;
    }

    > span {
      padding-bottom: 0.3rem;
      border-bottom: 3px solid transparent;
    }

    &[aria-selected='true'] > span {
      border-color: var(--tabs-mark, ${vars.accent.base});
    }
  `,
};

export const Tab = styled.button<{ $variant: Variant }>`
  ${mix.resetButton}
  position: relative;
  flex: none;
  min-height: 2.75rem;
  font-weight: 600;
  text-align: center;
  white-space: nowrap;
  transition:
    background-color ${motion.fast},
    color ${motion.fast};
  ${({ $variant }) => looks[$variant]}
  ${mix.touchTarget}

  @media ${media.hover} {
    &:hover:not([aria-selected='true']) {
      color: ${vars.text.strong};
    }
  }
`;

export const Panel = styled.div`
  padding-top: ${space[5]};
`;
