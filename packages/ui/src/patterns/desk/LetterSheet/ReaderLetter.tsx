import { useState } from 'react';

import { Proof } from '../../../components/Proof/index.js';
import { AlbumPhoto } from '../AlbumPhoto/AlbumPhoto.js';
import { AlbumStrip } from '../AlbumStrip/AlbumStrip.js';
import { SheetPart } from '../SheetColumns/SheetColumns.js';
import { nameOfReader, readerLetterMessages as messages } from './messages.zh.js';
import { Errata, Root, Ruled } from './ReaderLetter.styles.js';

/** An erratum that a book already has. */
export interface KnownErratum {
  id: number;
  page_number: string;
  place: string;
  wrong_text: string;
  right_text: string;
  /** The printing that corrects it. */
  printing: number;
  /** Whether that printing is out. */
  is_printed: 0 | 1;
}

/** What a reader has sent. */
export interface ReadLetter {
  /** URLs of the photographs. */
  photographs: readonly string[];
  /** Who wrote ('' for a reader who was not logged in), how often before, how often rightly, and when. */
  writer: { name: string; came: number; right: number; when: string };
  text: string;
  /** The errata of the book. */
  errata: readonly KnownErratum[];
}

/** What a reader has sent about a book: photographs, words, and the errata that the book already has. */
export function ReaderLetter({ photographs, writer, text, errata }: ReadLetter) {
  const papers = photographs.map((src, index) => ({ id: src, name: messages.photograph(index + 1), src }));
  const [shown, setShown] = useState(papers[0]?.id ?? '');
  const paper = papers.find(({ id }) => id === shown);
  return (
    <Root aria-label={messages.label}>
      {paper !== undefined && (
        <AlbumPhoto title={paper.name} src={paper.src} alt={messages.alt(paper.name)} />
      )}
      {papers.length > 1 && (
        <AlbumStrip label={messages.photographs} papers={papers} value={shown} onChange={setShown} />
      )}
      <small>
        <b>{nameOfReader(writer.name)}</b>
        {messages.came(writer.came, writer.right, writer.when)}
      </small>
      <Ruled>{text}</Ruled>
      {errata.length > 0 && (
        <SheetPart title={messages.known(errata.length)}>
          <Errata>
            {errata.map((erratum) => (
              <li key={erratum.id}>
                <span>{messages.where(erratum.page_number, erratum.place)}</span>
                <Proof wrong={erratum.wrong_text} right={erratum.right_text} settled />
                <small>{messages.printing(erratum.printing, erratum.is_printed === 1)}</small>
              </li>
            ))}
          </Errata>
        </SheetPart>
      )}
    </Root>
  );
}
