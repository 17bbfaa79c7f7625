import { space } from '@inkstone/ui/tokens';
import { styled } from 'styled-components';

export const Cropping = styled.div`
  position: relative;
  display: grid;
  flex: 1;
  gap: ${space[3]};
  min-width: 0;
`;

/** Not `display: none`: the field's label could not open its chooser in every browser then. */
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
