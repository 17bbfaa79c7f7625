import type { ComponentProps } from 'react';

import { PhraseText } from '../../../components/PhraseText/index.js';
import { Picture } from '../../../components/Picture/index.js';
import { StatusTag, type StatusTone } from '../../../components/StatusTag/index.js';
import { Intro, Meta, Plate, Row, Title, Way, Words } from './ArticleRow.styles.js';

export interface ArticleItem {
  id: number;
  title: string;
  href: string;
  /** One or two sentences, or ''. */
  intro: string;
  /** URL of the picture, or ''. */
  image: string;
  /** The point of the picture that stays in view where it is cropped: `97% 50%`. */
  imageFocus?: string | undefined;
  /** As displayed, such as 2026-11-18. */
  date: string;
  /** Source, author, grade: shown in this order before the date; empty ones are left out. */
  meta: readonly string[];
  /** The state of an activity, first in the line: 报名中. */
  status?: { label: string; tone: StatusTone } | undefined;
}

export interface ArticleRowProps extends ComponentProps<'article'> {
  article: ArticleItem;
  /** Smaller, for use next to another column, with a height that does not depend on the texts. */
  compact?: boolean | undefined;
}

/** An article in a list: picture, title, intro and date. The whole row is a link. */
export function ArticleRow({ article, compact = false, ...rest }: ArticleRowProps) {
  return (
    <Row data-compact={compact || undefined} {...rest}>
      <Plate>
        <Picture src={article.image} focus={article.imageFocus} alt="" width={400} height={250} />
      </Plate>
      <Words>
        <Title>
          <Way href={article.href}>
            <span>
              <PhraseText text={article.title} />
            </span>
          </Way>
        </Title>
        {article.intro !== '' && <Intro>{article.intro}</Intro>}
        <Meta data-state={article.status === undefined ? undefined : ''}>
          {article.status !== undefined && (
            <StatusTag tone={article.status.tone}>{article.status.label}</StatusTag>
          )}
          {article.meta
            .filter((word) => word !== '')
            .map((word) => (
              <span key={word}>{word}</span>
            ))}
          <time dateTime={article.date}>{article.date}</time>
        </Meta>
      </Words>
    </Row>
  );
}
