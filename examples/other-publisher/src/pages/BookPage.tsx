import { getBookQuery } from '@inkstone/api/books';
import { addFavouriteMutation, cancelFavouriteMutation } from '@inkstone/api/favourites';
import { toCatalogueBook } from '@inkstone/api/props/catalogue';
import { useApi, useSession } from '@inkstone/api/react';
import { favouriteType } from '@inkstone/api/rules';
import { ErrorState } from '@inkstone/ui/components/ErrorState';
import { Skeleton } from '@inkstone/ui/components/Skeleton';
import { BookHero } from '@inkstone/ui/patterns/BookHero';
import { useMutation, useQuery } from '@tanstack/react-query';

import { go } from '../address.js';
import { linksOf } from '../links.js';

export function BookPage({ id }: { id: number }) {
  const client = useApi();
  const user = useSession();
  const book = useQuery(getBookQuery(client, id));
  const add = useMutation(addFavouriteMutation(client));
  const cancel = useMutation(cancelFavouriteMutation(client));

  if (book.isError)
    return <ErrorState description={book.error.message} onRetry={() => void book.refetch()} />;
  if (book.isPending) return <Skeleton lines={8} />;

  const on = book.data.is_collect === 1;
  return (
    <BookHero
      book={toCatalogueBook(book.data, linksOf(client))}
      facts={[
        { label: '年级', value: book.data.grade },
        { label: '学科', value: book.data.apply_subject },
        { label: '版本', value: book.data.version_years },
      ]}
      favourite={{
        on,
        busy: add.isPending || cancel.isPending,
        onToggle: () => {
          if (user === null) go('/login');
          else (on ? cancel : add).mutate({ type: favouriteType.book, content_id: id });
        },
      }}
    />
  );
}
