import { vars } from '@inkstone/ui/theme';
import { fontSize, media, radius, space } from '@inkstone/ui/tokens';
import styled, { css } from 'styled-components';

export const Card = styled.section`
  padding: 2.25rem 2.75rem;
  border: 1px solid ${vars.border.base};
  border-radius: ${radius.control};
  background: ${vars.surface.raised};
  box-shadow: ${vars.shadow.card};

  & + & {
    margin-top: ${space[5]};
  }

  @media ${media.mobile} {
    margin-inline: -0.375rem;
    padding: 1.1rem;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  align-items: baseline;
  justify-content: space-between;
  padding-bottom: 1.1rem;
  border-bottom: 2px solid ${vars.text.strong};

  h2 {
    font: 700 1.25rem / 1.3 ${vars.font.display};
    letter-spacing: 0.2em;
  }

  p {
    color: ${vars.text.quiet};
    font-family: ${vars.font.display};
  }
`;

const line = css`
  display: flex;
  gap: ${space[4]};
  align-items: center;
  justify-content: space-between;
  min-height: 4.75rem;
  padding-block: ${space[3]};

  b {
    display: block;
    color: ${vars.text.strong};
    font-weight: 600;
  }

  small {
    color: ${vars.text.quiet};
    font-size: ${fontSize[14]};
  }
`;

export const Devices = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    ${line}
    border-bottom: 1px solid ${vars.border.base};
  }

  time {
    white-space: nowrap;
  }
`;

export const Act = styled.div`
  ${line}

  & + & {
    border-top: 1px solid ${vars.border.base};
  }

  > button {
    flex: none;
  }
`;

export const Warning = styled.div`
  display: grid;
  gap: ${space[2]};
  margin-bottom: ${space[4]};
  color: ${vars.text.base};
`;

/** The portrait stands at the right, on a phone above the lines. */
export const Lines = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 11rem;
  gap: ${space[5]} ${space[7]};
  align-items: start;
  padding-top: ${space[4]};

  @media ${media.below(900)} {
    grid-template-columns: minmax(0, 1fr);

    > :last-child {
      order: -1;
    }
  }
`;

export const Facts = styled.dl`
  margin-bottom: ${space[5]};

  > div {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    align-items: center;
    min-height: 3.5rem;
    border-bottom: 1px solid ${vars.border.base};
  }

  dt {
    color: ${vars.text.quiet};
  }

  dd {
    margin: 0;
    color: ${vars.text.strong};
  }
`;

export const Hint = styled.p`
  margin-top: ${space[4]};
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
`;

export const Face = styled.div`
  display: grid;
  gap: ${space[3]};
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
  text-align: center;

  @media ${media.below(900)} {
    grid-template-columns: 4.5rem auto 1fr;
    align-items: center;
    text-align: left;
  }
`;
