import type { ComponentProps, Ref } from 'react';

import { Button } from '@inkstone/ui/components/Button';
import { Icon } from '@inkstone/ui/components/Icon';
import { ActionBar } from '@inkstone/ui/patterns/ActionBar';
import { useMediaQuery } from '@inkstone/ui/theme';
import { media } from '@inkstone/ui/tokens';

import { attachmentMessages } from '../activities/messages.zh.js';
import { Kept } from '../form/Kept.styles.js';
import { enrolmentStepsMessages as messages } from './messages.zh.js';
import { Panel, Text, Title, Wanted, Ways } from './TeacherEnrolmentNext.styles.js';

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
      <Title ref={headingRef} tabIndex={-1}>
        {title}
      </Title>
      <Text>{text}</Text>
      {uploaded || onUploadNow === undefined ? (
        <Ways>
          <Button variant="primary" onClick={onMyActivities}>
            {messages.myActivities}
          </Button>
        </Ways>
      ) : (
        <NowOrLater onUploadNow={onUploadNow} onLater={onLater} />
      )}
    </Panel>
  );
}

interface NowOrLaterProps {
  onUploadNow: () => void;
  onLater: () => void;
}

/** On a phone in the bar: the slip stands between the window's head and these buttons. */
function NowOrLater({ onUploadNow, onLater }: NowOrLaterProps) {
  const mobile = useMediaQuery(media.mobile);
  const now = (
    <Button
      variant="primary"
      block={mobile}
      startIcon={mobile && <Icon name="upload" size={20} />}
      onClick={onUploadNow}
    >
      {messages.uploadNow}
    </Button>
  );
  const later = <Button onClick={onLater}>{messages.later}</Button>;
  return (
    <>
      <Wanted>
        <Icon name="upload" size={32} />
        <div>
          <strong>{messages.wanted}</strong>
          <p>{attachmentMessages.hint}</p>
        </div>
        {!mobile && now}
      </Wanted>
      {mobile ? (
        <ActionBar secondary={later}>{now}</ActionBar>
      ) : (
        <Ways>
          {later}
          <Kept>
            <Icon name="check" size={16} />
            {messages.valid}
          </Kept>
        </Ways>
      )}
    </>
  );
}

function wordsOf(uploaded: boolean, canUpload: boolean) {
  if (uploaded) return messages.uploaded;
  return canUpload ? messages.enrolled : messages.enrolledBefore;
}
