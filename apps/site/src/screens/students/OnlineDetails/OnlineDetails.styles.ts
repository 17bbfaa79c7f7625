import { numerals, touchTarget, vars } from '@inkstone/ui/theme';
import { fontSize, media, radius, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Gate = styled.p`
  display: grid;
  flex: 1;
  min-width: 10em;
  color: ${vars.text.onFooterQuiet};
  font-size: ${fontSize[14]};
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
  margin-top: ${space[6]};
  font-size: ${fontSize[36]};
  word-break: keep-all;
  overflow-wrap: anywhere;

  @media ${media.mobile} {
    font-size: 1.625rem;
  }
`;

export const Intro = styled.p`
  margin-top: ${space[2]};
  color: ${vars.text.base};
  font-size: ${fontSize[18]};
`;

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[6]};
  margin: ${space[5]} 0;
  padding-block: ${space[3]};
  border-block: 1px solid ${vars.border.base};

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

export const Text = styled.div`
  margin-top: ${space[5]};
`;
