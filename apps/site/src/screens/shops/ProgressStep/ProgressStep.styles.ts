import { Wizard } from '@inkstone/ui/patterns/Wizard';
import { resetList, vars } from '@inkstone/ui/theme';
import { fontSize, media, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Whole = styled(Wizard)`
  margin-bottom: ${space[8]};

  @media ${media.mobile} {
    margin-bottom: ${space[7]};
  }
`;

export const Title = styled.h1`
  margin-bottom: ${space[5]};
  font-size: ${fontSize[28]};

  @media ${media.mobile} {
    margin-bottom: ${space[3]};
  }
`;

export const Main = styled.div`
  display: grid;
  gap: ${space[5]};
  min-width: 0;

  a:not([class]) {
    color: ${vars.accent.base};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

export const CodeLine = styled.p`
  margin-bottom: ${space[3]};
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};

  > b {
    margin-inline: ${space[1]};
    color: ${vars.text.strong};
    font:
      600 ${fontSize[18]} / 1.4 ui-monospace,
      Menlo,
      Consolas,
      monospace;
    letter-spacing: 0.04em;
    white-space: nowrap;
  }
`;

export const WhatIsLeft = styled.h2`
  font-size: ${fontSize[28]};

  @media ${media.mobile} {
    font-size: 1.5rem;
  }
`;

export const Lead = styled.p`
  margin-block: ${space[1]} ${space[5]};
`;

export const Reasons = styled.ul`
  ${resetList}
  border-top: 2px solid ${vars.text.strong};
  overflow-wrap: anywhere;

  > li {
    padding-block: ${space[3]};
    border-bottom: 1px solid ${vars.border.base};
    color: ${vars.status.danger};
  }

  b {
    margin-right: ${space[3]};
    color: ${vars.text.strong};
  }
`;

export const Unlock = styled.div`
  display: grid;
  gap: ${space[4]};
  max-width: 26rem;
  margin-top: ${space[5]};
`;

export const Code = styled.p`
  margin-block: ${space[1]} ${space[4]};
  color: ${vars.text.strong};
  font:
    700 ${fontSize[28]} / 1.4 ui-monospace,
    Menlo,
    Consolas,
    monospace;
  letter-spacing: 0.04em;
  overflow-wrap: anywhere;

  @media ${media.mobile} {
    font-size: ${fontSize[22]};
  }
`;

export const Finished = styled.div`
  display: grid;
  gap: ${space[5]};
  margin-bottom: ${space[8]};
`;

export const FinishedHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[5]};
  align-items: flex-end;
  justify-content: space-between;
`;

export const Certificate = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 15rem);
  gap: ${space[6]};
  align-items: start;

  @media ${media.below(1024)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const FinishedFacts = styled.div`
  display: grid;
  gap: ${space[4]};
  padding-top: ${space[3]};
  border-top: 2px solid ${vars.text.strong};

  > p > a {
    color: ${vars.accent.base};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

export const Section = styled.section`
  margin-top: ${space[4]};
`;

export const Heading = styled.h2`
  margin-bottom: ${space[4]};
  font-size: ${fontSize[18]};
`;

export const Warnings = styled.ul`
  ${resetList}
  display: grid;
  gap: ${space[2]};

  > li {
    display: flex;
    align-items: flex-start;
    gap: ${space[2]};
  }

  svg {
    flex: none;
    margin-top: 0.15em;
    color: ${vars.status.warn};
  }
`;
