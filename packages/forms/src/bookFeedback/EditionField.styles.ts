import { inputFace } from '@inkstone/ui/components/Field';
import { numerals, vars } from '@inkstone/ui/theme';
import { fontSize, space } from '@inkstone/ui/tokens';
import { styled } from 'styled-components';

export const Sentence = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[2]};
`;

/** A blank with the words around it; its label stands below it. */
export const Part = styled.div`
  display: grid;
  grid-template-columns: auto auto auto;
  gap: ${space[1]} ${space[2]};
  align-items: center;
`;

export const Words = styled.span`
  color: ${vars.text.strong};
  font: 600 ${fontSize[18]} ${vars.font.display};
  white-space: nowrap;
`;

export const PartLabel = styled.label`
  grid-column: 2;
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
  text-align: center;
`;

export const PartInput = styled.input<{ $wide: boolean }>`
  ${inputFace}
  ${numerals}
  width: ${({ $wide }) => ($wide ? '6rem' : '4.25rem')};
  padding-inline: ${space[2]};
  font-size: ${fontSize[22]};
  font-weight: 600;
  text-align: center;
`;
