import { useEffect, useRef } from 'react';

import { Button } from '@inkstone/ui/components/Button';
import { Field } from '@inkstone/ui/components/Field';
import { Icon } from '@inkstone/ui/components/Icon';
import { UploadField, type UploadFieldHandle } from '@inkstone/ui/components/UploadField';

import { acceptOf } from '../uploads/choice.js';
import { Cropping, HiddenInput } from './AvatarForm.styles.js';
import { avatarMessages as messages } from './messages.zh.js';
import { avatarRule } from './schema.js';
import type { AvatarFormState } from './use-avatar-form.js';

interface AvatarFieldProps {
  form: AvatarFormState;
}

const accept = acceptOf(avatarRule.types);

/** The upload field, or the cropper once a picture has been chosen. */
export function AvatarField({ form }: AvatarFieldProps) {
  const { picture, reading } = form;
  const hint = reading ? messages.reading : messages.hint;
  return picture === null ? (
    <NoPicture {...{ form, hint }} />
  ) : (
    <CroppedPicture {...{ form, picture, hint }} />
  );
}

interface NoPictureProps extends AvatarFieldProps {
  hint: string;
}

function NoPicture({ form, hint }: NoPictureProps) {
  const field = useRef<UploadFieldHandle>(null);

  useEffect(() => {
    // When the replacement of a picture is refused, the button that chose it is gone together with the old picture.
    if (form.errors.avatar !== undefined && document.activeElement === document.body) field.current?.focus();
  }, [form.errors.avatar]);

  return (
    <UploadField
      ref={field}
      label={messages.label}
      hint={hint}
      error={form.errors.avatar?.message}
      layout="list"
      accept={accept}
      items={[]}
      most={avatarRule.most}
      onAdd={form.choose}
      {...nothingToChange}
    />
  );
}

/** No file is ever listed, because a chosen picture is shown in the cropper. */
const nothingToChange = { onRemove: ignore, onCancel: ignore, onRetry: ignore };

function ignore() {
  // Never called: no file is listed that could be removed, cancelled or retried.
}

interface CroppedPictureProps extends NoPictureProps {
  picture: NonNullable<AvatarFormState['picture']>;
}

function CroppedPicture({ form, picture: { Cropper, src }, hint }: CroppedPictureProps) {
  const input = useRef<HTMLInputElement>(null);
  const another = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // The button that the picture was chosen with is gone.
    if (document.activeElement === document.body) another.current?.focus();
  }, []);

  return (
    <Field label={messages.label} hint={hint} error={form.errors.avatar?.message}>
      {(control) => (
        <Cropping>
          <Cropper
            src={src}
            label={messages.crop}
            zoom={form.zoom}
            onZoomChange={form.setZoom}
            onAreaChange={form.setArea}
            onUnreadable={form.drop}
          />
          <div role="group" aria-label={messages.another}>
            <HiddenInput
              {...control}
              ref={input}
              type="file"
              accept={accept}
              disabled={form.submitting}
              tabIndex={-1}
              aria-hidden="true"
              onChange={({ target }) => {
                const files = [...(target.files ?? [])];
                // Otherwise choosing the same file again would not fire a change event.
                target.value = '';
                if (files.length > 0) form.choose(files);
              }}
            />
            <Button
              ref={another}
              block
              startIcon={<Icon name="picture" size={20} />}
              disabled={form.submitting}
              aria-describedby={control['aria-describedby']}
              onClick={() => input.current?.click()}
            >
              {messages.another}
            </Button>
          </div>
        </Cropping>
      )}
    </Field>
  );
}
