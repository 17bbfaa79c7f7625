import { vars } from '@inkstone/ui/theme';
import { fontSize, media, motion, space, tapTarget } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding-top: ${space[5]};
  border-top: 2px solid ${vars.text.strong};

  @media ${media.mobile} {
    padding-top: 0;
    border-top: 0;
  }
`;

export const Formats = styled.p`
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
  text-align: center;
`;

/** Gets the list of the places that a search has found; without any it takes no gap. */
export const Places = styled.div`
  &:empty {
    display: none;
  }
`;

export const Services = styled.nav`
  display: grid;
  grid-template-columns: 1fr 1fr;
  border-block: 1px solid ${vars.border.base};

  a {
    display: flex;
    gap: ${space[2]};
    align-items: center;
    justify-content: center;
    min-height: ${tapTarget};
    font-size: ${fontSize[14]};
    transition: color ${motion.fast};
  }

  a + a {
    border-left: 1px solid ${vars.border.base};
  }

  svg {
    color: ${vars.text.quiet};
  }

  @media ${media.hover} {
    a:hover {
      color: ${vars.accent.base};
    }
  }
`;

export const Shops = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  align-items: center;
  justify-content: center;
  padding-bottom: ${space[3]};
  border-bottom: 1px solid ${vars.border.base};
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};

  a {
    display: inline-flex;
    align-items: center;
    color: ${vars.text.strong};
    text-decoration: underline;
    text-decoration-color: ${vars.border.strong};
    text-underline-offset: 0.35em;

    @media ${media.touch} {
      min-height: ${tapTarget};
    }
  }
`;
