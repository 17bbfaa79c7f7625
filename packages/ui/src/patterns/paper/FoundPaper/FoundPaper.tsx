import type { ComponentProps } from 'react';

import { Icon } from '../../../components/Icon/index.js';
import { PhraseText } from '../../../components/PhraseText/index.js';
import type { Stage } from '../../types.js';
import { MiniRuler } from '../MiniRuler/MiniRuler.js';
import { Tile } from '../PaperRow/PaperRow.styles.js';
import { SnippetLine, type Snippet } from '../SnippetLine/SnippetLine.js';
import { Count, Entry, Meta, Pages, Rest, Snippets, Title, Words } from './FoundPaper.styles.js';
import { foundPaperMessages as messages } from './messages.zh.js';

/** A paper in which something was found. */
export interface FoundPaperItem {
  id: number;
  title: string;
  /** The paper, opened at the first place. */
  href: string;
  /** Name of the subject; its first character is shown on the tile. */
  subject: string;
  stage: Stage;
  /** Grade, subject, region and type in this order; empty ones are left out. */
  meta: readonly string[];
  /** Number of all places. */
  placeCount: number;
  /** Pages of the file; 0 where it has none. */
  pageCount: number;
  /** How many of them can be read here. */
  shownPages: number;
  /** The pages with a place, from 1. */
  pages: readonly number[];
  snippets: readonly Snippet[];
}

export interface FoundPaperProps extends ComponentProps<'article'> {
  paper: FoundPaperItem;
}

/** A paper with the places that were found in it. */
export function FoundPaper({ paper, ...rest }: FoundPaperProps) {
  const left = paper.placeCount - paper.snippets.length;
  return (
    <Entry {...rest}>
      <Tile aria-hidden="true" $stage={paper.stage}>
        {paper.subject.slice(0, 1)}
      </Tile>
      <Words>
        <Title>
          <a href={paper.href}>
            <PhraseText text={paper.title} />
          </a>
        </Title>
        <Meta>{paper.meta.filter((word) => word !== '').join(' · ')}</Meta>
        <Pages>
          {paper.pageCount > 0 && (
            <MiniRuler pages={paper.pageCount} shown={paper.shownPages} found={paper.pages} />
          )}
          <Count>{messages.places(paper.placeCount)}</Count>
        </Pages>
      </Words>
      <Snippets>
        {paper.snippets.map((snippet) => (
          <li key={`${snippet.href} ${snippet.text}`}>
            <SnippetLine snippet={snippet} />
          </li>
        ))}
        {left > 0 && (
          <li>
            <Rest href={paper.href}>
              {messages.rest(left)}
              <Icon name="chevron-right" size={16} />
            </Rest>
          </li>
        )}
      </Snippets>
    </Entry>
  );
}
