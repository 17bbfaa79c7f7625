import { useState, type ComponentProps, type ReactNode, type SyntheticEvent } from 'react';

import { Button } from '../../../components/Button/index.js';
import { Checkbox } from '../../../components/Checkbox/index.js';
import { Chip } from '../../../components/Chip/index.js';
import { Dialog } from '../../../components/Dialog/index.js';
import { TextField } from '../../../components/TextField/index.js';
import { reasonDialogMessages as messages } from './messages.zh.js';
import { Form, Row } from '../ink/DialogForm.styles.js';

/** As long as a reason may be. */
const LONGEST = 200;

export interface ReasonDialogProps extends Omit<ComponentProps<typeof Dialog>, 'size' | 'actions'> {
  /** What the act does. */
  children: ReactNode;
  /** Reasons that a press fills in. */
  reasons: readonly string[];
  /** The words of the button: 停用. */
  confirm: string;
  /** The only red of the screen. */
  danger?: boolean | undefined;
  /** A choice that is made at first, such as whether the reader is told. */
  choice?: string | undefined;
  onConfirm: (reason: string, chosen: boolean) => void;
}

/** An act that is recorded with its reason: what it does, why, and the button. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { children, reasons, confirm, danger = false, choice, onClose, onConfirm, ...rest } = props;
  const [reason, setReason] = useState('');
  const [chosen, setChosen] = useState(true);
  const [isMissing, setIsMissing] = useState(false);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const words = reason.trim();
    setIsMissing(words === '');
    if (words === '') return;
    setReason('');
    onClose();
    onConfirm(words, chosen);
  }

  return (
    <Dialog size="sm" onClose={onClose} {...rest}>
      <Form onSubmit={submit} noValidate>
        <p>{children}</p>
        <Row>
          {reasons.map((words) => (
            <Chip key={words} selected={words === reason} onClick={() => setReason(words)}>
              {words}
            </Chip>
          ))}
        </Row>
        <TextField
          label={messages.reason}
          hint={messages.hint}
          maxLength={LONGEST}
          error={isMissing && reason.trim() === '' ? messages.missing : undefined}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {choice !== undefined && (
          <Checkbox checked={chosen} onChange={(event) => setChosen(event.target.checked)}>
            {choice}
          </Checkbox>
        )}
        <Row>
          <Button type="submit" variant={danger ? 'primary' : 'secondary'}>
            {confirm}
          </Button>
          <Button onClick={onClose}>{messages.cancel}</Button>
        </Row>
      </Form>
    </Dialog>
  );
}
