import type { ComponentProps, Ref } from 'react';

import { Button } from '@inkstone/ui/components/Button';
import { Icon } from '@inkstone/ui/components/Icon';

import { enrolmentStepsMessages as messages } from './messages.zh.js';
import { Panel, Text, Title, Ways } from './TeacherEnrolmentNext.styles.js';

export interface TeacherEnrolmentNextProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Whether the attachment has been uploaded. */
  uploaded: boolean;
  /** 立即上传. Missing for an older enrolment, whose attachment is added in 我的活动. */
  onUploadNow?: (() => void) | undefined;
  /** 稍后上传: goes to 我的活动. */
  onLater: () => void;
  /** 查看我的活动. */
  onMyActivities: () => void;
  /** Gets the focus when this replaces the form. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** The choices after an enrolment: upload the attachment now or later, or see the activities (Spec B 4). */
export function TeacherEnrolmentNext({
  uploaded,
  onUploadNow,
  onLater,
  onMyActivities,
  headingRef,
  ...rest
}: TeacherEnrolmentNextProps) {
  const { title, text } = wordsOf(uploaded, onUploadNow !== undefined);
  return (
    <Panel {...rest}>
      <Icon name="check-circle" size={32} />
      <Title ref={headingRef} tabIndex={-1}>
        {title}
      </Title>
      <Text>{text}</Text>
      <Ways>
        {uploaded || onUploadNow === undefined ? (
          <Button variant="primary" onClick={onMyActivities}>
            {messages.myActivities}
          </Button>
        ) : (
          <>
            <Button variant="primary" startIcon={<Icon name="upload" />} onClick={onUploadNow}>
              {messages.uploadNow}
            </Button>
            <Button onClick={onLater}>{messages.later}</Button>
          </>
        )}
      </Ways>
    </Panel>
  );
}

function wordsOf(uploaded: boolean, canUpload: boolean) {
  if (uploaded) return messages.uploaded;
  return canUpload ? messages.enrolled : messages.enrolledBefore;
}
