import { resetList, vars } from '@inkstone/ui/theme';
import { fontSize, media, radius, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Legend = styled.ul`
  ${resetList}
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[5]} ${space[7]};
  margin-top: ${space[7]};
  padding-top: ${space[6]};
  border-top: 2px solid ${vars.text.strong};

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[4]};
  }

  svg {
    font-size: 4.25rem;
  }

  strong {
    color: ${vars.text.strong};
    font: 700 ${fontSize[18]} ${vars.font.display};
  }

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    padding-top: ${space[5]};

    svg {
      font-size: 3.25rem;
    }
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 23rem;
  gap: ${space[6]} ${space[8]};
  align-items: start;
  margin-top: ${space[8]};

  @media ${media.narrowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    margin-top: ${space[7]};
  }
`;

export const Steps = styled.ol`
  ${resetList}
  counter-reset: step;

  > li {
    display: grid;
    grid-template-columns: 3rem minmax(0, 1fr);
    padding: ${space[4]} 0;
    border-top: 1px solid ${vars.border.base};
  }

  > li:last-child {
    border-bottom: 1px solid ${vars.border.base};
  }

  > li::before {
    counter-increment: step;
    content: counter(step, trad-chinese-informal);
    color: ${vars.text.quiet};
    font: 700 ${fontSize[18]} ${vars.font.display};
  }

  strong {
    color: ${vars.text.strong};
  }
`;

export const AccountCard = styled.aside`
  display: grid;

  @media ${media.narrowPhone} {
    grid-template-columns: minmax(0, 1fr);
  }

  grid-template-columns: 8.5rem minmax(0, 1fr);
  gap: ${space[5]};
  align-items: center;
  padding: ${space[5]};
  border-radius: ${radius.card};
  background: ${vars.surface.sunken};
  font-size: ${fontSize[14]};

  > img {
    width: 100%;
    height: auto;
    border-radius: ${radius.chip};
    background: #fff;
  }

  strong {
    color: ${vars.text.strong};
    font: 700 ${fontSize[18]} ${vars.font.display};
  }
`;
