import { Button } from '../../../components/Button/index.js';
import { Dialog } from '../../../components/Dialog/index.js';
import { TextField } from '../../../components/TextField/index.js';
import { useState, type SyntheticEvent } from 'react';

import { formatCount } from '../../../format/index.js';
import { Form, Row } from '../ink/DialogForm.styles.js';
import { makeCodesDialogMessages as messages } from './messages.zh.js';

export interface NewBatch {
  book: number;
  amount: number;
  printer: string;
}

/** A batch has no more codes. */
const MOST = 100_000;

export interface MakeCodesDialogProps {
  open: boolean;
  busy: boolean;
  onClose: () => void;
  onMake: (batch: NewBatch) => void;
}

/** The codes are given once: the file is saved as soon as they are made. */
export function MakeCodesDialog({ open, busy, onClose, onMake }: MakeCodesDialogProps) {
  const [book, setBook] = useState('');
  const [amount, setAmount] = useState('');
  const [printer, setPrinter] = useState('');
  const [isSent, setIsSent] = useState(false);
  const bookError = /^[1-9]\d{0,8}$/.test(book.trim()) ? undefined : messages.wrongBook;
  const count = Number(amount.trim());
  const amountError =
    Number.isInteger(count) && count >= 1 && count <= MOST ? undefined : messages.wrongAmount(MOST);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setIsSent(true);
    if (bookError !== undefined || amountError !== undefined) return;
    onMake({ book: Number(book.trim()), amount: count, printer: printer.trim() });
  }

  return (
    <Dialog open={open} onClose={onClose} title={messages.title} size="sm">
      <Form onSubmit={submit} noValidate>
        <TextField
          label={messages.book}
          hint={messages.bookHint}
          inputMode="numeric"
          error={isSent ? bookError : undefined}
          value={book}
          onChange={(event) => setBook(event.target.value)}
        />
        <TextField
          label={messages.amount}
          hint={messages.amountHint(formatCount(MOST))}
          inputMode="numeric"
          error={isSent ? amountError : undefined}
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
        <TextField
          label={messages.printer}
          maxLength={50}
          value={printer}
          onChange={(event) => setPrinter(event.target.value)}
        />
        <p>{messages.once}</p>
        <Row>
          <Button type="submit" variant="primary" busy={busy}>
            {messages.make}
          </Button>
          <Button onClick={onClose}>{messages.close}</Button>
        </Row>
      </Form>
    </Dialog>
  );
}
