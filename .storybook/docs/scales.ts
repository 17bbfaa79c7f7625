import {
  fontSize,
  layer,
  lineHeight,
  mobileBreakpoint,
  motion,
  radius,
  space,
  tapTarget,
} from '@inkstone/ui/tokens';

interface Scale {
  /** Its name in the file for design tools. */
  name: string;
  title: string;
  type: 'dimension' | 'duration' | 'number';
  values: Readonly<Record<string, string>>;
}

/** The tokens that are the same in every theme: the tables of the page and the file show the same ones. */
export const scales: readonly Scale[] = [
  { name: 'space', title: '间距', type: 'dimension', values: space },
  { name: 'fontSize', title: '字号', type: 'dimension', values: fontSize },
  { name: 'lineHeight', title: '行高', type: 'number', values: lineHeight },
  { name: 'layer', title: '层次', type: 'number', values: layer },
  { name: 'motion', title: '动', type: 'duration', values: motion },
  {
    name: 'size',
    title: '圆、点按区与断点',
    type: 'dimension',
    values: { round: radius.round, tapTarget, mobileBreakpoint: `${String(mobileBreakpoint)}px` },
  },
];
