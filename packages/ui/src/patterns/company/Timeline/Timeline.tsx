import type { ComponentProps } from 'react';

import { PhraseText } from '../../../components/PhraseText/index.js';
import { Picture } from '../../../components/Picture/index.js';
import { Seal } from '../../../components/Seal/index.js';
import { End, Entry, Root, Thing, Year } from './Timeline.styles.js';

export interface TimelineEntry {
  year: string;
  title: string;
  intro: string;
  /** URL of a drawing of 240 × 180 px that stands on the line; '' where there is none. */
  image: string;
}

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The entries, oldest first. */
  entries: readonly TimelineEntry[];
  /** Characters of the seal at the end. */
  seal: string;
}

/**
 * A history as one brush line in strips, with a thing for each year. The line ends in the seal. A page that lets the
 * line run to the edges of the window sets `--timeline-bleed` and clips what is beyond them.
 */
export function Timeline({ entries, seal, ...rest }: TimelineProps) {
  return (
    <Root {...rest}>
      {entries.map(({ year, title, intro, image }, index) => {
        const last = index === entries.length - 1;
        return (
          <Entry key={`${year}${title}`} data-bare={image === '' || undefined} data-last={last || undefined}>
            <Year>{year}</Year>
            <h2>
              <PhraseText text={title} />
            </h2>
            <p>{intro}</p>
            {image !== '' && (
              <Thing>
                <Picture src={image} alt="" width={240} height={180} fit="contain" />
              </Thing>
            )}
            {last && (
              <End>
                <Seal characters={seal} />
              </End>
            )}
          </Entry>
        );
      })}
    </Root>
  );
}
