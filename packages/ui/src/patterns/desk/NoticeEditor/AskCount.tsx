import { useState } from 'react';

import { Button } from '../../../components/Button/index.js';
import { Dialog } from '../../../components/Dialog/index.js';
import { TextField } from '../../../components/TextField/index.js';
import { formatCount } from '../../../format/index.js';
import { askCountMessages as messages } from './messages.zh.js';

interface AskCountProps {
  count: number;
  open: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once more before very many get it: the number has to be typed. */
export function AskCount({ count, open, onConfirm, onClose }: AskCountProps) {
  const [typed, setTyped] = useState('');
  const isRight = typed.normalize('NFKC').replaceAll(/[,\s]/g, '') === String(count);
  return (
    <Dialog
      open={open}
      title={messages.title(formatCount(count))}
      size="sm"
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {messages.close}
          </Button>
          <Button variant="primary" disabled={!isRight} onClick={onConfirm}>
            {messages.send}
          </Button>
        </>
      }
    >
      <TextField
        label={messages.label}
        hint={messages.hint(formatCount(count))}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Dialog>
  );
}
