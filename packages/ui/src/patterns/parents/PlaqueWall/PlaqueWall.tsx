import { useId, type ComponentProps } from 'react';

import { DotList } from '../../../components/DotList/index.js';
import { Plaque } from '../Plaque/Plaque.js';
import { SectionHeading } from '../../page/SectionHeading/SectionHeading.js';
import { Item, Note, Wall, Way } from './PlaqueWall.styles.js';

export interface PlaqueOnWall {
  id: number;
  name: string;
  href: string;
  /** City and type, joined by dots; empty ones are left out. */
  note: readonly string[];
}

export interface PlaqueWallProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Title of the list: 同在江苏. */
  title: string;
  plaques: readonly PlaqueOnWall[];
  /** URL of the complete list, and its label: 全部 8 所. */
  moreHref: string;
  moreLabel: string;
}

/** Other universities, shown as plaques. */
export function PlaqueWall({ title, plaques, moreHref, moreLabel, ...rest }: PlaqueWallProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} {...rest}>
      <SectionHeading id={titleId} title={title} moreHref={moreHref} moreLabel={moreLabel} />
      <Wall>
        {plaques.map(({ id, name, href, note }) => (
          <Item key={id}>
            <Way href={href} aria-label={name}>
              <Plaque name={name} height="9.25rem" />
            </Way>
            <Note>
              <DotList words={note} />
            </Note>
          </Item>
        ))}
      </Wall>
    </section>
  );
}
