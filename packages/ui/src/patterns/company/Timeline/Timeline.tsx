import type { ComponentProps } from 'react';

import { Picture } from '../../../components/Picture/index.js';
import { Seal } from '../../../components/Seal/index.js';
import { Entry, Root, Stroke, Words, Year } from './Timeline.styles.js';

export interface TimelineEntry {
  year: string;
  title: string;
  intro: string;
  /** URL of a picture; '' draws the placeholder. */
  image: string;
  /** Years until the next entry; the line to it is longer accordingly. */
  gap: number;
}

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The entries, oldest first. */
  entries: readonly TimelineEntry[];
  /** Characters of the seal at the end. */
  seal: string;
}

/** A history as one brush stroke that grows from entry to entry and ends in the seal. */
export function Timeline({ entries, seal, ...rest }: TimelineProps) {
  return (
    <Root {...rest}>
      {entries.map(({ year, title, intro, image, gap }, index) => {
        const last = index === entries.length - 1;
        return (
          <Entry key={`${year}${title}`} $gap={gap}>
            <Year data-last={last || undefined}>{year}</Year>
            <Stroke $share={index / entries.length} $step={1 / entries.length} data-last={last || undefined}>
              {last && <Seal characters={seal} />}
            </Stroke>
            <Words>
              <h2>{title}</h2>
              <p>{intro}</p>
            </Words>
            <Picture src={image} alt="" width={300} height={180} />
          </Entry>
        );
      })}
    </Root>
  );
}
