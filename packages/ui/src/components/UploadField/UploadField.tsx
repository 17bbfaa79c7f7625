import type { ComponentProps, Ref } from 'react';

import { Field, type FieldFrameProps, type FieldProps } from '../Field/index.js';
import { AddButton } from './AddButton.js';
import { uploadFieldMessages } from './messages.zh.js';
import type { UploadFieldHandle, UploadItem } from './types.js';
import { Files, HiddenInput, Shelf } from './UploadField.styles.js';
import { UploadPicture } from './UploadPicture.js';
import { UploadRow } from './UploadRow.js';
import { useUploadControl } from './use-upload-control.js';

type FrameRest = Omit<ComponentProps<'div'>, 'children' | 'onBlur' | 'ref'>;

export interface UploadFieldProps extends FieldFrameProps, Pick<FieldProps, 'announced'>, FrameRest {
  /** The files in order; their state is controlled by the caller. */
  items: readonly UploadItem[];
  /** Maximum number of files. The add button disappears when the field is full. */
  most: number;
  /**
   * File types that the file dialog offers, as in `accept` of an input: `.jpg,.png` or `image/*`. Not
   * checked.
   */
  accept: string;
  /** `pictures`: square cards with the picture. `list`: rows with type, name and size. */
  layout: 'pictures' | 'list';
  /**
   * Called when files are chosen, dropped or pasted, unfiltered: there may be more than `most`, and types
   * outside `accept`, so that the form can show its own message.
   */
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
  /** Called by the button of a file that is uploading. */
  onCancel: (id: string) => void;
  /** Called by the button of a file that failed. */
  onRetry: (id: string) => void;
  /** Files cannot be added, removed or sent again. */
  disabled?: boolean | undefined;
  /** Called when the focus leaves the field, but not when the file dialog opens. */
  onBlur?: (() => void) | undefined;
  /** Name of the file input. */
  name?: string | undefined;
  ref?: Ref<UploadFieldHandle> | undefined;
}

/** Files to upload: a button that adds, and the progress of each file. Other props go to the field. */
export function UploadField({
  label,
  hint,
  error,
  optional,
  announced,
  items,
  most,
  accept,
  layout,
  onAdd,
  onRemove,
  onCancel,
  onRetry,
  disabled = false,
  onBlur,
  name,
  ref,
  ...rest
}: UploadFieldProps) {
  const { full, hovered, placeProps, inputProps, addProps } = useUploadControl({
    items,
    most,
    disabled,
    onAdd,
    onBlur,
    ref,
  });
  const Item = layout === 'pictures' ? UploadPicture : UploadRow;

  return (
    <Field {...{ label, hint, error, optional, announced }} {...rest}>
      {(control) => (
        <Shelf
          {...placeProps}
          $layout={layout}
          role="group"
          aria-label={uploadFieldMessages.files(label)}
          aria-describedby={full ? control['aria-describedby'] : undefined}
        >
          <HiddenInput {...control} {...inputProps} name={name} accept={accept} />
          {items.length > 0 && (
            <Files>
              {items.map((item) => (
                <Item
                  key={item.id}
                  item={item}
                  disabled={disabled}
                  onRemove={() => onRemove(item.id)}
                  onCancel={() => onCancel(item.id)}
                  onRetry={() => onRetry(item.id)}
                />
              ))}
            </Files>
          )}
          {!full && (
            <AddButton
              {...addProps}
              label={label}
              count={items.length}
              most={most}
              layout={layout}
              hovered={hovered}
              aria-describedby={control['aria-describedby']}
              wrong={control['aria-invalid'] === true}
            />
          )}
        </Shelf>
      )}
    </Field>
  );
}
