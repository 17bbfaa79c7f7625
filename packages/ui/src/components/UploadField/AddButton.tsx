import type { ComponentProps } from 'react';

import { Icon } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import { Add, AddWords, Count, DropHint } from './AddButton.styles.js';
import { uploadFieldMessages } from './messages.zh.js';

interface AddButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Label of the field: names what the button adds to. */
  label: string;
  count: number;
  most: number;
  layout: 'pictures' | 'list';
  /** Whether files are dragged over the field. */
  hovered: boolean;
  /** Whether the field has an error. */
  wrong: boolean;
}

/** Opens the file dialog. */
export function AddButton({ label, count, most, layout, hovered, wrong, ...button }: AddButtonProps) {
  const first = layout === 'pictures' ? uploadFieldMessages.addPicture : uploadFieldMessages.addFile;
  const words = count === 0 ? first : uploadFieldMessages.addMore;
  return (
    <Add {...button} $layout={layout} $hovered={hovered} $wrong={wrong}>
      <Icon name={layout === 'pictures' ? 'plus' : 'upload'} size={24} />
      <span>
        <AddWords>
          {hovered ? uploadFieldMessages.release : words}
          <VisuallyHidden>{label}</VisuallyHidden>
        </AddWords>
        {layout === 'list' && button.disabled !== true && (
          <DropHint aria-hidden="true">{uploadFieldMessages.drop}</DropHint>
        )}
      </span>
      {most > 1 && <Count aria-hidden="true">{uploadFieldMessages.count(count, most)}</Count>}
    </Add>
  );
}
