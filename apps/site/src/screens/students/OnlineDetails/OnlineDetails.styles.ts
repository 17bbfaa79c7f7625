import { numerals, screenOnly, touchTarget, vars } from '@inkstone/ui/theme';
import { fontSize, media, radius, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

/** The room begins at the header, without the space that a page has above its content. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  margin-top: -${space[7]};

  @media ${media.mobile} {
    gap: ${space[4]};
    margin-top: -${space[5]};
  }
`;

export const PhoneHead = styled.div`
  display: grid;
  gap: ${space[1]};
  padding-top: ${space[5]};

  > p {
    color: ${vars.text.quiet};
    font-size: ${fontSize[14]};
  }
`;

export const Gate = styled.p`
  display: grid;
  flex: 1;
  min-width: 10em;
  color: ${vars.text.onFooterQuiet};
  font-size: ${fontSize[14]};

  /* Both buttons stay on its line. */
  @media ${media.mobile} {
    min-width: 6em;

    > span {
      display: none;
    }
  }
`;

export const GateText = styled.strong`
  color: ${vars.text.onFooter};
  font: 600 ${fontSize[18]} / 1.4 ${vars.font.display};
`;

/** On the dark ledge a button's own colours could not be read. */
export const Register = styled.a`
  ${touchTarget}
  display: inline-grid;
  place-items: center;
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${vars.text.onFooterQuiet};
  border-radius: ${radius.control};
  color: ${vars.text.onFooter};
  font-weight: 600;
`;

export const Title = styled.h1`
  font-size: ${fontSize[36]};
  overflow-wrap: anywhere;

  @media ${media.mobile} {
    font-size: 1.625rem;
  }
`;

export const Intro = styled.p`
  margin-top: ${space[2]};
  color: ${vars.text.base};
  font-size: ${fontSize[18]};

  @media ${media.mobile} {
    margin-top: 0;
    font-size: ${fontSize[16]};
  }
`;

export const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;
  justify-content: space-between;
  margin-top: ${space[4]};
  padding-block: ${space[3]};
  border-block: 1px solid ${vars.border.base};
`;

export const Acts = styled.div`
  ${screenOnly}
  display: flex;
  gap: ${space[2]};
  align-items: center;
`;

export const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[6]};
  margin: 0;

  dt {
    color: ${vars.text.quiet};
    font-size: ${fontSize[14]};
  }

  dd {
    ${numerals}
    margin: 0;
    color: ${vars.text.strong};
    font-size: ${fontSize[18]};
    font-weight: 600;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 18.75rem;
  gap: ${space[7]};
  align-items: start;
  margin-top: ${space[5]};

  @media ${media.below(1024)} {
    grid-template-columns: minmax(0, 1fr);
  }

  @media ${media.mobile} {
    gap: ${space[5]};
  }
`;

export const Text = styled.div`
  margin-top: ${space[5]};
`;
