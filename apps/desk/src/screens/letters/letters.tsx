import { getDeskLetterQuery, keepDeskDraftMutation } from '@inkstone/api/desk';
import type { DeskLetter } from '@inkstone/api/types';
import { LetterSheet } from '@inkstone/ui/patterns/desk';
import { useMutation, useQuery } from '@tanstack/react-query';

import { Loaded } from '../../kits/Loaded.js';
import { defineTray, type TrayItemProps } from '../../kits/tray/define-tray.js';
import { factsOf, fieldOf } from '../../kits/tray/fields.js';
import { dayOf, momentOf } from '../../lib/ages.js';
import { useDeskClient, useOperator } from '../../lib/desk.js';

export const { List, Sheet } = defineTray('letters', {
  states: ['待答复', '已处理', '不采纳'],
  slipOf: ({ heading: [kind = '', book = '', page = ''], files }) => ({
    name: book,
    words: [kind === '图书纠错' ? '纠错' : '反馈', page === '' ? undefined : `第 ${page} 页`],
    note: files === 0 ? '没有图' : `图 ${String(files)}`,
  }),
  Item: OneLetter,
});

function OneLetter(props: TrayItemProps) {
  // Fetched anew: an answer that was taken back goes on with its draft.
  const query = useQuery({ ...getDeskLetterQuery(useDeskClient(), props.item.id), gcTime: 0 });
  return <Loaded query={query}>{(letter) => <OpenLetter {...props} letter={letter} />}</Loaded>;
}

function OpenLetter({ tray, item, sheet, letter }: TrayItemProps & { letter: DeskLetter }) {
  const { book, writer, suggestion } = letter;
  const { mutate: keep } = useMutation({ ...keepDeskDraftMutation(useDeskClient()), meta: { quiet: true } });
  const operator = useOperator()?.name ?? '';
  const judged = letter.is_correction === 1;
  const field = (label: string) => fieldOf(item, label);
  const [, title = ''] = item.heading;
  return (
    <LetterSheet
      {...sheet}
      title={field('图书名称')}
      cover={book === null ? undefined : { title: book.title, image: book.img_url }}
      place={{
        ...suggestion,
        year: field('版权页年份'),
        month: field('版权页月份'),
        edition: field('版次'),
        printing: field('印次'),
        isbn: field('书号'),
        subject: field('学科'),
      }}
      letter={{
        photographs: item.files.map(({ url }) => url),
        writer: { ...writer, when: momentOf(item.create_time) },
        text: field('问题描述'),
        errata: letter.errata,
      }}
      waiting={item.status === 0}
      form={{
        judged,
        listed: book !== null,
        ways: letter.ways,
        same: letter.same.map(({ name, create_time }) => ({ name, when: dayOf(create_time) })),
        stock: { ...suggestion, reader: writer.name, operator },
      }}
      draft={letter.draft}
      facts={factsOf(item, ['状态', '判断', '勘误编号', '答复', '备注'])}
      onDraft={(draft) => keep({ id: item.id, draft })}
      onAnswer={({ text, by, verdict, printing, ...erratum }, lists) =>
        tray.take(item, title, {
          done: lists ? '已答复，列入勘误' : '已答复',
          path: '/api/desk/answer',
          body: {
            id: item.id,
            text,
            by: [...by],
            ...(judged && verdict !== 0 && { verdict }),
            ...(lists &&
              book !== null && { erratum: { ...erratum, book_id: book.id, printing: Number(printing) } }),
          },
        })
      }
      onReopen={() => tray.decide(item, title, { act: 'reopen', done: '已放回待答复' })}
    />
  );
}
