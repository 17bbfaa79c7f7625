import { Progress } from '../../../components/Progress/index.js';
import { formatCount } from '../../../format/index.js';
import type { Brand } from '../../types.js';
import { ActBar } from '../ActBar/ActBar.js';
import { NoticePaper } from '../NoticeEditor/NoticePaper.js';
import { RecipientCount } from '../NoticeEditor/RecipientCount.js';
import { Sheet, type SheetProps } from '../Sheet/Sheet.js';
import { SheetColumns, SheetPart } from '../SheetColumns/SheetColumns.js';
import { noticeSentMessages as messages } from './messages.zh.js';

/** A notice on its way to its readers. */
export interface SentNotice {
  state: 'scheduled' | 'sending' | 'sent';
  title: string;
  text: string;
  /** Whom it is for. */
  to: string;
  /** When it is or was sent: 12-01 18:00. */
  when: string;
  /** How many get it, have got it, and have read it. */
  recipients: number;
  sent: number;
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

/** A notice that is scheduled, being sent, or sent. */
export function NoticeSent({ brand, notice, isLost, busy, onTakeBack, ...sheet }: NoticeSentProps) {
  const { state, title, text, to, when } = notice;
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
          <SheetPart title={messages.state[state]} aria-label={messages.progress}>
            <Figures {...notice} />
          </SheetPart>
        </div>
      </SheetColumns>
    </Sheet>
  );
}

function Figures({ state, recipients, sent, read, when }: SentNotice) {
  switch (state) {
    case 'scheduled':
      return <RecipientCount count={recipients} unit={messages.willGet} />;
    case 'sending':
      return (
        <>
          <Progress value={(sent / Math.max(recipients, 1)) * 100} label={messages.sent} />
          <p>{messages.sentOf(formatCount(sent), formatCount(recipients))}</p>
        </>
      );
    case 'sent':
      return (
        <RecipientCount
          count={read}
          unit={messages.read}
          notes={[messages.allSent(formatCount(sent), when)]}
        />
      );
  }
}
