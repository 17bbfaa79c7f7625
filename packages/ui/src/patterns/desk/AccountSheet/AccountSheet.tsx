import { Button } from '../../../components/Button/index.js';
import { DotList } from '../../../components/DotList/index.js';
import { StatusTag } from '../../../components/StatusTag/index.js';
import { Portrait } from '../../centre/Portrait/Portrait.js';
import { FactList } from '../../page/FactList/FactList.js';
import { ActBar } from '../ActBar/ActBar.js';
import { HistoryList, type HistoryEntry } from '../HistoryList/HistoryList.js';
import { ReasonButton } from '../ReasonDialog/ReasonButton.js';
import { Sheet, type SheetProps } from '../Sheet/Sheet.js';
import { SheetColumns, SheetPart } from '../SheetColumns/SheetColumns.js';
import { Picture } from './AccountSheet.styles.js';
import { accountActs, accountSheetMessages as messages } from './messages.zh.js';
import { SecretValue } from './SecretValue.js';

export type AccountSecret = 'email' | 'identity' | 'phone';
export type AccountChange = 'release-identity' | 'start' | 'stop';

/** A reader's account as an operator sees it. */
export interface ReaderAccount {
  id: number;
  /** The real name; '' where it is not known. */
  username: string;
  nickname: string;
  avatar: string;
  place: string;
  /** Below the name: who it is, since when, when last seen. */
  words: readonly string[];
  /** With their middle hidden; '' where there is none. */
  secrets: Readonly<Record<AccountSecret, string>>;
  books: number;
  downloads: number;
  letters: number;
  /** Why it was stopped; undefined if it is not. */
  stopped: string | undefined;
  devices: readonly { id: string; name: string; used: string }[];
  /** The newest first. */
  history: readonly HistoryEntry[];
}

export interface AccountSheetProps extends Pick<SheetProps, 'title' | 'back' | 'position'> {
  account: ReaderAccount;
  /** The secrets that the operator has asked for. */
  revealed: Readonly<Partial<Record<AccountSecret, string>>>;
  /** What is done to it in a few seconds. */
  unsent?: string | undefined;
  busy: boolean;
  onReveal: (secret: AccountSecret, reason: string) => void;
  /** @param tell whether the reader is told */
  onChange: (change: AccountChange, reason: string, tell: boolean) => void;
  onExport: (reason: string) => void;
  /** @param device all of them without one */
  onEnd: (device?: string) => void;
}

/** A reader's account: who it is, where it is open, what has happened to it, and what can be done with it. */
export function AccountSheet(props: AccountSheetProps) {
  const { account, revealed, unsent, busy: isBusy, onReveal, onChange, onExport, onEnd, ...sheet } = props;
  const { username, nickname, place, secrets, books, downloads, letters, stopped, devices } = account;
  const busy = isBusy || unsent !== undefined;
  const change = stopped === undefined ? 'stop' : 'start';
  const why = stopped === undefined ? undefined : messages.why(stopped);
  const asking = (act: keyof typeof accountActs) => {
    const { text, ...words } = accountActs[act];
    return { ...words, disabled: busy, children: text(devices.length) };
  };
  const secret = (label: string, name: AccountSecret) => ({
    label,
    value:
      secrets[name] === '' ? (
        messages.none
      ) : (
        <SecretValue
          label={label}
          masked={secrets[name]}
          value={revealed[name]}
          busy={busy}
          onReveal={(reason) => onReveal(name, reason)}
        />
      ),
  });

  return (
    <Sheet
      {...sheet}
      itemId={String(account.id)}
      lead={
        <Picture>
          <Portrait src={account.avatar} name={username || nickname} />
        </Picture>
      }
      facts={<DotList words={account.words} />}
      aside={
        <StatusTag tone={stopped === undefined ? 'ok' : 'danger'}>
          {messages.state[stopped === undefined ? 'open' : 'stopped']}
        </StatusTag>
      }
      acts={
        <ActBar
          end={
            <ReasonButton
              key={change}
              {...asking(change)}
              danger={change === 'stop'}
              choice={messages.tell}
              onConfirm={(reason, tell) => onChange(change, reason, tell)}
            />
          }
          note={unsent === undefined ? why : messages.unsent(unsent)}
        >
          <ReasonButton {...asking('export')} onConfirm={onExport} />
          <ReasonButton
            {...asking('release-identity')}
            disabled={busy || secrets.identity === ''}
            onConfirm={(reason) => onChange('release-identity', reason, false)}
          />
        </ActBar>
      }
    >
      <SheetColumns>
        <div>
          <SheetPart title={messages.identity}>
            <FactList
              facts={[
                secret(messages.phone, 'phone'),
                { label: messages.realName, value: username || messages.noRealName },
                secret(messages.identityCard, 'identity'),
                secret(messages.email, 'email'),
                { label: messages.nickname, value: nickname },
                { label: messages.place, value: place || messages.noPlace },
                { label: messages.library, value: messages.libraryOf(books, downloads, letters) },
              ]}
            />
          </SheetPart>
          <SheetPart
            title={messages.devices}
            aside={
              devices.length > 1 && (
                <Button size="sm" variant="quiet" disabled={busy} onClick={() => onEnd()}>
                  {messages.endAll}
                </Button>
              )
            }
          >
            {devices.length === 0 ? (
              <p>{messages.noDevices}</p>
            ) : (
              <FactList
                facts={devices.map(({ id, name, used }, index) => ({
                  label: messages.device(index + 1),
                  value: messages.used(name, used),
                  action: (
                    <Button
                      size="sm"
                      disabled={busy}
                      aria-label={messages.endOne(name)}
                      onClick={() => onEnd(id)}
                    >
                      {messages.end}
                    </Button>
                  ),
                }))}
              />
            )}
          </SheetPart>
        </div>
        <SheetPart title={messages.history}>
          <HistoryList ruled entries={account.history} />
        </SheetPart>
      </SheetColumns>
    </Sheet>
  );
}
