import { listBooksQuery } from '@inkstone/api/books';
import { isNotOffered } from '@inkstone/api';
import { findInPapersQuery, listPapersQuery } from '@inkstone/api/papers';
import { useApi } from '@inkstone/api/react';
import type { SuggestionGroup } from '@inkstone/ui/components/SuggestBox';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { quietly } from '../../../lib/quietly.js';
import { paths } from '../../../lib/config/paths.js';
import { readRecentSearches } from '../../../lib/device/recent-searches.js';
import { FoundSuggestion } from './FoundSuggestion.js';

/** How long the typing rests before the server is asked, in ms. */
const REST_MS = 200;

/** How many books, and how many papers, are suggested. */
const EACH = 4;

/** How many papers that contain the text are suggested, each by its first place. */
const PLACES = 3;

/** One character is in most papers. */
const LEAST_CHARACTERS = 2;

/** Longer texts are refused by the server. */
const MOST_CHARACTERS = 50;

/** The text once it has rested; '' until then, so that no answer to an older text is shown. */
function useRested(text: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(setRested, REST_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return rested === text ? rested : '';
}

/** What is suggested before anything is typed. The id of each suggestion is the path that it leads to. */
function recentGroup(): SuggestionGroup {
  const items = readRecentSearches().map((text) => ({
    id: paths.addedServices.path({ search: text }),
    text,
  }));
  return { id: 'recent', label: '最近搜索', items };
}

interface SuggestionSourceProps {
  text: string;
  onGroups: (groups: readonly SuggestionGroup[]) => void;
}

/** Fetches what the search box suggests, once the box has been entered. */
export function SuggestionSource({ text, onGroups }: SuggestionSourceProps) {
  const client = useApi();
  const search = useRested(text);
  const enabled = search !== '' && Array.from(search).length <= MOST_CHARACTERS;
  const asked = { search, page: 1, psize: EACH };
  const books = useQuery({ ...quietly(listBooksQuery(client, asked)), enabled });
  const papers = useQuery({ ...quietly(listPapersQuery(client, asked)), enabled });
  // Together: papers that came after the books would push them down under the pointer.
  const isKnown = !books.isPending && !papers.isPending;
  const bookList = isKnown ? books.data?.list : undefined;
  const paperList = isKnown ? papers.data?.list : undefined;

  const { data: found, error } = useQuery({
    ...quietly(findInPapersQuery(client, { search, page: 1, psize: PLACES })),
    enabled: enabled && (search.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= LEAST_CHARACTERS,
  });
  const isSought = !isNotOffered(error);

  useEffect(() => {
    if (text === '') {
      onGroups([recentGroup()]);
      return;
    }
    onGroups([
      {
        id: 'papers',
        label: '试卷标题',
        items: (paperList ?? []).map(({ id, title, address_name }) => ({
          id: paths.topicSubjectDetails.path({ id }),
          text: title,
          note: address_name,
        })),
      },
      {
        id: 'books',
        label: '图书',
        items: [
          ...(bookList ?? []).map(({ id, title, grade }) => ({
            id: paths.booksDetails.path({ id }),
            text: title,
            note: grade,
          })),
          { id: paths.addedServices.path({ search: text }), text: `在图书中搜索“${text}”` },
        ],
      },
      {
        id: 'inside',
        label: found === undefined || found.count === 0 ? '试卷' : `在试卷里 ${String(found.count)} 份`,
        items: [
          ...(found?.list ?? []).flatMap(({ id, title, places: [place] }) =>
            place === undefined
              ? []
              : [
                  {
                    id: paths.topicSubjectDetails.path({
                      id,
                      page: Math.max(1, place.page),
                      file: place.file === 1 ? undefined : place.file,
                      find: text,
                    }),
                    text: place.text,
                    shown: <FoundSuggestion place={place} title={title} />,
                  },
                ],
          ),
          {
            id: paths.listenBig.path({ search: text }),
            text: isSought ? `在全部试卷里找“${text}”` : `在试卷中搜索“${text}”`,
          },
        ],
      },
    ]);
  }, [text, bookList, paperList, found, isSought, onGroups]);

  return null;
}
