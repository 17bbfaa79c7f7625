import type { ComponentProps, Ref } from 'react';

import { Button } from '@inkstone/ui/components/Button';
import { Icon } from '@inkstone/ui/components/Icon';

import { enrolmentStepsMessages as messages } from './messages.zh.js';
import { Panel, Text, Title, Ways } from './TeacherEnrolmentNext.styles.js';

export interface TeacherEnrolmentNextProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The attachment is there. */
  uploaded: boolean;
  /** 立即上传. Without it the enrolment is an older one, whose attachment is added in my activities. */
  onUploadNow?: (() => void) | undefined;
  /** 稍后上传: to my activities. */
  onLater: () => void;
  /** 查看我的活动. */
  onMyActivities: () => void;
  /** Where the focus goes when this takes the place of the form. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** What a teacher does once enrolled: upload the attachment, put it off, or look at the activities (Spec B 4). */
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
