import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, radius, space, vars } from '../../../theme/values.js';

export const Root = styled.section`
  padding: ${space[6]};
  border: 1px solid ${vars.border.strong};
  border-radius: ${radius.card};
  background: ${vars.surface.raised};
  box-shadow: ${vars.shadow.card};

  @media ${media.mobile} {
    padding: ${space[5]} ${space[4]};
  }
`;

export const Title = styled.h2`
  color: ${vars.text.quiet};
  font: 400 ${fontSize[14]} / 1.5 ${vars.font.text};
  letter-spacing: 0.3em;
`;

const line = '2em';

export const Lines = styled.p`
  max-width: 36rem;
  margin-top: ${space[3]};
  background: repeating-linear-gradient(
    transparent 0 calc(${line} - 1px),
    ${vars.border.base} calc(${line} - 1px) ${line}
  );
  color: ${vars.text.strong};
  font-size: ${fontSize[16]};
  line-height: ${line};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export const Foot = styled.div`
  ${mix.row(space[3])}
  ${mix.small('quiet')}
  flex-wrap: wrap;
  justify-content: space-between;
  margin-top: ${space[4]};
`;
