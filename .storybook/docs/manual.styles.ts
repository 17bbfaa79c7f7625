import { vars } from '@inkstone/ui/theme';
import { fontSize, media, space } from '@inkstone/ui/tokens';
import { styled } from 'styled-components';

/** The title and the first paragraph of a page of the manual. */
export const Opening = styled.header`
  margin-bottom: ${space[7]};

  && h1 {
    color: ${vars.text.strong};
    font-family: ${vars.font.display};
    font-size: ${fontSize[48]};
    letter-spacing: 0.04em;

    @media ${media.mobile} {
      font-size: ${fontSize[36]};
    }
  }

  && p {
    max-width: 36em;
    margin-top: ${space[4]};
    color: ${vars.text.base};
    font-size: ${fontSize[18]};
    line-height: 1.8;
  }
`;

/** A list whose items begin with a link or a term: on a wide screen the terms form a column. */
export const Contents = styled.div`
  && ul {
    margin: 0;
    padding: 0;
    border-top: 1px solid ${vars.border.base};
    list-style: none;
  }

  && li {
    margin: 0;
    padding: ${space[3]} 0;
    border-bottom: 1px solid ${vars.border.base};
    color: ${vars.text.base};
    font-size: ${fontSize[16]};
    line-height: 1.6;
  }

  && li > :first-child {
    display: inline-block;
    min-width: 8em;
    font-family: ${vars.font.display};
    font-weight: 700;

    @media ${media.mobile} {
      min-width: 100%;
    }
  }

  && strong {
    color: ${vars.text.strong};
  }
`;
