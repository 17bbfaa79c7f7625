import { lazy, Suspense, useEffect, useState, type ComponentProps } from 'react';

import { Dialog } from '../../../components/Dialog/index.js';
import { IconButton } from '../../../components/IconButton/index.js';
import { Menu, type MenuItem } from '../../../components/Menu/index.js';
import { media } from '../../../theme/values.js';
import { shareButtonMessages as messages } from './messages.zh.js';
import { Code, Outcome, Root } from './ShareButton.styles.js';

/** Loaded when the user asks for the code. */
const QrCode = lazy(async () => ({ default: (await import('../../../components/QrCode/index.js')).QrCode }));

/** Time in ms for which it says whether the link was copied. */
const SHOWN_FOR = 4000;

export interface ShareButtonProps extends Omit<ComponentProps<'span'>, 'title' | 'children'> {
  /** Name of the shared page in the phone's share sheet. */
  title: string;
  /** URL to share; by default the URL of the page at the time of the click. */
  url?: string | undefined;
}

function hasSheet(): boolean {
  return 'share' in navigator;
}

/** Shares a URL: by the phone's share sheet, elsewhere by the clipboard, a QR code or another application. */
export function ShareButton({ title, url, ...rest }: ShareButtonProps) {
  const [outcome, setOutcome] = useState<string>();
  const [shownUrl, setShownUrl] = useState<string>();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (outcome === undefined) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [outcome]);

  const address = () => url ?? window.location.href;

  async function copy() {
    try {
      await navigator.clipboard.writeText(address());
      setOutcome(messages.copied);
    } catch {
      // The clipboard is missing on plain HTTP, and can be forbidden.
      setOutcome(messages.failed);
    }
  }

  function toSheet() {
    // It also rejects when the user closes the sheet, which needs no message.
    navigator.share({ title, url: address() }).catch(() => undefined);
  }

  const items: MenuItem[] = [
    { id: 'copy', label: messages.copy, icon: 'copy', onSelect: () => void copy() },
    {
      id: 'code',
      label: messages.code,
      icon: 'qr-code',
      onSelect: () => {
        setShownUrl(address());
        setOpen(true);
      },
    },
  ];
  if (hasSheet()) items.push({ id: 'sheet', label: messages.sheet, icon: 'share', onSelect: toSheet });

  return (
    <Root {...rest}>
      <Menu items={items} align="end">
        {({ onClick, ...trigger }) => (
          <IconButton
            {...trigger}
            icon="share"
            label={messages.label}
            iconSize={20}
            onClick={() => {
              if (hasSheet() && window.matchMedia(media.touch).matches) toSheet();
              else onClick();
            }}
          />
        )}
      </Menu>
      <Outcome role="status">{outcome !== undefined && <span>{outcome}</span>}</Outcome>
      <Dialog open={open} onClose={() => setOpen(false)} title={messages.codeTitle} size="sm">
        <Code>
          <Suspense fallback={<p>{messages.loading}</p>}>
            {shownUrl !== undefined && <QrCode text={shownUrl} label={messages.codeOf(title)} />}
          </Suspense>
          <p>{messages.codeHint}</p>
        </Code>
      </Dialog>
    </Root>
  );
}
