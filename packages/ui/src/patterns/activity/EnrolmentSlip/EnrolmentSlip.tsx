import { useId, type ComponentProps, type ReactNode } from 'react';

import { PhraseText } from '../../../components/PhraseText/index.js';
import { StatusTag, type StatusTone } from '../../../components/StatusTag/index.js';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.js';
import { enrolmentSlipMessages } from './messages.zh.js';
import * as styles from './EnrolmentSlip.styles.js';

export interface SlipCountdown {
  /** Label of the countdown: 距报名截止. */
  label: string;
  value: number;
  /** 天 or 小时. */
  unit: string;
}

export interface SlipFact {
  label: string;
  /** `undefined` or '' for a line that is not filled in yet. */
  value: string | undefined;
  /** The line needs attention: its field in the form next to the slip has an error. */
  invalid?: boolean | undefined;
  /** The value says that there is none yet: 还没有. */
  pending?: boolean | undefined;
}

export interface EnrolmentSlipProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Name of the slip: 报名签. */
  title: string;
  status: { label: string; tone: StatusTone };
  /** Omitted once the activity is over. */
  countdown?: SlipCountdown | undefined;
  /** First and last day as displayed, and the share of the time that has passed, 0 to 1. */
  period?: { start: string; end: string; passed: number } | undefined;
  facts: readonly SlipFact[];
  /** The main action of the page, as a block button. */
  action?: ReactNode;
  /** The steps of enrolling, in order. */
  steps?: readonly string[] | undefined;
  /** One word in a frame, for a completed slip: 已报名. */
  stamp?: string | undefined;
  /** Name of the activity, where the page does not say it. */
  activity?: string | undefined;
  /** Where the stamp will be: a word for the place, and when it is stamped. */
  seat?: { label: string; note: string } | undefined;
}

/** The slip of an activity: how long and by whom it can be joined, and which steps that takes. */
export function EnrolmentSlip({
  title,
  status,
  countdown,
  period,
  facts,
  action,
  steps = [],
  stamp,
  activity,
  seat,
  ...rest
}: EnrolmentSlipProps) {
  const titleId = useId();
  return (
    <styles.Root aria-labelledby={titleId} {...rest}>
      <styles.Main>
        <styles.Head>
          <styles.Title id={titleId}>{title}</styles.Title>
          <StatusTag tone={status.tone}>{status.label}</StatusTag>
        </styles.Head>
        {activity !== undefined && (
          <styles.Activity>
            <PhraseText text={activity} />
          </styles.Activity>
        )}
        {countdown !== undefined && (
          <styles.Count>
            <styles.CountLabel>{countdown.label}</styles.CountLabel>
            <span>
              <styles.Figure>{countdown.value}</styles.Figure> <styles.Unit>{countdown.unit}</styles.Unit>
            </span>
          </styles.Count>
        )}
        {period !== undefined && <Period {...period} />}
        <styles.Facts>
          {facts.map(({ label, value, invalid = false, pending = false }) => (
            <div key={label} data-invalid={invalid || undefined} data-pending={pending || undefined}>
              <dt>{label}</dt>
              <dd>{value === undefined || value === '' ? <Blank /> : value}</dd>
            </div>
          ))}
        </styles.Facts>
        {action}
        {stamp !== undefined && <styles.Stamp aria-hidden="true">{stamp}</styles.Stamp>}
        {seat !== undefined && (
          <styles.Seat>
            {seat.note}
            <styles.Place>{seat.label}</styles.Place>
          </styles.Seat>
        )}
      </styles.Main>
      {steps.length > 0 && (
        <styles.Foot>
          <styles.Steps>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </styles.Steps>
        </styles.Foot>
      )}
    </styles.Root>
  );
}

function Blank() {
  return <VisuallyHidden>{enrolmentSlipMessages.notFilledIn}</VisuallyHidden>;
}

function Period({ start, end, passed }: { start: string; end: string; passed: number }) {
  const share = `${String(Math.round(Math.min(1, Math.max(0, passed)) * 100))}%`;
  return (
    <>
      <styles.Line aria-hidden="true">
        <styles.Passed style={{ width: share }} />
        <styles.Today style={{ left: share }} />
      </styles.Line>
      <styles.Ends>
        <span>{enrolmentSlipMessages.start(start)}</span>
        <span>{enrolmentSlipMessages.end(end)}</span>
      </styles.Ends>
    </>
  );
}
