import { Button } from '@inkstone/ui/components/Button';
import { Progress } from '@inkstone/ui/components/Progress';
import { VisuallyHidden } from '@inkstone/ui/components/VisuallyHidden';

import { FormFrame, type FormElementProps } from '../form/FormFrame.js';
import { AvatarField } from './AvatarField.js';
import { UnderWay } from './AvatarForm.styles.js';
import { avatarMessages as messages } from './messages.zh.js';
import { useAvatarForm, type AvatarFormState, type AvatarOptions } from './use-avatar-form.js';

export interface AvatarFormProps extends AvatarOptions, FormElementProps {}

/** A picture of oneself: chosen, cut to a square, sent (Spec B 5). */
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
          // It goes with the sending; the focus must not go with it.
          event.currentTarget.form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
          form.cancel();
        }}
      >
        {messages.cancel}
      </Button>
    </UnderWay>
  );
}

/** For ears: a choice is read some time after it was made, when nobody is at its control any more. */
function newsOf({ reading, errors }: AvatarFormState): string {
  if (reading) return messages.reading;
  return errors.avatar?.type === 'choice' ? (errors.avatar.message ?? '') : '';
}
