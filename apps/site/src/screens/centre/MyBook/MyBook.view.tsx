import { Button } from '@inkstone/ui/components/Button';
import { PhraseText } from '@inkstone/ui/components/PhraseText';
import { Skeleton } from '@inkstone/ui/components/Skeleton';
import { StatusTag } from '@inkstone/ui/components/StatusTag';
import { BookCover } from '@inkstone/ui/patterns/BookCover';
import type { SpineBook } from '@inkstone/ui/patterns/BookSpines';

import { paths } from '../../../lib/config/paths.js';
import { CentreFrame, type CentreViewProps } from '../../../kits/centre/CentreFrame.js';
import { ListResults } from '../../../kits/list/ListResults.js';
import type { ListModel } from '../../../kits/list/list-model.js';
import { Rows } from '../centre.styles.js';
import { Cover, Date, Row, Title } from './MyBook.styles.js';

export interface VerifiedBook extends SpineBook {
  /** The day of the verification, YYYY-MM-DD. */
  date: string;
}

export interface MyBookViewProps extends CentreViewProps {
  books: ListModel<VerifiedBook>;
}

export function MyBookView({ centre, title, books }: MyBookViewProps) {
  return (
    <CentreFrame
      centre={centre}
      current="myBook"
      title={title}
      actions={<Button href={paths.testAndVerify.href()}>查验一本书</Button>}
    >
      <ListResults
        list={books}
        noun="图书"
        empty={{
          description: '刮开封面的防伪码查验，正版书会自己上架。',
          action: <Button href={paths.testAndVerify.href()}>去查验</Button>,
        }}
      >
        {(items) => (
          <Rows>
            {items === undefined
              ? Array.from({ length: books.pageSize }, (_, row) => (
                  <Row key={row}>
                    <Cover />
                    <Skeleton lines={2} />
                  </Row>
                ))
              : items.map((book) => <BookRow key={book.id} book={book} />)}
          </Rows>
        )}
      </ListResults>
    </CentreFrame>
  );
}

function BookRow({ book: { title, href, stage, date } }: { book: VerifiedBook }) {
  return (
    <Row>
      <Cover aria-hidden="true">
        <BookCover cover={{ title, image: '', stage }} />
      </Cover>
      <div>
        <Title>
          <a href={href}>
            <PhraseText text={title} />
          </a>
        </Title>
        <Date>
          <time dateTime={date}>{date}</time> 查验
        </Date>
      </div>
      <StatusTag tone="ok">已验证</StatusTag>
    </Row>
  );
}
