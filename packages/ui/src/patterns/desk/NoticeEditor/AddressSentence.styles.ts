import { styled } from 'styled-components';

import { fontSize, media, space, vars } from '../../../theme/values.js';

export const Sentence = styled.div`
  color: ${vars.text.base};
  font: 400 ${fontSize[22]} / 2.3 ${vars.font.display};
`;

/** A blank and the sign after it, which must not begin a line. */
export const Part = styled.span`
  display: inline-flex;
  align-items: baseline;
  max-width: 100%;
`;

/** A blank of the sentence: a select or an input, as wide as what stands in it. */
export const Blank = styled.select`
  box-sizing: border-box;
  min-width: 0;
  min-height: 2.4rem;
  padding: 0 ${space[2]};
  border: 0;
  border-bottom: 1.5px solid ${vars.text.strong};
  border-radius: 4px 4px 0 0;
  margin-inline: ${space[1]};
  background-color: ${vars.surface.sunken};
  color: ${vars.text.strong};
  field-sizing: content;
  font: inherit;
  font-weight: 600;
  line-height: 1.6;
  text-overflow: ellipsis;

  @media ${media.touch} {
    min-height: 44px;
  }
`;
