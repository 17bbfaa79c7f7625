import { vars } from '@inkstone/ui/theme';
import { fontSize, radius, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Opening = styled.div`
  position: relative;
  margin-top: ${space[3]};
  border-radius: ${radius.chip};
  background: ${vars.surface.sunken};

  svg {
    display: block;
    width: 100%;
    height: auto;
  }

  path {
    fill: none;
    stroke: ${vars.border.base};
  }

  [data-part='fold'] {
    stroke-width: 3;
  }

  [data-part='text'] {
    stroke-width: 3;
    stroke-linecap: round;
  }

  [data-part='drawing'] {
    stroke: ${vars.text.quiet};
    stroke-width: 1.5;
  }

  [data-place] {
    position: absolute;
    margin: 0;
    color: ${vars.text.strong};
    font-size: ${fontSize[14]};
  }

  [data-place='question'] {
    top: 10%;
    left: 53%;
  }

  [data-place='page'] {
    right: 4%;
    bottom: 4%;
  }
`;
