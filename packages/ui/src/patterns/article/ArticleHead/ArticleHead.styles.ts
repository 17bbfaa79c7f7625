import { styled } from 'styled-components';

import { vars } from '../../../theme/vars.js';
import { fontSize, media, space } from '../../../tokens/scales.js';
import { wholeWords } from '../../layout.js';

export const Root = styled.header`
  padding-bottom: ${space[5]};
  border-bottom: 1px solid ${vars.border.base};
`;

/** Chinese has no spaces to break at: at punctuation first, anywhere only where a phrase is too long. */
export const Title = styled.h1`
  ${wholeWords}
  font-size: ${fontSize[36]};
  text-wrap: pretty;
  text-spacing-trim: trim-start;

  @media ${media.mobile} {
    font-size: 1.625rem;
  }
`;

export const Intro = styled.p`
  margin-top: ${space[3]};
  color: ${vars.text.base};
  font-size: ${fontSize[18]};

  @media ${media.mobile} {
    font-size: ${fontSize[16]};
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[5]};
  align-items: center;
  justify-content: space-between;
  margin-top: ${space[4]};
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[5]};
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};

  > * {
    white-space: nowrap;
  }
`;
