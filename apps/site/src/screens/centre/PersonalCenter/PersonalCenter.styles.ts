import { vars } from '@inkstone/ui/theme';
import { fontSize, media, radius, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Hub = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

export const Unnamed = styled.p`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  margin-bottom: ${space[4]};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.control};
  background: ${vars.surface.sunken};
  font-size: ${fontSize[14]};

  > svg {
    flex: none;
  }

  > :last-child {
    flex: none;
    margin-left: auto;
    background: ${vars.surface.raised};
  }

  @media ${media.narrowPhone} {
    flex-wrap: wrap;
  }
`;

export const ShelfNote = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  justify-content: space-between;
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};

  a {
    border-bottom: 1px solid ${vars.border.strong};
    color: ${vars.text.strong};
  }

  @media ${media.mobile} {
    display: none;
  }
`;

export const Services = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  margin: 3.5rem 0 0;
  padding: 0;
  border: 1px solid ${vars.border.base};
  border-radius: ${radius.card};
  background: ${vars.surface.raised};
  list-style: none;
  overflow: hidden;

  > li + li {
    border-left: 1px solid ${vars.border.base};
  }

  a {
    display: block;
    padding: 1.1rem 1.35rem;
  }

  a:focus-visible {
    outline-offset: -3px;
  }

  b {
    display: block;
    color: ${vars.text.strong};
    font: 600 1.0625rem / 1.5 ${vars.font.display};
  }

  small {
    color: ${vars.text.quiet};
    font-size: ${fontSize[14]};
  }

  @media ${media.hover} {
    a:hover b {
      color: ${vars.accent.base};
    }
  }

  @media ${media.below(900)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :nth-child(3) {
      border-left: 0;
    }

    > :nth-child(n + 3) {
      border-top: 1px solid ${vars.border.base};
    }
  }

  @media ${media.mobile} {
    margin-top: ${space[2]};
  }

  @media ${media.narrowPhone} {
    grid-template-columns: minmax(0, 1fr);

    > li + li {
      border-top: 1px solid ${vars.border.base};
      border-left: 0;
    }
  }
`;
