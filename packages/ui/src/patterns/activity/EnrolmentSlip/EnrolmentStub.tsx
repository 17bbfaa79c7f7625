import type { ComponentProps } from 'react';

import { PhraseText } from '../../../components/PhraseText/index.js';
import type { SlipCountdown } from './EnrolmentSlip.js';
import * as styles from './EnrolmentStub.styles.js';

export interface EnrolmentStubProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Name of the activity. */
  title: string;
  /** Omitted for an activity without an end. */
  countdown?: SlipCountdown | undefined;
  /** Last day and for whom, on one line, or ''. */
  note: string;
}

/** The slip of an activity as one line, above the form of a phone: what one enrols in, and until when. */
export function EnrolmentStub({ title, countdown, note, ...rest }: EnrolmentStubProps) {
  return (
    <styles.Root {...rest}>
      {countdown !== undefined && (
        <styles.Days>
          <span>{countdown.label}</span>
          <styles.Figure>{countdown.value}</styles.Figure>
          <span>{countdown.unit}</span>
        </styles.Days>
      )}
      <styles.Words>
        <styles.Name>
          <PhraseText text={title} />
        </styles.Name>
        {note !== '' && <styles.Note>{note}</styles.Note>}
      </styles.Words>
    </styles.Root>
  );
}
