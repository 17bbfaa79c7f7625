import { keyframes, styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, space, vars } from '../../../theme/values.js';
import { Bar as LightBar } from '../SelectionBar/SelectionBar.styles.js';

/** Ink in every theme. */
const ink = { ground: '#1e2227', text: '#ede7db', quiet: '#c9c5bc', line: '#6b7079', track: '#3a3f46' };

export const Bar = styled(LightBar)`
  border-color: ${ink.ground};
  background: ${ink.ground};
  color: ${ink.text};
`;

export const Inside = styled.div`
  ${mix.pageColumn()}
  padding-block: ${space[4]} calc(${space[4]} + env(safe-area-inset-bottom));
`;

export const Head = styled.div`
  ${mix.wrap(space[3])}
  align-items: center;

  > div {
    ${mix.grow}
    flex-basis: 15rem;
  }

  > button:last-child {
    border-color: ${ink.line};
    background: none;
    color: ${ink.text};
  }
`;

export const Title = styled.p`
  color: #fff;
  font: 600 ${fontSize[18]} / 1.35 ${vars.font.display};
`;

export const Note = styled.p`
  color: ${ink.quiet};
  font-size: ${fontSize[14]};

  > b {
    ${mix.numerals}
    margin-right: ${space[3]};
    font-weight: 400;
  }
`;

export const Left = styled.p`
  color: #e3b45c;
  font-size: ${fontSize[14]};
`;

export const Line = styled.div`
  height: 3px;
  margin: ${space[3]} 0;
  background: ${ink.track};

  > i {
    display: block;
    height: 100%;
    background: #fff;
  }

  @media (forced-colors: active) {
    outline: 1px solid;

    > i {
      background: Highlight;
    }
  }
`;

const turn = keyframes`
  to { rotate: 1turn; }
`;

export const Mark = styled.i`
  ${mix.centred}
  ${mix.square('1.25rem')}
  flex: none;
  border: 2px dashed ${ink.line};
  border-radius: 50%;

  [data-of='running'] > & {
    border: 2px solid ${ink.line};
    border-top-color: #fff;
    animation: ${turn} 1s linear infinite;

    @media ${media.reducedMotion} {
      animation: none;
    }
  }

  [data-of='done'] > & {
    border: 0;
    background: #2f6b5b;
    color: #fff;
  }
`;

/** Scrolls in itself: 50 papers would cover the window. */
export const Papers = styled.ol`
  ${mix.resetList}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[1]} ${space[7]};
  max-height: 30vh;
  overflow-y: auto;

  > li {
    ${mix.row(space[3])}
    min-height: 2rem;
    color: ${ink.quiet};
    font-size: ${fontSize[14]};
  }

  > [data-of='done'],
  > [data-of='running'] {
    color: #fff;
  }

  > li > span:last-of-type {
    ${mix.grow}
    ${mix.ellipsis}
  }

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Size = styled.small`
  ${mix.numerals}
  font-size: ${fontSize[14]};
  white-space: nowrap;
`;
