import { useState, type ComponentProps, type ReactNode } from 'react';

import type { ApplyAsTeacherInput } from '@inkstone/api/inputs';
import { StepBar } from '@inkstone/ui/components/StepBar';
import { Wizard } from '@inkstone/ui/patterns/Wizard';

import { AttachmentDialog } from '../activityAttachment/AttachmentDialog.js';
import type { ActivityAttachmentPayload } from '../activityAttachment/schema.js';
import type { Sending, SubmitHandler } from '../form/use-valid-form.js';
import type { EnrolmentState } from './enrolment-state.js';
import { enrolmentStepsMessages as messages } from './messages.zh.js';
import { TeacherEnrolmentForm, type TeacherEnrolmentFormProps } from './TeacherEnrolmentForm.js';
import { TeacherEnrolmentNext, type TeacherEnrolmentNextProps } from './TeacherEnrolmentNext.js';

export interface TeacherEnrolmentProps
  extends
    Omit<ComponentProps<'div'>, 'children'>,
    Pick<TeacherEnrolmentFormProps, 'stages' | 'stagesLoading' | 'onUpload' | 'onLive' | 'defaultValues'>,
    Pick<TeacherEnrolmentNextProps, 'onLater' | 'onMyActivities'> {
  /** The state in the address, from `enrolmentStateOf`. */
  state: EnrolmentState;
  /** Called with the next state. Put it into the address, by `enrolmentQueryOf`. */
  onStateChange: (state: EnrolmentState) => void;
  /** Enrols and resolves to the id of the enrolment (`data.id`). */
  onEnrol: (payload: ApplyAsTeacherInput, sending: Sending) => Promise<number>;
  /** Uploads the attachment in the dialog of 立即上传. */
  onAttach: SubmitHandler<ActivityAttachmentPayload>;
  /** Shown once the attachment is there, in place of the last words of this component. */
  completed?: ReactNode;
}

const steps = [
  { id: 'form', title: messages.form },
  { id: 'attachment', title: messages.attachment },
];

const stepIndex = { form: 0, attachment: 1, done: steps.length } as const;

/** A teacher's enrolment from the form to the attachment (Spec B 2.1, 4). The address keeps its state. */
export function TeacherEnrolment({
  state,
  onStateChange,
  onEnrol,
  onAttach,
  onLater,
  onMyActivities,
  onUpload,
  onLive,
  stages,
  stagesLoading,
  defaultValues,
  completed,
  ...rest
}: TeacherEnrolmentProps) {
  const { step, articleId, enrolmentId } = state;
  const [dialogOpen, setDialogOpen] = useState(false);

  async function enrol(payload: ApplyAsTeacherInput, sending: Sending) {
    const newId = await onEnrol(payload, sending);
    const nextStep = payload.files === undefined ? 'attachment' : 'done';
    onStateChange({ step: nextStep, articleId, enrolmentId: newId });
  }

  async function attach(payload: ActivityAttachmentPayload, sending: Sending) {
    await onAttach(payload, sending);
    setDialogOpen(false);
    onStateChange({ ...state, step: 'done' });
  }

  function openDialog() {
    setDialogOpen(true);
  }

  const isKept = step === 'done' && completed !== undefined;
  return (
    <Wizard
      {...rest}
      step={step}
      label={messages[step === 'form' ? 'form' : 'attachment']}
      progress={!isKept && <StepBar label={messages.label} steps={steps} current={stepIndex[step]} />}
    >
      {(heading) => (
        <>
          {step === 'form' && (
            <TeacherEnrolmentForm
              {...{ articleId, defaultValues, stages, stagesLoading, onUpload, onLive }}
              onSubmit={enrol}
            />
          )}
          {isKept && completed}
          {step !== 'form' && !isKept && (
            <TeacherEnrolmentNext
              {...{ onLater, onMyActivities }}
              uploaded={step === 'done'}
              onUploadNow={enrolmentId === null ? undefined : openDialog}
              headingRef={heading}
            />
          )}
          {enrolmentId !== null && (
            <AttachmentDialog
              open={dialogOpen}
              onClose={() => setDialogOpen(false)}
              enrolmentId={enrolmentId}
              onSubmit={attach}
            />
          )}
        </>
      )}
    </Wizard>
  );
}
