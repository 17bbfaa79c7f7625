import type { ComponentProps } from 'react';

import { PhraseText } from '../../../components/PhraseText/index.js';
import { formatCount } from '../../../format/index.js';
import { FavouriteButton } from '../../page/FavouriteButton/FavouriteButton.js';
import { paperRowMessages } from './messages.zh.js';
import type { Paper } from './paper.js';
import { PaperMeta } from './PaperMeta.js';
import * as styles from './PaperRow.styles.js';

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
        <PaperMeta paper={paper} hasFigures />
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
