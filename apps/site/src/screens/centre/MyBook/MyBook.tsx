import { listMyBooksQuery } from '@inkstone/api/personal';
import { useApi } from '@inkstone/api/react';
import { dashDate } from '@inkstone/api/rules';

import { paths } from '../../../lib/config/paths.js';
import { PAGE_SIZE } from '../../../lib/config/page-size.js';
import { ownPage } from '../../../kits/centre/own-page.js';
import { useOwnList } from '../../../kits/centre/use-own-list.js';
import { useSectionTitle } from '../../../kits/use-section.js';
import { toSpine } from '../PersonalCenter/model.js';
import { MyBookView } from './MyBook.view.js';

/** The books that the owner has verified as genuine (Spec B 2.6). */
export const MyBook = ownPage(function MyBook({ centre }) {
  const client = useApi();
  const title = useSectionTitle('myBook');
  const books = useOwnList(paths.myBook, {
    pageSize: PAGE_SIZE.myBook,
    read: (query) => listMyBooksQuery(client, query),
    toItem: (book) => ({ ...toSpine(book), id: book.id, date: dashDate(book.create_time) }),
  });
  return <MyBookView centre={centre} title={title} books={books} />;
});
