import type { ComponentProps, ReactNode } from 'react';

import { PhraseText } from '../../../components/PhraseText/index.js';
import { articleHeadMessages } from './messages.zh.js';
import { Facts, Foot, Intro, Root, Title } from './ArticleHead.styles.js';

export interface ArticleHeadProps extends Omit<ComponentProps<'header'>, 'title'> {
  title: string;
  /** One or two sentences, or ''. */
  intro?: string | undefined;
  /** Source of the article, or ''. */
  source?: string | undefined;
  author?: string | undefined;
  /** As displayed, such as 2026-11-18. */
  date: string;
  /** Controls such as the favourite button. */
  actions?: ReactNode;
}

/** The head of an article's page: the only h1, the author and the date. */
export function ArticleHead({
  title,
  intro = '',
  source = '',
  author = '',
  date,
  actions,
  ...rest
}: ArticleHeadProps) {
  return (
    <Root {...rest}>
      <Title>
        <PhraseText text={title} />
      </Title>
      {intro !== '' && <Intro>{intro}</Intro>}
      <Foot>
        <Facts>
          {source !== '' && <span>{articleHeadMessages.source(source)}</span>}
          {author !== '' && <span>{author}</span>}
          <time dateTime={date}>{date}</time>
        </Facts>
        {actions}
      </Foot>
    </Root>
  );
}
