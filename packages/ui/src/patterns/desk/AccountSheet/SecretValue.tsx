import { useState } from 'react';

import { Icon } from '../../../components/Icon/index.js';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.js';
import { ReasonDialog } from '../ReasonDialog/ReasonDialog.js';
import { secretValueMessages as messages } from './messages.zh.js';
import { Masked, Note, Reveal, Root, Shown } from './SecretValue.styles.js';

interface SecretValueProps {
  /** What it is: 手机, 身份证号. */
  label: string;
  /** The value with its middle hidden. */
  masked: string;
  /** The whole value, once it was asked for. */
  value: string | undefined;
  /** The whole value is being fetched. */
  busy: boolean;
  /** Called with the reason. It is recorded, and then `value` passed. */
  onReveal: (reason: string) => void;
}

/** A value that is masked until the operator says why it is needed. Each look is recorded. */
export function SecretValue({ label, masked, value, busy, onReveal }: SecretValueProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (value !== undefined) {
    return (
      <Root>
        <Shown>{value}</Shown>
        <Note role="status">{messages.shown}</Note>
      </Root>
    );
  }
  return (
    <Root>
      <Masked>{masked}</Masked>
      <Reveal type="button" aria-disabled={busy || undefined} onClick={() => !busy && setIsOpen(true)}>
        <Icon name="eye" size={16} />
        {messages.reveal}
        <VisuallyHidden>{label}</VisuallyHidden>
      </Reveal>
      <ReasonDialog
        open={isOpen}
        title={messages.title(label)}
        reasons={messages.reasons}
        confirm={messages.reveal}
        onClose={() => setIsOpen(false)}
        onConfirm={onReveal}
      >
        {messages.recorded}
      </ReasonDialog>
    </Root>
  );
}
