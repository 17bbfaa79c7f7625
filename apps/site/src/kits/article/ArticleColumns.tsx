import { Tabs } from '@inkstone/ui/components/Tabs';
import { ArticleBody } from '@inkstone/ui/patterns/ArticleBody';
import { ArticleHead } from '@inkstone/ui/patterns/ArticleHead';
import { ArticleOutline } from '@inkstone/ui/patterns/ArticleOutline';
import { PreviousNext } from '@inkstone/ui/patterns/PreviousNext';
import { useMediaQuery } from '@inkstone/ui/theme';
import { useState, type ReactNode } from 'react';

import { SIZED_TEXT } from '../../lib/device/text-size.js';
import type { ArticleModel, ArticlePageModel } from './article-model.js';
import { ArticleActions } from './ArticleActions.js';
import { Beside, Columns, Tag, Tags, Text, WIDE } from './ArticlePage.styles.js';
import { useOutline } from './use-outline.js';
import { useTextSize } from './use-text-size.js';

const TEXT_TAB = 'text';

/** What an article's page may show besides the article. */
export interface ArticleParts {
  /** Between the head and the text, such as an enrolment slip on a phone. */
  before?: ReactNode;
  /** Below the text and above its neighbours. */
  after?: ReactNode;
  /** Makes the text the first of several tabs: the name of its own, and what the others show. */
  tabs?: { text: string; others: readonly { id: string; label: string; content: ReactNode }[] } | undefined;
}

interface ArticleColumnsProps extends ArticleParts, Pick<ArticlePageModel, 'favourite'> {
  article: ArticleModel;
  side: ReactNode;
}

/** An article that is there: its outline, its text, and what stands beside it. */
export function ArticleColumns({ article, favourite, before, after, tabs, side }: ArticleColumnsProps) {
  const { outline, tags } = article;
  const wide = useMediaQuery(WIDE);
  const [tab, setTab] = useState(TEXT_TAB);
  const other = tabs?.others.find(({ id }) => id === tab);
  const entries = other === undefined ? outline : [];
  const { textRef, currentId, go } = useOutline(entries);
  const textSize = useTextSize();

  const contents = entries.length > 0 && (
    <ArticleOutline entries={entries} currentId={currentId} onGo={go} folded={!wide} />
  );
  const text = (
    <>
      {!wide && contents}
      <Text ref={textRef}>
        {/* The size of this device may be set before hydration, by applyTextSize. */}
        <ArticleBody id={SIZED_TEXT} html={article.html} size={textSize.value} suppressHydrationWarning />
      </Text>
      {tags.length > 0 && (
        <Tags aria-label="标签">
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </Tags>
      )}
    </>
  );

  return (
    <Columns $outlined={wide && contents !== false}>
      {wide && contents !== false && <Beside>{contents}</Beside>}
      <article>
        <ArticleHead
          title={article.title}
          intro={article.intro}
          source={article.source}
          author={article.author}
          date={article.date}
          actions={
            <ArticleActions
              title={article.title}
              intro={article.intro}
              favourite={favourite}
              textSize={textSize}
            />
          }
        />
        {before}
        {tabs === undefined ? (
          text
        ) : (
          <Text>
            <Tabs
              label="文章内容"
              tabs={[{ id: TEXT_TAB, label: tabs.text }, ...tabs.others]}
              value={other?.id ?? TEXT_TAB}
              onChange={setTab}
            >
              {other?.content ?? text}
            </Tabs>
          </Text>
        )}
        {after}
        <PreviousNext previous={article.previous} next={article.next} />
      </article>
      {side}
    </Columns>
  );
}
