import { useState } from 'react';

import { Blank, Part, Sentence } from './AddressSentence.styles.js';
import type { NoticeAddress } from './draft.js';
import { toFieldTime } from './field-time.js';
import { addressSentenceMessages as messages } from './messages.zh.js';

interface AddressSentenceProps {
  address: NoticeAddress;
  activities: readonly { id: number; title: string }[];
  onChange: (change: Partial<NoticeAddress>) => void;
}

type Choices<Value extends string> = readonly (readonly [Value, string])[];

const audiences: Choices<NoticeAddress['audience']> = [
  ['activity', messages.ofActivity],
  ['role', messages.ofRole],
  ['person', messages.person],
  ['all', messages.all],
];
const roles: Choices<string> = [
  ['1', messages.student],
  ['2', messages.parent],
  ['3', messages.teacher],
  ['5', messages.shop],
];
const statuses: Choices<string> = [
  ['1,0', messages.both],
  ['1', messages.approved],
  ['0', messages.waiting],
];

const AN_HOUR = 3_600_000;

/** Whom the notice is for and when it is sent, as a sentence with blanks. */
export function AddressSentence({ address, activities, onChange }: AddressSentenceProps) {
  const [earliest] = useState(() => toFieldTime(Date.now()));
  const chosen = activities.map(({ id, title }) => [String(id), title] as const);
  return (
    <Sentence role="group" aria-label={messages.label}>
      {messages.to}{' '}
      <Choice
        label={messages.recipients}
        value={address.audience}
        choices={audiences}
        after={address.audience === 'all' ? '，' : '：'}
        onChoose={(audience) => onChange({ audience })}
      />
      {address.audience === 'activity' && (
        <>
          <Choice
            label={messages.activity}
            value={address.article}
            choices={address.article === '' ? [['', messages.choose], ...chosen] : chosen}
            onChoose={(article) => onChange({ article })}
          />
          <Choice
            label={messages.statuses}
            value={address.statuses}
            choices={statuses}
            onChoose={(value) => onChange({ statuses: value })}
          />
        </>
      )}
      {address.audience === 'role' && (
        <Choice
          label={messages.role}
          value={String(address.role)}
          choices={roles}
          onChoose={(role) => onChange({ role: Number(role) as NoticeAddress['role'] })}
        />
      )}
      {address.audience === 'person' && (
        <Part>
          <Blank
            as="input"
            aria-label={messages.account}
            placeholder={messages.account}
            autoComplete="off"
            maxLength={100}
            value={address.account}
            onChange={(event) => onChange({ account: event.target.value })}
          />
          ，
        </Part>
      )}
      <Choice
        label={messages.when}
        value={address.time === '' ? 'now' : 'later'}
        choices={[
          ['now', messages.now],
          ['later', messages.later],
        ]}
        after={address.time === '' ? '。' : '：'}
        onChoose={(when) => onChange({ time: when === 'now' ? '' : toFieldTime(Date.now() + AN_HOUR) })}
      />
      {address.time !== '' && (
        <Part>
          <Blank
            as="input"
            type="datetime-local"
            aria-label={messages.time}
            min={earliest}
            value={address.time}
            onChange={(event) => onChange({ time: event.target.value })}
          />
          。
        </Part>
      )}
    </Sentence>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  choices: Choices<Value>;
  /** The sign that follows. */
  after?: string;
  onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, choices, after = '，', onChoose }: ChoiceProps<Value>) {
  return (
    <Part>
      <Blank
        as="select"
        aria-label={label}
        value={value}
        onChange={(event) => onChoose(event.target.value as Value)}
      >
        {choices.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </Blank>
      {after}{' '}
    </Part>
  );
}
