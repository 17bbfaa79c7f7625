import type { ComponentProps } from 'react';

import { FieldGroup, type FieldFrameProps, type FieldOption } from '../../../components/Field/index.js';
import { Icon } from '../../../components/Icon/index.js';
import type { Stage } from '../../types.js';
import { Board, Place, Radio, Shelf, Slip, Tick, Volume } from './VolumeShelf.styles.js';

export interface VolumeOption extends FieldOption {
  /** Determines the colour of the volume. */
  stage: Stage;
}

export interface VolumeShelfProps
  extends Pick<FieldFrameProps, 'label' | 'error'>, Omit<ComponentProps<'input'>, 'type' | 'value'> {
  /** Three or four options with labels of at most five characters, which are set vertically on the slips. */
  options: readonly VolumeOption[];
  /** The name shared by the radio buttons. */
  name: string;
}

/** A choice drawn as volumes on a shelf. Other props go where RadioGroupField passes them. */
export function VolumeShelf({ label, error, className, style, options, ...radio }: VolumeShelfProps) {
  return (
    <FieldGroup {...{ label, error, className, style }} role="radiogroup">
      {() => (
        <div>
          <Shelf>
            {options.map(({ value, label: words, stage }) => (
              <Place key={value}>
                <Radio {...radio} type="radio" value={value} />
                <Volume $stage={stage}>
                  <Slip>{words}</Slip>
                  <Tick aria-hidden="true">
                    <Icon name="check" size={16} />
                  </Tick>
                </Volume>
              </Place>
            ))}
          </Shelf>
          <Board aria-hidden="true" />
        </div>
      )}
    </FieldGroup>
  );
}
