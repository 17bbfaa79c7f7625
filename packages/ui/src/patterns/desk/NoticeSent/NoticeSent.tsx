import { formatCount } from '../../../format/index.js';
import type { Brand } from '../../types.js';
import { ActBar } from '../ActBar/ActBar.js';
import { NoticePaper } from '../NoticeEditor/NoticePaper.js';
import { RecipientCount } from '../NoticeEditor/RecipientCount.js';
import { Sheet, type SheetProps } from '../Sheet/Sheet.js';
import { SheetColumns, SheetPart } from '../SheetColumns/SheetColumns.js';
import { noticeSentMessages as messages } from './messages.zh.js';

/** A notice that is not a draft any more. */
export interface SentNotice {
  state: 'scheduled' | 'sent';
  title: string;
  text: string;
  /** Whom it is for. */
  to: string;
  /** When it is or was sent: 12-01 18:00. */
  when: string;
  /** How many get it, and have read it. */
  recipients: number;
  read: number;
}

export interface NoticeSentProps extends Pick<SheetProps, 'back' | 'itemId' | 'position'> {
  /** The publisher, who signs. */
  brand: Brand;
  notice: SentNotice;
  /** The server cannot be reached. */
  isLost: boolean;
  busy: boolean;
  /** It becomes a draft again. */
  onTakeBack: () => void;
}

/** A notice that is scheduled or sent. */
export function NoticeSent({ brand, notice, isLost, busy, onTakeBack, ...sheet }: NoticeSentProps) {
  const { state, title, text, to, when, recipients, read } = notice;
  return (
    <Sheet
      {...sheet}
      title={title}
      facts={messages.to(to)}
      acts={
        state === 'scheduled' ? (
          <ActBar
            acts={[
              {
                label: messages.takeBack,
                press: { code: 'KeyZ' },
                disabled: isLost,
                busy,
                onSelect: onTakeBack,
              },
            ]}
            note={isLost ? messages.lost : messages.willBeSent(when)}
          />
        ) : undefined
      }
    >
      <SheetColumns>
        <section aria-label={messages.notice}>
          <NoticePaper brand={brand} title={title} text={text} when={when} name="" />
        </section>
        <div>
          <SheetPart title={messages.state[state]}>
            {state === 'scheduled' ? (
              <RecipientCount count={recipients} unit={messages.willGet} />
            ) : (
              <RecipientCount
                count={read}
                unit={messages.read}
                notes={[messages.sentTo(formatCount(recipients), when)]}
              />
            )}
          </SheetPart>
        </div>
      </SheetColumns>
    </Sheet>
  );
}
