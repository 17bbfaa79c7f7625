import { isApiError } from '@inkstone/api';
import { getBookQuery } from '@inkstone/api/books';
import { useApi } from '@inkstone/api/react';
import { listRecommendedQuery } from '@inkstone/api/recommendations';
import type { Book } from '@inkstone/api/types';
import type { RecommendationKind } from '@inkstone/ui/patterns/RecommendationList';
import { useQuery } from '@tanstack/react-query';

import { toLoadable } from '../../../app/loadable.js';
import { paths } from '../../../config/paths.js';
import { PAGE_SIZE } from '../../../config/site.js';
import { useItemTitle } from '../../../hooks/use-document-title.js';
import { useIdQuery } from '../../../hooks/use-id-query.js';
import { useSanitisedHtml } from '../../../html/use-sanitised-html.js';
import { BooksDetailsView, type BookColumn } from './BooksDetails.view.js';
import { toHero, toRecommendations, toResourceGroups } from './model.js';
import { useBookFavourite } from './use-book-favourite.js';
import { useResourceDownloads } from './use-resource-downloads.js';

/** The columns beside a book (Spec A 2), by their keys on the wire. */
const COLUMNS = [
  { key: 'books', title: '必备图书', kind: 'book' },
  { key: 'exam', title: '必练好题', kind: 'paper' },
  { key: 'course', title: '必学好课', kind: 'course' },
] as const satisfies { key: string; title: string; kind: RecommendationKind }[];

function isMissing(error: Error | null): boolean {
  return isApiError(error) && (error.code === 404 || error.code === 400);
}

function useColumn({ key, title, kind }: (typeof COLUMNS)[number]): BookColumn {
  const client = useApi();
  const query = useQuery(
    listRecommendedQuery(client, {
      column_key: key,
      keyword: title,
      page: 1,
      psize: PAGE_SIZE.recommendation,
    }),
  );
  return { title, kind, items: toLoadable(query, ({ list }) => toRecommendations(list, client)) };
}

function resourceOf(book: Book | undefined, id: number) {
  return book?.resource.flatMap(({ list }) => list).find((resource) => resource.id === id);
}

/** The page of one book; another id is another page, which starts with nothing unfolded or under way. */
export function BooksDetails() {
  const id = useIdQuery();
  return id === undefined ? <UnknownBook /> : <KnownBook key={id} id={id} />;
}

function UnknownBook() {
  useItemTitle(undefined, paths.booksDetails.title);
  return (
    <BooksDetailsView
      book={{ state: 'missing' }}
      transfers={{}}
      onDownload={() => undefined}
      onCancelDownload={() => undefined}
      columns={[]}
      booksHref={paths.addedServices.href()}
    />
  );
}

function KnownBook({ id }: { id: number }) {
  const client = useApi();
  const options = getBookQuery(client, id);
  // Quiet: the page itself says that it has no such book, or why it could not be fetched.
  const query = useQuery({ ...options, meta: { ...options.meta, quiet: true } });
  const book = query.data;
  const description = useSanitisedHtml(book?.description);
  const favourite = useBookFavourite(id, book?.is_collect === 1);
  const downloads = useResourceDownloads();
  const columns = [useColumn(COLUMNS[0]), useColumn(COLUMNS[1]), useColumn(COLUMNS[2])];
  useItemTitle(book?.title, paths.booksDetails.title);

  const loadable = toLoadable(query, (data) => ({
    hero: { ...toHero(data, client), favourite },
    description: description ?? '',
    resources: toResourceGroups(data.resource),
  }));
  // The page appears whole: a description that came after it would push the resources down.
  const page: typeof loadable =
    loadable.state === 'ready' && description === undefined ? { state: 'loading' } : loadable;
  return (
    <BooksDetailsView
      book={page.state === 'failed' && isMissing(query.error) ? { state: 'missing' } : page}
      transfers={downloads.transfers}
      onDownload={(resourceId) => {
        const resource = resourceOf(book, resourceId);
        if (resource !== undefined) downloads.start(resource);
      }}
      onCancelDownload={downloads.cancel}
      columns={columns}
      booksHref={paths.addedServices.href()}
    />
  );
}
