import { CopyButton } from '../../../components/CopyButton/index.js';
import { Dialog } from '../../../components/Dialog/index.js';
import { Picture, Steps } from './BrowserHint.styles.js';
import { browserHintMessages } from './messages.zh.js';

export interface BrowserHintProps {
  open: boolean;
  onClose: () => void;
  /** URL of the page, to copy. */
  address: string;
  /** To download or keep a file WeChat has to be left; to share the page its menu has entries. */
  purpose?: keyof typeof browserHintMessages | undefined;
}

/** What to press in the menu of WeChat, whose browser can neither save files nor open the share sheet. */
export function BrowserHint({ open, onClose, address, purpose = 'download' }: BrowserHintProps) {
  const messages = browserHintMessages[purpose];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={messages.title}
      size="sm"
      actions={<CopyButton text={address} label={messages.copy} />}
    >
      <p>{messages.reason}</p>
      <Drawing />
      <Steps>
        {messages.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
    </Dialog>
  );
}

/** The top of the phone's screen, the three dots in its corner, and the menu that they open. */
function Drawing() {
  return (
    <Picture viewBox="0 0 280 150" aria-hidden="true">
      <rect x="1" y="1" width="278" height="160" rx="14" />
      <path d="M1 40h278" />
      <path data-quiet="" d="M24 21h70M24 64h120M24 84h150M24 104h96" />
      <circle data-mark="" cx="241" cy="21" r="2.5" />
      <circle data-mark="" cx="250" cy="21" r="2.5" />
      <circle data-mark="" cx="259" cy="21" r="2.5" />
      <circle data-ring="" cx="250" cy="21" r="15" />
      <path data-ring="" d="M250 42v22m-6-7 6 7 6-7" />
      <rect data-menu="" x="166" y="72" width="100" height="62" rx="8" />
      <path data-quiet="" d="M180 90h52" />
      <path data-mark="" d="M180 114h72" />
    </Picture>
  );
}
