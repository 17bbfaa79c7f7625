import type { ComponentProps } from 'react';

import { IconButton } from '../../../components/IconButton/index.js';
import { PhraseText } from '../../../components/PhraseText/index.js';
import { formatSize } from '../../../format/format-size.js';
import type { Stage } from '../../types.js';
import { Tile, Title, View, Way, Words } from '../PaperRow/PaperRow.styles.js';
import { Actions, Cut, Notes, Print, Row, Size, Withdrawn } from './KeptRow.styles.js';
import { keptRowMessages as messages } from './messages.zh.js';

export interface KeptPaper {
  id: number;
  title: string;
  href: string;
  /** Name of the subject; its first character is shown on the tile. */
  subject: string;
  stage: Stage;
  bytes: number;
  /** Format, pages, days: PDF, 8 页, 11/24 存. */
  notes: readonly string[];
  /** Pages that are kept, where the others are not. */
  part?: number | undefined;
  /** The publisher has withdrawn it. */
  withdrawn?: boolean | undefined;
}

export interface KeptRowProps extends Omit<ComponentProps<'article'>, 'children'> {
  paper: KeptPaper;
  onPrint: (id: number) => void;
  onRemove: (id: number) => void;
}

/** A paper that is kept on this device. The whole row opens it. */
export function KeptRow({ paper, onPrint, onRemove, ...rest }: KeptRowProps) {
  const { id, title, href, subject, stage, bytes, notes, part, withdrawn = false } = paper;
  const [number = '', unit] = formatSize(bytes).split(' ');
  return (
    <Row {...rest}>
      <Tile aria-hidden="true" $stage={stage}>
        {subject.slice(0, 1)}
      </Tile>
      <Words>
        <Title>
          <Way href={href}>
            <span>
              <PhraseText text={title} />
            </span>
          </Way>
        </Title>
        <Notes>
          {part !== undefined && (
            <span>
              {messages.part(part)}
              <Cut aria-hidden="true" />
              {messages.complete}
            </span>
          )}
          {notes.map((note) => (
            <span key={note}>{note}</span>
          ))}
          {withdrawn && <Withdrawn>{messages.withdrawn}</Withdrawn>}
        </Notes>
      </Words>
      <Size>
        <b>{number}</b> {unit}
      </Size>
      <Actions>
        <View aria-hidden="true">{messages.open}</View>
        <Print>
          <IconButton
            icon="printer"
            iconSize={20}
            label={messages.print(title)}
            onClick={() => onPrint(id)}
          />
        </Print>
        <IconButton icon="trash" iconSize={20} label={messages.remove(title)} onClick={() => onRemove(id)} />
      </Actions>
    </Row>
  );
}
