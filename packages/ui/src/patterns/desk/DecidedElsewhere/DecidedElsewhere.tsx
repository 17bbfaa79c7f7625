import type { ComponentProps } from 'react';

import { Button } from '../../../components/Button/index.js';
import { useDeskKeys } from '../DeskKeys/use-desk-keys.js';
import { Acts } from '../ink/Acts.styles.js';
import { Kbd } from '../Kbd/Kbd.js';
import { Compared, Mark, Root, Side, Who } from './DecidedElsewhere.styles.js';
import { decidedElsewhereMessages as messages } from './messages.zh.js';

/** A decision: what, and what was said or done with it. */
export interface DecisionSide {
  what: string;
  detail?: string | undefined;
}

export interface DecidedElsewhereProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The sentence: 苏晴 14:19 已经通过了这一件. */
  said: string;
  /** What became of the own decision: 比您早 40 秒，“退回”没有交上去。 */
  note?: string | undefined;
  /** Who has decided and how the item stands now, where it is not shown elsewhere. */
  now?: (DecisionSide & { who: string }) | undefined;
  /** What this operator had chosen, with the own words, which are kept. */
  yours: DecisionSide;
  /** Opens the next item, also by J. */
  onNext?: (() => void) | undefined;
  /** Another thing to do, such as handing the reason on. */
  act?: { label: string; onSelect: () => void } | undefined;
}

/** Somebody else has decided the item first: who, when and how, beside what this operator had chosen. */
export function DecidedElsewhere({ said, note, now, yours, onNext, act, ...rest }: DecidedElsewhereProps) {
  useDeskKeys(onNext === undefined ? [] : [{ code: 'KeyJ', label: messages.next, onPress: onNext }]);
  return (
    <Root {...rest}>
      <Who role="alert">
        {now !== undefined && <Mark aria-hidden="true">{Array.from(now.who)[0]}</Mark>}
        <p>
          <b>{said}</b>
          {note}
        </p>
      </Who>
      <Compared>
        {now !== undefined && (
          <Side>
            <dt>{messages.now}</dt>
            <dd>
              <b>{now.what}</b>
              {now.detail}
            </dd>
          </Side>
        )}
        <Side>
          <dt>{messages.yours}</dt>
          <dd>
            <s>{yours.what}</s>
            {yours.detail}
          </dd>
        </Side>
      </Compared>
      <Acts>
        {onNext !== undefined && (
          <Button
            variant="primary"
            aria-keyshortcuts="J"
            endIcon={<Kbd aria-hidden="true">J</Kbd>}
            onClick={onNext}
          >
            {messages.next}
          </Button>
        )}
        {act !== undefined && <Button onClick={act.onSelect}>{act.label}</Button>}
      </Acts>
    </Root>
  );
}
