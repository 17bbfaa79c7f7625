import type { ReactNode } from 'react';

import { Icon } from '@inkstone/ui/components/Icon';
import { ActionBar } from '@inkstone/ui/patterns/ActionBar';
import { useMediaQuery } from '@inkstone/ui/theme';
import { media } from '@inkstone/ui/tokens';

import { Kept } from '../form/Kept.styles.js';
import { Line } from './EnrolFoot.styles.js';

export interface EnrolFootProps {
  /** Whether what was typed is stored. */
  kept: boolean;
  messages: Readonly<{ short: string; long: string }>;
  button: ReactNode;
}

/** The button of an enrolment: on a phone in the bar at the foot of the window, where it is always in reach. */
export function EnrolFoot({ kept, messages, button }: EnrolFootProps) {
  const mobile = useMediaQuery(media.mobile);
  const note = kept && (
    <Kept>
      <Icon name="check" size={16} />
      {mobile ? messages.short : messages.long}
    </Kept>
  );
  if (mobile) return <ActionBar secondary={note}>{button}</ActionBar>;
  return (
    <Line>
      {button}
      {note}
    </Line>
  );
}
