import { getBookQuery, getBookResourceFilesMutation, listBookErrataQuery } from '@inkstone/api/books';
import { useApi } from '@inkstone/api/react';
import { favouriteType } from '@inkstone/api/rules';
import type { Book } from '@inkstone/api/types';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';

import { quietly } from '../../../lib/quietly.js';
import { toLoadable } from '../../../lib/loadable.js';
import { paths } from '../../../lib/config/paths.js';
import { useSanitisedHtml } from '../../../lib/html/use-sanitised-html.js';
import { useDetail } from '../../../kits/detail/use-detail.js';
import { useDownloads, type Downloads } from '../../../kits/downloads/use-downloads.js';
import { useFavourite } from '../../../kits/favourite/use-favourite.js';
import { useWhatGoesWith } from '../../../kits/side/use-recommended.js';
import { BooksDetailsView, type BookPart } from './BooksDetails.view.js';
import { toHero, toResourceGroups } from './model.js';

/** The downloads of a book's resources. */
function useResourceDownloads(book: Book | undefined): Downloads {
  const { mutateAsync: getFiles } = useMutation(getBookResourceFilesMutation(useApi()));
  const resources = book?.resource.flatMap(({ list }) => list);
  return useDownloads({
    ids: resources?.map(({ id }) => id),
    getUrls: async (id) => {
      const resource = resources?.find((listed) => listed.id === id);
      return resource === undefined ? [] : getFiles(resource);
    },
  });
}

/** The part of the page that its address names, and what it shows. */
function useParts(id: number) {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const part: BookPart = address.get('part') === 'errata' ? 'errata' : 'about';
  const errata = useQuery({
    ...quietly(listBookErrataQuery(useApi(), id)),
    enabled: id !== 0 && part === 'errata',
  });
  return {
    part,
    onPart: (chosen: BookPart) => {
      const query = chosen === 'errata' ? { id, part: chosen } : { id };
      void navigate(paths.booksDetails.path(query), { replace: true });
    },
    errata: toLoadable(errata, (found) => found),
  };
}

/** The page of one book (Spec A 2). */
export function BooksDetails() {
  const client = useApi();
  const {
    id,
    item: book,
    show,
  } = useDetail(paths.booksDetails, {
    read: (bookId) => getBookQuery(client, bookId),
    title: ({ title }) => title,
  });
  const parts = useParts(id);
  const description = useSanitisedHtml(book?.description);
  const favourite = useFavourite(favouriteType.book, id, book?.is_collect);
  const downloads = useResourceDownloads(book);
  const recommended = useWhatGoesWith(
    book && { type: favouriteType.book, id, words: [...book.apply_subject.split('、'), book.grade] },
  );

  return (
    <BooksDetailsView
      {...parts}
      book={show((data) =>
        description === undefined
          ? undefined
          : {
              hero: { ...toHero(data, client), favourite },
              description,
              resources: toResourceGroups(data.resource),
              edition: data.version_years,
              correction: { book_name: data.title, subject: data.apply_subject },
            },
      )}
      downloads={downloads}
      recommended={recommended}
      booksHref={paths.addedServices.href()}
    />
  );
}
