import { contrast } from '@inkstone/ui/contrast';
import { vars, type Cloth } from '@inkstone/ui/theme';
import { fontSize, radius, space } from '@inkstone/ui/tokens';
import { styled } from 'styled-components';

import { Code, Plate } from './sheet.styles.js';

const Colour = styled.div`
  height: 6.5rem;
  border-bottom: 1px solid ${vars.border.base};
`;

const Caption = styled.div`
  display: grid;
  gap: ${space[1]};
  padding: ${space[3]} ${space[4]} ${space[4]};
  color: ${vars.text.strong};
  font-weight: 600;
`;

interface SwatchProps {
  /** Path in the theme. */
  name: string;
  value: string;
  use: string;
}

/** A card with one colour and its name in the theme. */
export function Swatch({ name, value, use }: SwatchProps) {
  return (
    <Plate as="li">
      <Colour style={{ background: value }} />
      <Caption>
        {use}
        <Code>{name}</Code>
        <Code>{value}</Code>
      </Caption>
    </Plate>
  );
}

const Sample = styled.div<{ $boxed: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[5]};
  padding: ${space[3]} ${({ $boxed }) => ($boxed ? space[5] : '0')};
  border-bottom: 1px solid ${vars.border.base};
  border-radius: ${({ $boxed }) => ($boxed ? radius.control : '0')};

  & + & {
    margin-top: ${({ $boxed }) => ($boxed ? space[2] : '0')};
  }

  > p {
    font-family: ${vars.font.display};
    font-size: ${fontSize[22]};
    font-weight: 700;
  }

  > span {
    color: ${vars.text.base};
    font-size: ${fontSize[14]};
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
`;

interface TextSampleProps {
  name: string;
  /** `#RRGGBB` of the text. */
  value: string;
  /** `#RRGGBB` of the background. */
  paper: string;
  words: string;
  boxed?: boolean;
}

/** Text in a colour on its background, with the contrast ratio. */
export function TextSample({ name, value, paper, words, boxed = false }: TextSampleProps) {
  return (
    <Sample $boxed={boxed} style={boxed ? { background: paper } : undefined}>
      <p style={{ color: value }}>{words}</p>
      <span>
        {contrast(value, paper)?.toFixed(1)} : 1
        <br />
        {name} {value}
      </span>
    </Sample>
  );
}

const ClothFace = styled.div`
  position: relative;
  height: 10rem;
  color: #fff;
  font-family: ${vars.font.display};
  overflow: hidden;

  > span {
    position: absolute;
    right: -0.12em;
    bottom: -0.28em;
    font-size: 10rem;
    font-weight: 700;
    line-height: 1;
    opacity: 0.16;
  }
`;

interface ClothPlateProps {
  cloth: Cloth;
  /** One character, as on the covers of that stage. */
  glyph: string;
  name: string;
}

/** The gradient of the covers of a stage. */
export function ClothPlate({ cloth, glyph, name }: ClothPlateProps) {
  return (
    <Plate as="li">
      <ClothFace style={{ background: `linear-gradient(165deg, ${cloth.from}, ${cloth.to})` }}>
        <span aria-hidden="true">{glyph}</span>
      </ClothFace>
      <Caption>
        <Code>{name}</Code>
        <Code>
          {cloth.from} → {cloth.to}
        </Code>
      </Caption>
    </Plate>
  );
}
