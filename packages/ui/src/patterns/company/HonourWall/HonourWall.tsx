import type { ComponentProps } from 'react';

import { Lightbox, useSeries } from '../../../components/Lightbox/index.js';
import { Plaque, Root, Year } from './HonourWall.styles.js';
import { honourWallMessages as messages } from './messages.zh.js';

export interface Honour {
  title: string;
  /** '' if unknown. */
  year: string;
  /** URL of a picture of the plaque. */
  image: string;
}

export interface HonourWallProps extends Omit<ComponentProps<'ul'>, 'children'> {
  honours: readonly Honour[];
}

/** Honours by year and name; each opens a picture of its plaque, with buttons to its neighbours. */
export function HonourWall({ honours, ...rest }: HonourWallProps) {
  const { show, bind } = useSeries();
  return (
    <>
      <Root {...rest}>
        {honours.map(({ title, year }, at) => (
          <li key={`${title}${year}`}>
            <Plaque type="button" aria-haspopup="dialog" onClick={() => show(at)}>
              <Year>{year}</Year>
              {title}
            </Plaque>
          </li>
        ))}
      </Root>
      <Lightbox
        {...bind}
        pictures={honours.map(({ title, image }) => ({ title, src: image, alt: messages.plaque(title) }))}
      />
    </>
  );
}
