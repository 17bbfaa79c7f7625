import { Button } from '@inkstone/ui/components/Button';
import { Progress } from '@inkstone/ui/components/Progress';
import { VisuallyHidden } from '@inkstone/ui/components/VisuallyHidden';

import { FormFrame, type FormElementProps } from '../form/FormFrame.js';
import { AvatarField } from './AvatarField.js';
import { UnderWay } from './AvatarForm.styles.js';
import { avatarMessages as messages } from './messages.zh.js';
import { useAvatarForm, type AvatarFormState, type AvatarOptions } from './use-avatar-form.js';

export interface AvatarFormProps extends AvatarOptions, FormElementProps {}

/** The form for the avatar of the user: choose a picture, crop it to a square, send it (Spec B 5). */
export function AvatarForm({ onSubmit, ...rest }: AvatarFormProps) {
  const form = useAvatarForm({ onSubmit });
  return (
    <FormFrame
      form={form}
      submitLabel={messages.submit}
      after={
        <>
          {form.submitting && <SendingPicture form={form} />}
          <VisuallyHidden role="status">{newsOf(form)}</VisuallyHidden>
        </>
      }
      {...rest}
    >
      <AvatarField form={form} />
    </FormFrame>
  );
}

function SendingPicture({ form }: { form: AvatarFormState }) {
  return (
    <UnderWay>
      <Progress value={form.percent} label={messages.sending} />
      <Button
        block
        onClick={(event) => {
          // This button disappears with the upload, and the focus would be lost with it.
          event.currentTarget.form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
          form.cancel();
        }}
      >
        {messages.cancel}
      </Button>
    </UnderWay>
  );
}

/** Announces that the file is being read: the button that opened the file dialog no longer has focus then. */
function newsOf({ reading, errors }: AvatarFormState): string {
  if (reading) return messages.reading;
  return errors.avatar?.type === 'choice' ? (errors.avatar.message ?? '') : '';
}
