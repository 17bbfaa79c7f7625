import { numerals, resetList, vars } from '@inkstone/ui/theme';
import { fontSize, media, radius, space } from '@inkstone/ui/tokens';
import styled, { css } from 'styled-components';

export const Block = styled.section`
  margin-top: ${space[8]};

  @media ${media.mobile} {
    margin-top: ${space[7]};
  }
`;

export const Profile = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space[5]} ${space[8]};
  align-items: center;
  margin-top: ${space[4]};

  @media ${media.narrowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);

    > video {
      grid-row: 1;
    }
  }
`;

/** The first sentences are larger than the rest. */
export const Lead = styled.div`
  p:first-of-type {
    color: ${vars.text.strong};
    font: 600 ${fontSize[22]} / 1.6 ${vars.font.display};
  }
`;

export const Film = styled.video`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 16 / 9;
  border-radius: ${radius.card};
  background: ${vars.surface.footer};
  box-shadow: ${vars.shadow.card};
  object-fit: cover;
`;

export const Figures = styled.ul`
  ${resetList}
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  margin-top: ${space[7]};
  border-top: 2px solid ${vars.text.strong};

  > li {
    padding: ${space[4]} ${space[5]} 0 0;
  }

  > li + li {
    padding-left: ${space[5]};
    border-left: 1px solid ${vars.border.base};
  }

  strong {
    ${numerals}
    padding-right: 0.15em;
    color: ${vars.text.strong};
    font-size: ${fontSize[48]};
    line-height: 1.2;
  }

  @media ${media.mobile} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > li,
    > li + li {
      padding: ${space[4]} ${space[3]} ${space[4]} 0;
      border-left: 0;
      font-size: ${fontSize[14]};
    }

    > li:nth-child(even) {
      padding-left: ${space[3]};
      border-left: 1px solid ${vars.border.base};
    }

    > li:nth-child(n + 3) {
      border-top: 1px solid ${vars.border.base};
    }

    strong {
      font-size: ${fontSize[36]};
    }
  }
`;

export const Scrolls = styled.ul`
  ${resetList}
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[6]};

  @media ${media.mobile} {
    gap: ${space[3]};

    /* Lines of four characters cannot be read. */
    &[data-lying] {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  @media ${media.below(360)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The wooden rod at the top and the bottom of a scroll. */
const rod = css`
  content: '';
  position: absolute;
  inset-inline: -0.4rem;
  height: 0.5rem;
  border-radius: ${radius.round};
  background: linear-gradient(#7a5a34, #4a3318);
`;

export const Scroll = styled.li`
  position: relative;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  margin-inline: 0.4rem;
  border-block: 0.25rem solid transparent;
  background: ${vars.surface.raised};
  box-shadow: ${vars.shadow.card};

  &::before {
    ${rod}
    z-index: 1;
    top: -0.4rem;
  }

  &::after {
    ${rod}
    bottom: -0.4rem;
  }

  > svg {
    margin: ${space[4]} ${space[5]} ${space[5]};
    font-size: 2.25rem;
  }

  @media ${media.mobile} {
    margin-inline: 0.2rem;

    > svg {
      margin: ${space[3]};
      font-size: 1.75rem;
    }
  }
`;

export const ScrollText = styled.div<{ $vertical: boolean }>`
  padding: ${space[5]} ${space[5]} 0;
  font-family: ${vars.font.display};
  writing-mode: ${({ $vertical }) => ($vertical ? 'vertical-rl' : 'horizontal-tb')};

  > h3 {
    font-size: ${fontSize[28]};
    ${({ $vertical }) => ($vertical ? 'margin-left' : 'margin-bottom')}: ${space[4]};
  }

  > p {
    height: ${({ $vertical }) => ($vertical ? '12rem' : 'auto')};
    font-size: ${fontSize[18]};
    line-height: 1.9;
    letter-spacing: 0.08em;
  }

  @media ${media.mobile} {
    padding: ${space[4]} ${space[2]} 0;

    > h3 {
      font-size: ${fontSize[18]};
      ${({ $vertical }) => ($vertical ? 'margin-left' : 'margin-bottom')}: ${space[1]};
    }

    > p {
      height: ${({ $vertical }) => ($vertical ? '15rem' : 'auto')};
      font-size: ${fontSize[14]};
      line-height: 1.7;
    }
  }
`;
