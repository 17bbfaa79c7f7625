import { LoginForm } from '@inkstone/forms/login';
import { Button } from '@inkstone/ui/components/Button';
import { Callout } from '@inkstone/ui/components/Callout';
import { Pager } from '@inkstone/ui/components/Pager';
import { BookCard, type CatalogueBook } from '@inkstone/ui/patterns/BookCard';
import { PaperRow, type Paper } from '@inkstone/ui/patterns/PaperRow';
import { SectionHeading } from '@inkstone/ui/patterns/SectionHeading';
import { themeToCss, type Theme } from '@inkstone/ui/theme';
import { useId, useState } from 'react';

import { Shelf, Stack, Stage } from './ThemeEditor.parts.js';
import { FilterSample } from './usage/samples.js';

const books: CatalogueBook[] = (
  [
    ['高考物理真题卷', '高三', '物理', 'high', 46.8],
    ['中考语文阅读', '初三', '语文', 'middle', 38],
    ['口算天天练', '三年级', '数学', 'primary', 0],
  ] as const
).map(([title, grade, subject, stage, price], index) => ({
  id: index + 1,
  title,
  grade,
  subject,
  stage,
  price,
  href: '#book',
  image: '',
  year: '2027',
}));

const papers: Paper[] = (
  [
    ['2026—2027 学年高三物理期末联考', '物理', 'high', '湖南'],
    ['2026—2027 学年初二数学单元检测', '数学', 'middle', '浙江'],
  ] as const
).map(([title, subject, stage, region], index) => ({
  id: index + 1,
  title,
  subject,
  stage,
  href: '#paper',
  meta: [subject, region],
  date: '2026-11-18',
  downloads: 1284,
  favourite: index === 0,
}));

function Home() {
  return (
    <section>
      <SectionHeading title="本季新书" note="首页的一部分" moreHref="#books" />
      <Shelf>
        {books.map((book) => (
          <BookCard key={book.id} book={book} />
        ))}
      </Shelf>
    </section>
  );
}

function List() {
  const [page, setPage] = useState(2);
  return (
    <section>
      <SectionHeading title="试卷" note="列表的一部分" />
      <Stack>
        <FilterSample />
        <div>
          {papers.map((paper) => (
            <PaperRow key={paper.id} paper={paper} onToggleFavourite={() => undefined} />
          ))}
        </div>
        <Pager page={page} pageCount={6} onChange={setPage} label="预览的翻页" />
      </Stack>
    </section>
  );
}

function Form() {
  return (
    <section>
      <SectionHeading title="登录" note="一张表单" />
      <Stack style={{ maxWidth: '28rem' }}>
        <Callout kind="success">已加入收藏</Callout>
        <Callout kind="warning">活动三天后截止</Callout>
        <Callout kind="info">资源共三个文件，将依次下载</Callout>
        <LoginForm
          onPasswordLogin={() => Promise.resolve()}
          onCodeLogin={() => Promise.resolve()}
          onSendCode={() => Promise.resolve()}
          onOpenAgreement={() => undefined}
        />
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
          <Button>次要动作</Button>
          <Button variant="quiet">安静</Button>
          <Button variant="danger">删除</Button>
        </div>
      </Stack>
    </section>
  );
}

/** Part of home, a list and a form in a theme. */
export function ThemePreview({ theme }: { theme: Theme }) {
  const id = useId();
  return (
    <>
      <style>{`[data-draft="${id}"] { ${themeToCss(theme)} }`}</style>
      <Stage data-draft={id}>
        <Home />
        <List />
        <Form />
      </Stage>
    </>
  );
}
