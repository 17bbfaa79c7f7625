import { space } from '@inkstone/ui/tokens';
import { styled } from 'styled-components';

export const Cropping = styled.div`
  position: relative;
  display: grid;
  flex: 1;
  gap: ${space[3]};
  min-width: 0;
`;

/** With `display: none` the label would not open the file dialog in some browsers. */
export const HiddenInput = styled.input`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

export const UnderWay = styled.div`
  display: grid;
  gap: ${space[3]};
`;
