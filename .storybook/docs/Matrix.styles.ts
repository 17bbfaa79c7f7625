import { vars } from '@inkstone/ui/theme';
import { fontSize, radius, space } from '@inkstone/ui/tokens';
import { styled } from 'styled-components';

export const Sheets = styled.div`
  display: grid;
  gap: ${space[6]};
`;

export const Component = styled.details`
  border-top: 1px solid ${vars.border.base};

  > summary {
    padding-block: ${space[3]};
    color: ${vars.text.strong};
    font: 700 ${fontSize[18]} / 1.4 ${vars.font.display};
    cursor: pointer;
  }
`;

export const Rows = styled.div`
  display: grid;
  gap: ${space[4]};
  padding-bottom: ${space[5]};
`;

/** A phone and a desktop side by side, in the ratio of their widths as shown. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: 375fr 820fr;
  gap: ${space[3]};
`;

export const Figure = styled.figure`
  min-width: 0;
  margin: 0;

  > figcaption {
    margin-bottom: ${space[1]};
    color: ${vars.text.quiet};
    font-size: ${fontSize[14]};
  }
`;

export const Window = styled.div`
  overflow: hidden;
  border: 1px solid ${vars.border.base};
  border-radius: ${radius.chip};

  > iframe {
    display: block;
    border: 0;
    transform-origin: 0 0;
  }
`;
