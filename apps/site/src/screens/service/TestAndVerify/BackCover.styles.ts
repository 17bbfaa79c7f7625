import { vars } from '@inkstone/ui/theme';
import { fontSize } from '@inkstone/ui/tokens';
import styled from 'styled-components';

/** The colours of printed things, the same by day and by night. */
const printed = { board: '#27456F', paper: '#FBF8F3', ink: '#1E2227', seal: '#B4362D', coating: '#C9C6BF' };

export const Figure = styled.figure`
  margin: 0;

  > svg {
    display: block;
    width: 100%;
    height: auto;
  }

  > figcaption {
    margin-top: 0.9rem;
    color: ${vars.text.quiet};
    font-size: ${fontSize[14]};
  }

  [data-part='board'] {
    fill: ${printed.board};
  }

  [data-part='light'] {
    fill: rgb(255 255 255 / 12%);
  }

  [data-part='lines'] {
    stroke: rgb(255 255 255 / 26%);
    stroke-width: 5;
    stroke-linecap: round;
  }

  [data-part='glyph'] {
    fill: rgb(255 255 255 / 7%);
    font: 700 96px ${vars.font.display};
    text-anchor: middle;
  }

  [data-part='paper'] {
    fill: ${printed.paper};
    stroke: ${vars.border.base};
  }

  [data-part='bars'] {
    stroke: ${printed.ink};
    stroke-width: 1.6;
  }

  [data-part='edge'] {
    fill: none;
    stroke: ${printed.seal};
  }

  [data-part='title'],
  [data-part='name'] {
    fill: ${printed.seal};
    font: 700 15px ${vars.font.display};
    letter-spacing: 1px;
  }

  [data-part='coating'] {
    fill: ${printed.coating};
  }

  [data-part='pointer'] {
    stroke: ${vars.text.strong};
  }

  [data-part='field'] {
    fill: #f3ede3;
  }

  [data-part='code'] {
    fill: ${printed.ink};
    font: 15px monospace;
    letter-spacing: 1px;
  }
`;
