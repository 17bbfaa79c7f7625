import type { ComponentProps } from 'react';

import { PhraseText } from '../../../components/PhraseText/index.js';
import { formatCount } from '../../../format/index.js';
import { FavouriteButton } from '../../page/FavouriteButton/FavouriteButton.js';
import type { Stage } from '../../types.js';
import { paperRowMessages } from './messages.zh.js';
import * as styles from './PaperRow.styles.js';

export interface Paper {
  id: number;
  title: string;
  href: string;
  /** Name of the subject; its first character is shown on the tile. */
  subject: string;
  stage: Stage;
  /** Grade, subject, region and type in this order; empty ones are left out. */
  meta: readonly string[];
  /** The year of the paper: 2026. */
  year?: string | undefined;
  /** As displayed, such as 2026-11-18. */
  date?: string | undefined;
  downloads: number;
  views?: number | undefined;
  /** Whether it is a favourite; undefined hides the button. */
  favourite?: boolean | undefined;
  /** The request of the favourite is running. */
  favouriteBusy?: boolean | undefined;
  /** The paper that was last opened from this list; marked on return. */
  lastSeen?: boolean | undefined;
}

export interface PaperRowProps extends Omit<ComponentProps<'article'>, 'onToggle'> {
  paper: Paper;
  onToggleFavourite?: ((id: number) => void) | undefined;
  /** Called when the paper is opened, before the page changes. */
  onOpen?: ((id: number) => void) | undefined;
}

/** One paper of a list. The whole row is a link. */
export function PaperRow({ paper, onToggleFavourite, onOpen, ...rest }: PaperRowProps) {
  return (
    <styles.Row {...rest} $lastSeen={paper.lastSeen === true}>
      <styles.Tile aria-hidden="true" $stage={paper.stage}>
        {paper.subject.slice(0, 1)}
      </styles.Tile>
      <styles.Words>
        <styles.Title>
          <styles.Way href={paper.href} onClick={onOpen && (() => onOpen(paper.id))}>
            <span>
              <PhraseText text={paper.title} />
            </span>
          </styles.Way>
        </styles.Title>
        <styles.Meta>
          <styles.MetaWords>
            <styles.MetaGroup>
              {paper.meta
                .filter((word) => word !== '')
                .map((word) => (
                  <span key={word}>{word}</span>
                ))}
            </styles.MetaGroup>
            <styles.MetaGroup>
              {paper.year && <span>{paperRowMessages.year(paper.year)}</span>}
              {paper.date && <time dateTime={paper.date}>{paper.date}</time>}
              <styles.InlineCount>
                {paperRowMessages.downloadsInline(formatCount(paper.downloads))}
              </styles.InlineCount>
            </styles.MetaGroup>
          </styles.MetaWords>
        </styles.Meta>
        {paper.lastSeen === true && <styles.LastSeen>{paperRowMessages.lastSeen}</styles.LastSeen>}
      </styles.Words>
      <styles.Figures>
        {paper.views !== undefined && (
          <div>
            <dt>{paperRowMessages.views}</dt>
            <dd>{formatCount(paper.views)}</dd>
          </div>
        )}
        <div>
          <dt>{paperRowMessages.downloads}</dt>
          <dd>{formatCount(paper.downloads)}</dd>
        </div>
      </styles.Figures>
      <styles.Actions>
        {paper.favourite !== undefined && onToggleFavourite && (
          <FavouriteButton
            compact
            on={paper.favourite}
            busy={paper.favouriteBusy}
            subjectName={paper.title}
            onToggle={() => onToggleFavourite(paper.id)}
          />
        )}
        <styles.View aria-hidden="true">{paperRowMessages.view}</styles.View>
      </styles.Actions>
    </styles.Row>
  );
}
