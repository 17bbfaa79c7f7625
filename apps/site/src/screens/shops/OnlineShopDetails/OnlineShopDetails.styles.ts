import { numerals, resetList, vars } from '@inkstone/ui/theme';
import { fontSize, media, radius, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

/** On a phone the state and the name come before the certificate: they are the answer. */
export const Layout = styled.div`
  display: grid;
  grid-template: 'certificate head' auto 'certificate facts' 1fr / minmax(0, 1.7fr) minmax(0, 1fr);
  align-items: start;
  gap: ${space[5]} ${space[7]};

  @media ${media.narrowDesktop} {
    grid-template: 'head' auto 'certificate' auto 'facts' auto / minmax(0, 1fr);
  }

  @media ${media.mobile} {
    grid-template: 'head' auto 'certificate' auto 'facts' auto / minmax(0, 1fr);
  }
`;

export const Head = styled.div`
  display: grid;
  grid-area: head;
  gap: ${space[3]};
  min-width: 0;
`;

export const Facts = styled.div`
  display: grid;
  grid-area: facts;
  gap: ${space[4]};
  min-width: 0;
`;

export const State = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
`;

export const Name = styled.h1`
  font-size: ${fontSize[28]};
  overflow-wrap: anywhere;
`;

export const Address = styled.p`
  overflow-wrap: anywhere;
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};

  @media ${media.mobile} {
    > * {
      flex: 1 0 auto;
    }
  }
`;

export const Compare = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
  gap: ${space[5]};
  margin-block: ${space[7]} ${space[8]};
  padding-top: ${space[5]};
  border-top: 2px solid ${vars.text.strong};

  > h2 {
    max-width: 6.5em;
    font-size: ${fontSize[22]};
    line-height: 1.4;
  }

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    margin-bottom: ${space[7]};
  }
`;

export const Steps = styled.ol`
  ${resetList}
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[5]};

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Step = styled.li`
  display: flex;
  gap: ${space[3]};

  h3 {
    margin-bottom: ${space[1]};
    font-size: ${fontSize[16]};
  }
`;

export const Mark = styled.span`
  ${numerals}
  display: grid;
  flex: none;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  border-radius: ${radius.round};
  background: ${vars.chosen.surface};
  color: ${vars.chosen.text};
  font-size: ${fontSize[14]};
  font-weight: 700;
`;
