import { numerals, resetButton, resetList, touchTarget, vars } from '@inkstone/ui/theme';
import { fontSize, media, radius, space } from '@inkstone/ui/tokens';
import styled, { css } from 'styled-components';

const link = css`
  color: ${vars.accent.base};
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

export const Intro = styled.p`
  margin: calc(-1 * ${space[3]}) 0 ${space[5]};
`;

export const Layout = styled.div`
  display: grid;
  grid-template-columns: 24rem minmax(0, 1fr);
  align-items: start;
  gap: ${space[7]};

  @media ${media.narrowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[5]};
  }

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Map = styled.div`
  max-width: 26rem;

  @media ${media.mobile} {
    max-width: none;
  }
`;

export const Everywhere = styled.p`
  display: flex;
  justify-content: flex-end;
  margin-top: ${space[4]};
`;

export const Region = styled.div`
  min-width: 0;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space[3]} ${space[5]};
  min-height: 5rem;
  padding-bottom: ${space[4]};
  border-bottom: 2px solid ${vars.text.strong};
`;

export const Name = styled.h2`
  font-size: ${fontSize[36]};

  @media ${media.mobile} {
    font-size: ${fontSize[28]};
  }
`;

export const Plain = styled.button`
  ${resetButton}
  ${link}
`;

export const Agent = styled.div`
  text-align: right;

  @media ${media.mobile} {
    flex-basis: 100%;
    padding: ${space[3]} ${space[4]};
    border-radius: ${radius.card};
    background: ${vars.surface.sunken};
    text-align: left;
  }
`;

export const Call = styled.p`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]};

  @media ${media.mobile} {
    justify-content: space-between;
  }
`;

export const Number = styled.a`
  ${numerals}
  ${touchTarget}
  display: inline-flex;
  align-items: center;
  color: ${vars.text.strong};
  font-size: ${fontSize[28]};
  font-weight: 600;
`;

export const Hint = styled.p`
  margin-top: ${space[5]};
  font-size: ${fontSize[14]};

  > a {
    ${link}
  }
`;

export const Directory = styled.section`
  margin-block: ${space[7]} ${space[8]};
  padding-top: ${space[5]};
  border-top: 2px solid ${vars.text.strong};

  > h2 {
    font-size: ${fontSize[22]};
  }
`;

export const Entries = styled.ul`
  ${resetList}
  columns: 4;
  column-gap: ${space[6]};
  margin-top: ${space[4]};

  @media ${media.narrowDesktop} {
    columns: 2;
  }

  @media ${media.mobile} {
    columns: 1;
  }
`;

export const Entry = styled.li<{ $chosen: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 2.75rem;
  break-inside: avoid;

  @media ${media.narrowPhone} {
    flex-wrap: wrap;
  }

  color: ${vars.text.strong};
  font-weight: ${({ $chosen }) => ($chosen ? 700 : 400)};

  > a {
    ${numerals}
    ${touchTarget}
    display: inline-flex;
    align-items: center;
    color: ${({ $chosen }) => ($chosen ? vars.accent.base : 'inherit')};
  }
`;

export const Dots = styled.span`
  flex: 1;
  border-bottom: 1px dotted ${vars.border.strong};
`;
