import { HonourWall, type Honour } from '@inkstone/ui/patterns/HonourWall';
import { SectionHeading } from '@inkstone/ui/patterns/SectionHeading';

import { Block } from './Intro.styles.js';

/** The honours by name and year; each opens its plaque. */
export function Honours({ honours }: { honours: readonly Honour[] }) {
  return (
    <Block aria-labelledby="company-honours">
      <SectionHeading id="company-honours" title="荣誉" />
      <HonourWall honours={honours} />
    </Block>
  );
}
