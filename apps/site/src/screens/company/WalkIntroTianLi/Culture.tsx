import { Picture } from '@inkstone/ui/components/Picture';
import { SectionHeading } from '@inkstone/ui/patterns/SectionHeading';

import { Kind, Main, Side, Spread } from './Culture.styles.js';
import { Block } from './Intro.styles.js';
import type { CultureItem } from './model.js';

/** The culture: one main item and the next three beside it (Spec B 2.5). */
export function Culture({ main, side }: { main: CultureItem; side: readonly CultureItem[] }) {
  return (
    <Block aria-labelledby="company-culture">
      <SectionHeading id="company-culture" title="企业文化" />
      <Spread>
        <Main>
          <Picture src={main.image} alt="" width={800} height={500} />
          <Words item={main} />
        </Main>
        <Side>
          {side.map((item) => (
            <li key={item.title}>
              <Words item={item} />
            </li>
          ))}
        </Side>
      </Spread>
    </Block>
  );
}

function Words({ item: { type, title, intro } }: { item: CultureItem }) {
  return (
    <>
      <Kind>{type}</Kind>
      <h3>{title}</h3>
      <p>{intro}</p>
    </>
  );
}
