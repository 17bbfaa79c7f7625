import { css, styled, type RuleSet } from 'styled-components';

import * as mix from '../../theme/mix.js';
import { media, radius, space, tapTarget, vars } from '../../theme/values.js';

export type Variant = 'plain' | 'cards' | 'words';

const layouts: Record<Variant, RuleSet> = {
  plain: css`
    ${mix.wrap()}
    gap: ${space[2]} ${space[5]};
  `,
  cards: css`
    ${mix.grid(space[3])}
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  `,
  /* The gap is the line between the words. */
  words: css`
    ${mix.grid('1px')}
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 5rem), 1fr));
    border: 1px solid ${vars.border.strong};
    border-radius: ${radius.control};
    background: ${vars.border.base};

    [aria-invalid='true'] & {
      border-color: ${vars.status.danger};
    }
  `,
};

export const Options = styled.div<{ $variant: Variant }>`
  ${({ $variant }) => layouts[$variant]}
`;

const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: start;
  row-gap: 0;
  min-height: max(3rem, ${tapTarget});
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${vars.border.strong};
  border-radius: ${radius.control};
  background-color: ${vars.surface.raised};
  ${mix.fade('background-color', 'border-color')}

  &:hover {
    border-color: ${vars.text.strong};
  }

  [aria-invalid='true'] & {
    border-color: ${vars.status.danger};
  }

  &:has(:checked) {
    border-color: ${vars.accent.base};
    background-color: ${vars.accent.tint};
    /* A second border inside, which does not change the size. */
    box-shadow: inset 0 0 0 1px ${vars.accent.base};
  }

  @supports not selector(:has(a)) {
    &:focus-within {
      outline: 2px solid ${vars.focus};
      outline-offset: 2px;
    }
  }

  &:has(:focus-visible) {
    outline: 2px solid ${vars.focus};
    outline-offset: 2px;
  }

  &:has(:disabled) {
    border-color: ${vars.border.base};
    background-color: transparent;
  }

  &:has(:checked:disabled) {
    border-color: ${vars.border.strong};
    box-shadow: none;
  }
`;

/** The chosen word is filled with its colour; a tick says it without colour. */
const word = css`
  position: relative;
  align-items: center;
  justify-content: center;
  min-height: max(calc(3rem - 2px), ${tapTarget});
  padding: ${space[2]};
  background: ${vars.surface.raised};
  color: var(--word, ${vars.text.strong});
  font-weight: 600;

  &:first-child {
    border-start-start-radius: calc(${radius.control} - 1px);
    border-end-start-radius: calc(${radius.control} - 1px);
  }

  &:last-child {
    border-start-end-radius: calc(${radius.control} - 1px);
    border-end-end-radius: calc(${radius.control} - 1px);
  }

  &:has(:checked) {
    background: var(--word, ${vars.text.strong});
    color: ${vars.surface.raised};
  }

  &:has(:checked)::before {
    width: 0.75em;
    height: 0.4em;
    border: solid currentColor;
    border-width: 0 0 2px 2px;
    content: '';
    rotate: -45deg;
    translate: 0 -0.1em;
  }

  &:has(:focus-visible) {
    z-index: 1;
    outline: 2px solid ${vars.focus};
    outline-offset: 2px;
  }
`;

const options: Partial<Record<Variant, RuleSet>> = { cards: card, words: word };

export const Option = styled.label<{ $variant: Variant }>`
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};
  color: ${vars.text.strong};
  cursor: pointer;

  @media ${media.touch} {
    min-height: ${tapTarget};
    padding-block: calc((${tapTarget} - 1.6em) / 2);
  }

  &:has(:disabled) {
    color: ${vars.text.base};
    cursor: not-allowed;
  }

  ${({ $variant }) => options[$variant]}
`;

const rings: Partial<Record<Variant, RuleSet>> = {
  cards: css`
    grid-area: 1 / 2;
    /* The tile shows the focus ring. */
    outline: none;
  `,
  /* Over the whole word, which shows the choice and the focus ring. */
  words: css`
    ${mix.cover}
    ${mix.fill}
    margin: 0;
    opacity: 0;
  `,
};

export const Ring = styled.input<{ $variant: Variant }>`
  ${mix.centred}
  flex: none;
  width: max(1.25rem, 20px);
  height: max(1.25rem, 20px);
  margin: calc((1.6em - max(1.25rem, 20px)) / 2) 0 0;
  border: 1px solid ${vars.border.strong};
  border-radius: ${radius.round};
  background: ${vars.surface.raised};
  font-size: inherit;
  appearance: none;
  cursor: inherit;
  ${mix.fade('background-color', 'border-color')}

  &::after {
    ${mix.square('40%')}
    border-radius: inherit;
    background: ${vars.text.onAccent};
    content: '';
    opacity: 0;
  }

  &:hover {
    border-color: ${vars.text.strong};
  }

  [aria-invalid='true'] & {
    border-color: ${vars.status.danger};
  }

  &:checked {
    border-color: ${vars.accent.fill};
    background: ${vars.accent.fill};
  }

  &:checked::after {
    opacity: 1;
  }

  &:disabled {
    border-color: ${vars.border.base};
    background: transparent;
  }

  &:checked:disabled {
    border-color: ${vars.border.strong};
    background: ${vars.border.strong};
  }

  ${({ $variant }) => rings[$variant]}

  @media (forced-colors: active) {
    appearance: auto;
  }
`;

/** A subgrid of the tile, so that the description is below the radio button. */
export const Words = styled.span<{ $variant: Variant }>`
  ${({ $variant }) => $variant === 'cards' && 'display: contents;'}
`;

export const Description = styled.span`
  ${mix.small('base')}
  display: block;
  grid-column: 1 / -1;
  text-wrap: balance;
`;
