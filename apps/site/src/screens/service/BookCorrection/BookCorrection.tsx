import { submitBookFeedbackMutation } from '@inkstone/api/feedback';
import { useApi } from '@inkstone/api/react';
import { SECTIONS } from '@inkstone/api/rules';
import { uploadFileMutation } from '@inkstone/api/uploads';
import { useToast } from '@inkstone/ui/components/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { quietly } from '../../../lib/quietly.js';
import { FootBanner } from '../../../kits/banner/FootBanner.js';
import { useSectionTitle } from '../../../kits/use-section.js';
import { BookCorrectionView } from './BookCorrection.view.js';

/** Tells the editors of an error in a book, or what could be better (Spec B 2.8). */
export function BookCorrection() {
  const client = useApi();
  const toast = useToast();
  const title = useSectionTitle('bookCorrection');
  const [address] = useSearchParams();
  // Quiet, because the form itself shows why the server refused.
  const submit = useMutation(quietly(submitBookFeedbackMutation(client)));
  const upload = useMutation(quietly(uploadFileMutation(client)));
  const [thanks, setThanks] = useState<{ message: string; email: string }>();

  return (
    <>
      <BookCorrectionView
        title={title}
        book={{
          name: address.get('book_name') ?? '',
          subject: address.get('subject') ?? '',
          number: address.get('book_number') ?? '',
        }}
        thanks={thanks}
        onUpload={(file, sending) => upload.mutateAsync({ file, ...sending })}
        onSubmit={async (payload) => {
          const { msg } = await submit.mutateAsync(payload);
          toast.success(msg);
          setThanks({ message: msg, email: payload.email });
        }}
        onAgain={() => setThanks(undefined)}
      />
      <FootBanner columnId={SECTIONS.bookCorrection.id} title={title} />
    </>
  );
}
