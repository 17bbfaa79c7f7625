import { useRef, useState } from 'react';

import { Button } from '../../../components/Button/index.js';
import { Callout } from '../../../components/Callout/index.js';
import { TextAreaField } from '../../../components/TextAreaField/index.js';
import { TextField } from '../../../components/TextField/index.js';
import { formatCount } from '../../../format/index.js';
import type { Brand } from '../../types.js';
import { ActBar } from '../ActBar/ActBar.js';
import { Sheet, type SheetProps } from '../Sheet/Sheet.js';
import { SheetColumns, SheetPart } from '../SheetColumns/SheetColumns.js';
import { AddressSentence } from './AddressSentence.js';
import { AskCount } from './AskCount.js';
import { missingIn, type NoticeDraft } from './draft.js';
import { NAME_MARK, noticeEditorMessages as messages } from './messages.zh.js';
import { NoticePaper } from './NoticePaper.js';
import { RecipientCount } from './RecipientCount.js';

/** Those who would get a notice now. */
export interface NoticeRecipients {
  count: number;
  /** Who they are. */
  parts: readonly { name: string; count: number }[];
  /** Who does not get it. */
  leftOut: readonly { name: string; count: number }[];
  /** Of one of them; '' if there is none. */
  name: string;
}

export interface NoticeEditorProps extends Pick<SheetProps, 'back' | 'position'> {
  /** The publisher, who signs. */
  brand: Brand;
  draft: NoticeDraft;
  /** Those that one can apply for. */
  activities: readonly { id: number; title: string }[];
  onChange: (change: Partial<NoticeDraft>) => void;
  /** When the server has kept it; undefined before. */
  kept: string | undefined;
  /** Why it was not sent at its time; ''. */
  failure: string;
  /** Undefined while they are counted, and while it is not said whom it is for. */
  recipients: NoticeRecipients | undefined;
  /** Why they cannot be counted: there is no such account. */
  unknown: string | undefined;
  /** The server cannot be reached. */
  isLost: boolean;
  busy: boolean;
  /** A field was left: keep the draft. */
  onKeep: () => void;
  onSend: () => void;
  onDelete: () => void;
}

const LONGEST_TITLE = 40;
const LONGEST_TEXT = 2000;
/** More are only sent to after their number was typed. */
const MOST_UNASKED = 1000;

/** A notice that is being written, and beside it what its readers will see. */
export function NoticeEditor(props: NoticeEditorProps) {
  const { brand, draft, activities, onChange, kept, failure, recipients, unknown, busy, onSend } = props;
  const [asks, setAsks] = useState(false);
  const text = useRef<HTMLTextAreaElement>(null);
  const count = recipients?.count ?? 0;
  const missing = missingText(props);
  const isLater = draft.time !== '';
  // 12-01 18:00
  const when = draft.time.slice(5).replace('T', ' ');
  const people = formatCount(count);

  const insertName = () => {
    const { current } = text;
    if (current === null) return;
    current.setRangeText(NAME_MARK, current.selectionStart, current.selectionEnd, 'end');
    onChange({ text: current.value });
    current.focus();
  };

  return (
    <Sheet
      title={draft.title.trim() === '' ? messages.untitled : draft.title}
      facts={kept === undefined ? messages.notKept : messages.kept(kept)}
      position={props.position}
      back={props.back}
      acts={
        <ActBar
          decision={{
            label:
              count === 0
                ? messages.send
                : isLater
                  ? messages.sendLater(when, people)
                  : messages.sendNow(people),
            icon: isLater ? 'clock' : undefined,
            press: { code: 'Enter', control: true },
            disabled: missing !== undefined,
            busy,
            onSelect: () => (count > MOST_UNASKED ? setAsks(true) : onSend()),
          }}
          acts={
            kept === undefined
              ? []
              : [{ label: messages.remove, quiet: true, busy, onSelect: props.onDelete }]
          }
          note={missing ?? (isLater ? messages.canChange : messages.canTakeBack)}
        />
      }
    >
      <SheetColumns>
        {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- leaving any field keeps the draft */}
        <section aria-label={messages.writing} onBlur={props.onKeep}>
          {failure !== '' && (
            <Callout kind="warning" role="alert">
              {messages.failed(failure)}
            </Callout>
          )}
          <AddressSentence address={draft} activities={activities} onChange={onChange} />
          <TextField
            label={messages.title}
            hint={messages.titleCount(Array.from(draft.title).length, LONGEST_TITLE)}
            maxLength={LONGEST_TITLE}
            value={draft.title}
            onChange={(event) => onChange({ title: event.target.value })}
          />
          <TextAreaField
            ref={text}
            label={messages.text}
            hint={messages.textHint(NAME_MARK)}
            counter={`${String(Array.from(draft.text).length)} / ${String(LONGEST_TEXT)}`}
            maxLength={LONGEST_TEXT}
            rows={10}
            maxRows={24}
            value={draft.text}
            onChange={(event) => onChange({ text: event.target.value })}
          />
          <div>
            <Button size="sm" onClick={insertName}>
              {messages.insertName}
            </Button>
          </div>
        </section>
        <section aria-label={messages.beside}>
          <SheetPart
            title={messages.seen}
            aside={recipients !== undefined && recipients.name !== '' && messages.example(recipients.name)}
          >
            <NoticePaper
              brand={brand}
              title={draft.title}
              text={draft.text}
              when={isLater ? when : messages.atSending}
              name={recipients?.name ?? ''}
            />
          </SheetPart>
          {recipients === undefined ? (
            <p role="status">{unknown ?? messages.notSaid}</p>
          ) : (
            <RecipientCount
              role="status"
              count={count}
              unit={messages.willGet}
              notes={[
                ...(recipients.parts.length > 0 ? [messages.parts(named(recipients.parts))] : []),
                ...(recipients.leftOut.length > 0 ? [messages.leftOut(named(recipients.leftOut))] : []),
              ]}
            />
          )}
        </section>
      </SheetColumns>
      <AskCount
        key={String(asks)}
        count={count}
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false);
          onSend();
        }}
      />
    </Sheet>
  );
}

/** Why it cannot be sent now; undefined if it can. */
function missingText({ draft, recipients, unknown, isLost }: NoticeEditorProps): string | undefined {
  if (isLost) return messages.lost;
  const missing = missingIn(draft);
  if (missing !== undefined) return messages.missing[missing];
  if (recipients === undefined) return unknown ?? messages.counting;
  return recipients.count === 0 ? messages.nobody : undefined;
}

function named(parts: NoticeRecipients['parts']): string {
  return parts.map(({ name, count }) => messages.part(name, formatCount(count))).join('，');
}
