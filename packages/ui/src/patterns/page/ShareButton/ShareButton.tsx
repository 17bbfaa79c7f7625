import { lazy, Suspense, useEffect, useState, type ComponentProps } from 'react';

import { Dialog } from '../../../components/Dialog/index.js';
import { IconButton } from '../../../components/IconButton/index.js';
import { Menu, type MenuItem } from '../../../components/Menu/index.js';
import { media } from '../../../theme/values.js';
import { isInWeChat } from '../../shell/BrowserHint/in-wechat.js';
import { shareButtonMessages as messages } from './messages.zh.js';
import { Code, Outcome, Root } from './ShareButton.styles.js';

/** Loaded when the user asks for the code. */
const QrCode = lazy(async () => ({ default: (await import('../../../components/QrCode/index.js')).QrCode }));

/** Loaded for users of WeChat only. */
const BrowserHint = lazy(async () => ({
  default: (await import('../../shell/BrowserHint/BrowserHint.js')).BrowserHint,
}));

/** Time in ms for which it says whether the link was copied. */
const SHOWN_FOR = 4000;

export interface ShareButtonProps extends Omit<ComponentProps<'span'>, 'title' | 'children'> {
  /** Name of the shared page in the phone's share sheet. */
  title: string;
  /** A sentence about the page for the phone's share sheet. */
  text?: string | undefined;
  /** URL to share, or a function that returns it at the click; by default the URL of the page. */
  url?: string | (() => string) | undefined;
}

function hasSheet(): boolean {
  return 'share' in navigator;
}

/**
 * Shares a URL: on a phone by its share sheet or the clipboard, in WeChat by a hint at its menu, elsewhere by the
 * clipboard, a QR code or another application.
 */
export function ShareButton({ title, text, url, ...rest }: ShareButtonProps) {
  const [outcome, setOutcome] = useState<string>();
  const [shownUrl, setShownUrl] = useState('');
  const [dialog, setDialog] = useState<'code' | 'hint'>();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (outcome === undefined) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [outcome]);

  const address = () => (typeof url === 'function' ? url() : (url ?? window.location.href));

  function show(chosen: 'code' | 'hint') {
    setShownUrl(address());
    setDialog(chosen);
    setOpen(true);
  }

  const close = () => setOpen(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(address());
      setOutcome(messages.copied);
    } catch {
      // The clipboard is missing on plain HTTP, and can be forbidden.
      setOutcome(messages.failed);
    }
  }

  async function toSheet() {
    try {
      await navigator.share({ title, url: address(), ...(text !== undefined && { text }) });
    } catch (error) {
      // The user has closed the sheet. Any other failure is one of the browser, such as a forbidden sheet in a frame.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  }

  function share(openMenu: () => void) {
    if (isInWeChat()) show('hint');
    else if (!window.matchMedia(media.touch).matches) openMenu();
    else if (hasSheet()) void toSheet();
    else void copy();
  }

  const items: MenuItem[] = [
    { id: 'copy', label: messages.copy, icon: 'copy', onSelect: () => void copy() },
    {
      id: 'code',
      label: messages.code,
      icon: 'qr-code',
      onSelect: () => show('code'),
    },
  ];
  if (hasSheet()) {
    items.push({ id: 'sheet', label: messages.sheet, icon: 'share', onSelect: () => void toSheet() });
  }

  return (
    <Root {...rest}>
      <Menu items={items} align="end">
        {({ onClick, ...trigger }) => (
          <IconButton
            {...trigger}
            icon="share"
            label={messages.label}
            iconSize={20}
            onClick={() => share(onClick)}
          />
        )}
      </Menu>
      <Outcome role="status">{outcome !== undefined && <span>{outcome}</span>}</Outcome>
      <Dialog open={open && dialog === 'code'} onClose={close} title={messages.codeTitle} size="sm">
        <Code>
          <Suspense fallback={<p>{messages.loading}</p>}>
            <QrCode text={shownUrl} label={messages.codeOf(title)} />
          </Suspense>
          <p>{messages.codeHint}</p>
        </Code>
      </Dialog>
      {dialog === 'hint' && (
        <Suspense fallback={null}>
          <BrowserHint open={open} purpose="share" address={shownUrl} onClose={close} />
        </Suspense>
      )}
    </Root>
  );
}
