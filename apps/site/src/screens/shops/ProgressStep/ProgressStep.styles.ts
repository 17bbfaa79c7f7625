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

/** As wide as the form, and the containing block of the note in its margin. */
export const Reason = styled.div`
  position: relative;
  display: grid;
  gap: ${space[3]};
  max-width: 43.5rem;
`;

export const ReasonPaper = styled.div`
  padding: ${space[4]} ${space[5]};
  border: 1px solid ${vars.border.base};
  border-top: 3px solid ${vars.accent.base};
  background: ${vars.surface.raised};
  box-shadow: ${vars.shadow.card};
  color: ${vars.text.strong};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export const ReasonTitle = styled.h2`
  margin-bottom: ${space[2]};
  color: ${vars.status.danger};
  font-size: 1.25rem;
`;

export const ReasonFoot = styled.p`
  margin-top: ${space[2]};
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
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
