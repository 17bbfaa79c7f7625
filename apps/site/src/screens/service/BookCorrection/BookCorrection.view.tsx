import { BookFeedbackForm, type BookFeedbackFormProps } from '@inkstone/forms/bookFeedback';
import { Button } from '@inkstone/ui/components/Button';
import { EmptyState } from '@inkstone/ui/components/EmptyState';
import { PageColumn } from '@inkstone/ui/patterns/PageColumn';
import { PageHeading } from '@inkstone/ui/patterns/PageHeading';
import { useState, type FocusEvent } from 'react';

import { paths } from '../../../lib/config/paths.js';
import { Columns, Side } from './BookCorrection.styles.js';
import { CopyrightPage } from './CopyrightPage.js';
import { Afterwards } from './Afterwards.js';

export interface BookCorrectionViewProps extends Pick<BookFeedbackFormProps, 'onSubmit' | 'onUpload'> {
  title: string;
  /** The book or paper that the visitor comes from; texts are '' where they are not known. */
  book: { name: string; subject: string; number: string };
  /** What was sent: the server's thanks, and where the answer goes. */
  thanks: { message: string; email: string } | undefined;
  onAgain: () => void;
}

export function BookCorrectionView({ title, book, thanks, onAgain, ...form }: BookCorrectionViewProps) {
  /** The field that is being filled in, by its name on the wire. */
  const [field, setField] = useState('');
  const item = book.name === '' ? undefined : book.name;

  function follow({ target }: FocusEvent<HTMLFormElement>) {
    setField((target as Element).getAttribute('name') ?? '');
  }

  return (
    <PageColumn>
      <PageHeading title={title} note="发现错处，请拍下来告诉我们；每一封来信都有编辑答复。" />
      {thanks === undefined ? (
        <Columns>
          <BookFeedbackForm
            {...form}
            key={item}
            item={item}
            defaultValues={{
              type: item === undefined ? '' : '1',
              book_name: book.name,
              subject: book.subject,
              book_number: book.number,
            }}
            onFocus={follow}
          />
          <Side>
            <CopyrightPage field={field} />
            <Afterwards />
          </Side>
        </Columns>
      ) : (
        <EmptyState
          title={thanks.message}
          description={`编辑的答复会寄到 ${thanks.email}。`}
          action={
            <>
              <Button variant="primary" onClick={onAgain}>
                再写一条
              </Button>
              <Button href={paths.home.href()}>回到首页</Button>
            </>
          }
        />
      )}
    </PageColumn>
  );
}
