import { useApi } from '@inkstone/api/react';
import { favouriteType } from '@inkstone/api/rules';
import { addFavouriteMutation, cancelFavouriteMutation } from '@inkstone/api/favourites';
import { useToast } from '@inkstone/ui/components/Toast';
import { useMutation } from '@tanstack/react-query';

import { useRequireLogin } from '../../../app/navigation/use-require-login.js';

export interface Favourite {
  on: boolean;
  busy: boolean;
  onToggle: () => void;
}

/** The heart of a book: turned at once, and back if the server refuses; its words are shown (Spec A 4). */
export function useBookFavourite(bookId: number, on: boolean): Favourite {
  const client = useApi();
  const toast = useToast();
  const requireLogin = useRequireLogin();
  const add = useMutation(addFavouriteMutation(client));
  const cancel = useMutation(cancelFavouriteMutation(client));

  function onToggle() {
    if (!requireLogin()) return;
    const { mutate } = on ? cancel : add;
    mutate(
      { type: favouriteType.book, content_id: bookId },
      {
        onSuccess: ({ msg }) => {
          toast.success(msg);
        },
      },
    );
  }

  return { on, busy: add.isPending || cancel.isPending, onToggle };
}
