import type { ComponentProps } from 'react';

import { PhraseText } from '../../../components/PhraseText/index.js';
import type { SlipCountdown } from '../EnrolmentSlip/EnrolmentSlip.js';
import * as styles from './Keepsake.styles.js';

export interface KeepsakeProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** What it is: 报名签. */
  label: string;
  /** Number of the enrolment: № 1207. */
  number: string;
  /** Name of the activity. */
  title: string;
  /** Who enrolled, and from where; '' where it is not known. */
  name: string;
  school: string;
  /** Such as subject and stage, the day, the attachment; without empty ones. */
  facts: readonly { label: string; value: string }[];
  /** Omitted once the activity is over. */
  countdown?: SlipCountdown | undefined;
  /** One word in a frame: 已报名. */
  stamp: string;
}

/** The slip of a completed enrolment, to be kept: who takes part in what. It lies on a desk as wide as its place. */
export function Keepsake({
  label,
  number,
  title,
  name,
  school,
  facts,
  countdown,
  stamp,
  ...rest
}: KeepsakeProps) {
  return (
    <styles.Desk aria-label={label} {...rest}>
      <styles.Card>
        <styles.Head>
          <styles.Label>{label}</styles.Label>
          <styles.Figure>{number}</styles.Figure>
        </styles.Head>
        <styles.Body>
          <styles.Title>
            <PhraseText text={title} />
          </styles.Title>
          <styles.Who>
            {name !== '' && <styles.Name>{name}</styles.Name>}
            {school !== '' && <styles.School>{school}</styles.School>}
          </styles.Who>
          <styles.Stamp>{stamp}</styles.Stamp>
          <styles.Facts>
            {facts.map((fact) => (
              <div key={fact.label}>
                <dt>{fact.label}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
          </styles.Facts>
          {countdown !== undefined && (
            <styles.Days>
              {countdown.label}
              <styles.Count>{countdown.value}</styles.Count>
              {countdown.unit}
            </styles.Days>
          )}
        </styles.Body>
      </styles.Card>
    </styles.Desk>
  );
}
