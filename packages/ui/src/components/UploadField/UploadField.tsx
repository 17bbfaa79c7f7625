import { useImperativeHandle, useRef, type ChangeEvent, type ComponentProps, type Ref } from 'react';

import { Field, type FieldFrameProps, type FieldProps } from '../Field/index.js';
import { AddButton } from './AddButton.js';
import { uploadFieldMessages } from './messages.zh.js';
import type { UploadItem } from './types.js';
import { Files, HiddenInput, Shelf } from './UploadField.styles.js';
import { UploadPicture } from './UploadPicture.js';
import { UploadRow } from './UploadRow.js';
import { useFileDrop } from './use-file-drop.js';
import { useFocusKept } from './use-focus-kept.js';

/** What a form may ask of the field through its ref. */
export interface UploadFieldHandle {
  /** Goes to the control that adds a file; where the field is full, to the first file's 移除. */
  focus: () => void;
}

type FrameRest = Omit<ComponentProps<'div'>, 'children' | 'onBlur' | 'ref'>;

export interface UploadFieldProps extends FieldFrameProps, Pick<FieldProps, 'announced'>, FrameRest {
  /** The files in their order; the owner keeps them and tells how far each has come. */
  items: readonly UploadItem[];
  /** How many files there may be; with as many the control that adds is gone. */
  most: number;
  /** What the chooser offers, as the input's `accept`: `.jpg,.png` or `image/*`. Not a check. */
  accept: string;
  /** `pictures`: square cards with the picture. `list`: rows with the kind, the name and the size. */
  layout: 'pictures' | 'list';
  /**
   * Files were chosen, dropped or pasted. Nothing is sifted here: there may be more than `most`, and
   * of kinds that `accept` does not name, so that the form can say its words about them.
   */
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
  /** Pressed while the file is uploading. */
  onCancel: (id: string) => void;
  /** Pressed on a file that failed. */
  onRetry: (id: string) => void;
  /** Nothing can be added, removed or sent again. */
  disabled?: boolean | undefined;
  /** The focus left the whole field; the chooser of files opening is no leaving. */
  onBlur?: (() => void) | undefined;
  /** Name of the file input. */
  name?: string | undefined;
  ref?: Ref<UploadFieldHandle> | undefined;
}

/** Files to be sent: a control that adds, and each file with how far it has come. All else goes to the frame. */
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
  const place = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const drop = useFileDrop(disabled, onAdd);
  const focus = useFocusKept(place, add, items, onBlur);
  const full = items.length >= most;

  useImperativeHandle(ref, () => ({
    focus: () => {
      const target = add.current ?? place.current?.querySelector<HTMLElement>('[data-upload-remove]');
      target?.focus();
    },
  }));

  function takeChosen(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])];
    // Otherwise choosing the same file again, after it was removed, is no change and says nothing.
    event.target.value = '';
    if (files.length > 0) onAdd(files);
  }

  const Item = layout === 'pictures' ? UploadPicture : UploadRow;

  return (
    <Field {...{ label, hint, error, optional, announced }} {...rest}>
      {(control) => (
        <Shelf
          {...drop.bind}
          {...focus}
          ref={place}
          $layout={layout}
          role="group"
          aria-label={uploadFieldMessages.files(label)}
          aria-describedby={full ? control['aria-describedby'] : undefined}
        >
          {/* The button says and does all of it to a reader; the label opens the chooser as well. */}
          <HiddenInput
            {...control}
            ref={input}
            type="file"
            name={name}
            accept={accept}
            multiple={most > 1}
            disabled={disabled || full}
            tabIndex={-1}
            aria-hidden="true"
            onChange={takeChosen}
          />
          {items.length > 0 && (
            <Files>
              {items.map((item) => (
                <Item
                  key={item.id}
                  item={item}
                  disabled={disabled}
                  onRemove={() => {
                    onRemove(item.id);
                  }}
                  onCancel={() => {
                    onCancel(item.id);
                  }}
                  onRetry={() => {
                    onRetry(item.id);
                  }}
                />
              ))}
            </Files>
          )}
          {!full && (
            <AddButton
              ref={add}
              label={label}
              count={items.length}
              most={most}
              layout={layout}
              hovered={drop.hovered}
              disabled={disabled}
              aria-describedby={control['aria-describedby']}
              wrong={control['aria-invalid'] === true}
              onClick={() => input.current?.click()}
            />
          )}
        </Shelf>
      )}
    </Field>
  );
}
