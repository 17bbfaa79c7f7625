import { vars } from '@inkstone/ui/theme';
import { fontSize, media, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 20rem;
  gap: ${space[6]} ${space[8]};
  align-items: start;
  margin-top: ${space[5]};

  figure {
    margin: 0;
  }

  figcaption {
    margin-top: ${space[3]};
    font-size: ${fontSize[14]};
  }

  @media ${media.narrowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    margin-top: ${space[3]};
  }
`;

export const Another = styled.section`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  padding-top: ${space[5]};
  border-top: 1px solid ${vars.border.base};
  margin-top: ${space[5]};

  h2 {
    font-size: ${fontSize[18]};
  }

  p {
    margin-bottom: ${space[2]};
    font-size: ${fontSize[14]};
  }
`;

/** A sentence with a gap. */
export const Mine = styled.div`
  padding-bottom: ${space[5]};
  color: ${vars.text.strong};

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[2]};
    align-items: center;
    font-family: ${vars.font.display};
    font-size: ${fontSize[22]};
  }

  > div > div {
    flex: none;
  }

  select {
    width: auto;
    font-family: inherit;
    font-weight: 700;
  }

  > small {
    display: block;
    margin-top: ${space[2]};
    color: ${vars.text.quiet};
    font-size: ${fontSize[14]};
  }
`;

export const Group = styled.section`
  border-top: 2px solid ${vars.text.strong};

  & + & {
    border-top-width: 1px;
    margin-top: ${space[6]};
  }

  > ul {
    padding: 0;
    margin: 0;
    list-style: none;
  }
`;

export const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  align-items: baseline;
  padding: ${space[4]} 0 ${space[1]};
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};

  > h2 {
    font-size: 1.25rem;
  }
`;

export const Entry = styled.li`
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr) 9.5rem;
  gap: ${space[5]};
  align-items: start;
  padding-block: 1.35rem;
  border-bottom: 1px solid ${vars.border.base};

  > :nth-child(2) {
    font-size: ${fontSize[18]};
    line-height: 2;
  }

  @media ${media.mobile} {
    grid-template-columns: 4.25rem minmax(0, 1fr);
    gap: ${space[1]} ${space[4]};
  }

  @media ${media.narrowPhone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Place = styled.p`
  color: ${vars.text.strong};
  font-size: ${fontSize[14]};

  > b {
    display: block;
    font-family: ${vars.font.display};
    font-size: ${fontSize[28]};
    font-weight: 600;
    line-height: 1.2;

    > small {
      margin-left: 0.2rem;
      font-size: ${fontSize[14]};
      font-weight: 400;
    }
  }

  > span {
    display: block;
    color: ${vars.text.base};
  }

  ${Entry}[data-settled='true'] & > b {
    color: ${vars.text.quiet};
  }
`;

export const From = styled.p`
  display: grid;
  padding-top: 0.45rem;
  font-size: ${fontSize[14]};
  text-align: right;

  > small {
    color: ${vars.text.quiet};
    font-size: ${fontSize[14]};
  }

  ${Entry}[data-settled='true'] & > span {
    color: ${vars.status.ok};
  }

  @media ${media.mobile} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[2]};
    grid-column: 2;
    padding-top: 0;
    text-align: left;
  }

  @media ${media.narrowPhone} {
    grid-column: 1;
  }
`;
