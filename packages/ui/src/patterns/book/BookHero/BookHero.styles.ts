import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, radius, space, vars } from '../../../theme/values.js';

export const Spread = styled.article`
  display: grid;
  grid-template-areas: 'cover words' 'cover more';
  grid-template-rows: auto 1fr;
  grid-template-columns: minmax(0, 21rem) minmax(0, 1fr);
  column-gap: ${space[8]};
  align-items: start;

  &[data-wide='true'] {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    column-gap: ${space[7]};
  }

  @media ${media.narrowDesktop} {
    grid-template-columns: minmax(0, 15rem) minmax(0, 1fr);
    column-gap: ${space[6]};
  }

  @media ${media.mobile} {
    grid-template-areas: 'cover words' 'more more';
    grid-template-columns: 8.25rem minmax(0, 1fr);
    column-gap: 1.125rem;

    &[data-wide='true'] {
      grid-template-areas: 'cover' 'words' 'more';
      grid-template-rows: none;
      grid-template-columns: minmax(0, 1fr);
    }
  }

  @media ${media.narrowPhone} {
    grid-template-areas: 'cover' 'words' 'more';
    grid-template-rows: none;
    grid-template-columns: minmax(0, 1fr);
    row-gap: ${space[4]};
  }
`;

export const Desk = styled.div`
  display: grid;
  gap: ${space[4]};
  grid-area: cover;
  justify-items: center;
  padding: ${space[6]};
  border-radius: ${radius.card};
  background: ${vars.surface.sunken};

  ${Spread}[data-wide='true'] & {
    padding: ${space[5]};
  }

  @media ${media.mobile} {
    &,
    ${Spread}[data-wide='true'] & {
      gap: ${space[3]};
      padding: 0;
      background: none;
    }

    > button {
      width: 100%;
      padding-inline: ${space[2]};
    }
  }
`;

export const Cover = styled.div`
  ${mix.onNarrowPhone('max-width', '8.25rem')}
  width: 100%;
`;

export const Words = styled.div`
  grid-area: words;
  min-width: 0;

  @media ${media.mobile} {
    ${Spread}[data-wide='true'] & {
      margin-top: ${space[4]};
    }
  }
`;

export const More = styled.div`
  grid-area: more;
  min-width: 0;
`;

export const Film = styled.video`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 16 / 9;
  border-radius: ${radius.control};
  background: ${vars.surface.footer};
  object-fit: contain;
`;

export const Title = styled.h1`
  ${mix.wholeWords}
  font-size: ${fontSize[36]};

  @media ${media.mobile} {
    font-size: 1.375rem;
  }
`;

/** The price and, at its end, the share button, which makes the line no higher. */
export const PriceLine = styled.div`
  ${mix.row(space[3])}
  justify-content: space-between;
  margin-top: ${space[3]};

  > span {
    ${mix.screenOnly}
    margin-block: -0.25rem;
    margin-right: -${space[3]};
  }
`;

export const Price = styled.p`
  ${mix.numerals}
  color: ${vars.accent.base};
  font-size: ${fontSize[28]};
  font-weight: 600;
  line-height: 1.4;
`;

export const NoPrice = styled.p`
  color: ${vars.text.quiet};
  font-size: ${fontSize[18]};
  line-height: calc(1.75rem * 1.4);
`;

/** The compact form. */
export const Row = styled.article`
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr) auto;
  gap: ${space[6]};
  align-items: center;

  > p {
    margin: 0;
    color: ${vars.text.strong};
  }

  ${Title} {
    margin-bottom: ${space[1]};
    font-size: ${fontSize[28]};
  }

  @media ${media.mobile} {
    grid-template-columns: 5rem minmax(0, 1fr);
    gap: ${space[4]};

    > p {
      display: none;
    }

    ${Title} {
      font-size: 1.375rem;
    }
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${space[5]};
  margin-top: ${space[5]};
  border-top: 2px solid ${vars.text.strong};

  > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: 5em minmax(0, 1fr);
    grid-template-columns: subgrid;
    padding-block: 0.6875rem;
    border-bottom: 1px solid ${vars.border.base};
  }

  dt {
    color: ${vars.text.quiet};
    font-size: ${fontSize[14]};
    line-height: 1.6rem;
  }

  dd {
    color: ${vars.text.strong};
    overflow-wrap: anywhere;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[5]};

  @media ${media.mobile} {
    display: grid;
    gap: ${space[2]};
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));

    > * {
      padding-inline: ${space[2]};
    }

    > :first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;

export const Areas = styled.ul`
  ${mix.resetList}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  > li {
    padding: 0.25rem 0.75rem;
    border-radius: ${radius.chip};
    background: ${vars.surface.sunken};
    color: ${vars.text.strong};
  }
`;
