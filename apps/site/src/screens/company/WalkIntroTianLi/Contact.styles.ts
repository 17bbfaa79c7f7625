import { numerals, resetButton, resetList, vars } from '@inkstone/ui/theme';
import { fontSize, media, radius, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

/**
 * The list and the map are one card, with the ways in below. On a phone, and in a narrow window, the order is the chosen
 * address, its map, the ways to it, the other addresses.
 */
export const Desk = styled.div`
  display: flex;
  flex-direction: column;

  @media ${media.from(1024)} {
    display: grid;
    grid-template-columns: 23.5rem minmax(0, 1fr);

    > figure {
      border: 1px solid ${vars.border.base};
      border-left: 0;
      border-radius: 0 ${radius.card} ${radius.card} 0;
    }
  }

  @media ${media.below(1024)} {
    > figure {
      flex: none;
      order: 1;
    }

    > ul + figure {
      margin-top: ${space[2]};
    }
  }

  @media ${media.mobile} {
    > figure {
      margin-inline: -1.125rem;
    }
  }
`;

export const Addresses = styled.ul`
  ${resetList}

  > li[data-chosen] {
    order: 0;
  }

  @media ${media.from(1024)} {
    overflow: hidden;
    border: 1px solid ${vars.border.base};
    border-radius: ${radius.card} 0 0 ${radius.card};
    background: ${vars.surface.raised};

    > li + li {
      border-top: 1px solid ${vars.border.base};
    }

    > li[data-chosen] {
      background: ${vars.surface.sunken};
      box-shadow: inset 3px 0 0 ${vars.accent.base};
    }

    /* Without a map the list is as wide as the page. */
    &:not(:has(+ figure)) {
      grid-column: 1 / -1;
      border-radius: ${radius.card};
    }
  }

  @media ${media.below(1024)} {
    display: contents;

    > li {
      order: 4;
    }

    > li:not([data-chosen]) {
      border-bottom: 1px solid ${vars.border.base};
    }
  }
`;

export const Choice = styled.button`
  ${resetButton}
  display: grid;
  gap: ${space[1]};
  width: 100%;
  padding: ${space[4]} ${space[5]};
  scroll-margin-block: 5rem;

  &:focus-visible {
    outline-offset: -3px;
  }

  > strong {
    color: ${vars.text.strong};
    font: 700 ${fontSize[16]} / 1.45 ${vars.font.display};
  }

  > span {
    ${numerals}
    color: ${vars.text.quiet};
    font-size: ${fontSize[14]};
  }

  &[aria-pressed='true'] {
    padding-bottom: 0;
  }

  &[aria-pressed='true'] > strong {
    font-size: ${fontSize[18]};
  }

  @media ${media.below(1024)} {
    padding-inline: 0;

    &[aria-pressed='true'] > strong {
      font-size: ${fontSize[18]};
      text-wrap: balance;
    }
  }
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[3]};
  padding: 0 ${space[5]} ${space[5]};

  @media ${media.below(1024)} {
    padding: 0 0 ${space[3]};
  }

  @media ${media.mobile} {
    > :not(:first-child) {
      flex: 1 0 auto;
    }

    > span > button {
      width: 100%;
    }
  }
`;

export const Phone = styled.a`
  ${numerals}
  flex: 0 0 100%;
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  color: ${vars.text.strong};
  font: 600 ${fontSize[18]} ${vars.font.display};
  text-decoration: none;
  white-space: nowrap;

  @media ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`;

/** The head of the other addresses, which stand apart from the chosen one only below the ways in. */
export const Rest = styled.p`
  order: 3;
  margin-top: ${space[6]};
  padding-bottom: ${space[3]};
  border-bottom: 2px solid ${vars.text.strong};
  color: ${vars.text.strong};
  font: 700 ${fontSize[18]} ${vars.font.display};

  @media ${media.from(1024)} {
    display: none;
  }
`;
