import { DotList } from '../../../components/DotList/index.js';
import { BookCover, type CoverFace } from '../../book/BookCover/BookCover.js';
import { FactList, type FactListProps } from '../../page/FactList/FactList.js';
import { ActBar } from '../ActBar/ActBar.js';
import { HistoryPart } from '../HistoryList/HistoryPart.js';
import type { ItemSheetProps } from '../item/item-sheet.js';
import { Sheet } from '../Sheet/Sheet.js';
import { SheetColumns } from '../SheetColumns/SheetColumns.js';
import { AnswerForm, type Answerable, type AnswerDraft } from './AnswerForm.js';
import { Cover } from './LetterSheet.styles.js';
import { letterSheetMessages as messages } from './messages.zh.js';
import { hasErratum, missingInAnswer, missingInErratum } from './missing.js';
import type { LetterPlace } from './place.js';
import { ReaderLetter, type ReadLetter } from './ReaderLetter.js';
import { useWriting, type Writing } from './use-writing.js';

export interface LetterSheetProps
  extends Omit<ItemSheetProps, 'people' | 'holder'>, Pick<Writing, 'draft' | 'onDraft'> {
  /** The title of the book. */
  title: string;
  /** Undefined for a book that is not known. */
  cover: CoverFace | undefined;
  place: LetterPlace;
  letter: ReadLetter;
  /** Whether it waits for an answer. */
  waiting: boolean;
  form: Answerable;
  /** How it was answered, when it does not wait. */
  facts: FactListProps['facts'];
  /** @param lists whether the erratum is listed, too */
  onAnswer: (answer: AnswerDraft, lists: boolean) => void;
  onReopen: () => void;
}

/** The open letter: read down the left, write down the right. */
export function LetterSheet(props: LetterSheetProps) {
  const { title, cover, place, letter, waiting, form, facts, history, ...others } = props;
  const { draft, onDraft, onAnswer, onReopen, ...frame } = others;
  const { value, change, keep } = useWriting({ ...form, draft, onDraft });
  const lists = hasErratum(form, value);
  const missing = missingInAnswer(form, value);
  const missingToList = missing ?? (lists ? missingInErratum(value) : undefined);
  const answer = (listing: boolean) => {
    // The answer can be taken back for ten seconds, and is then written on.
    keep();
    onAnswer(value, listing);
  };
  const onlyAnswer = {
    label: messages.onlyAnswer,
    disabled: missing !== undefined,
    onSelect: () => answer(false),
  };

  return (
    <Sheet
      title={title}
      lead={
        cover && (
          <Cover>
            <BookCover small cover={cover} />
          </Cover>
        )
      }
      facts={<DotList words={messages.words(place)} />}
      acts={
        waiting ? (
          <ActBar
            decision={{
              label: lists ? messages.answerAndList : messages.answer,
              press: { code: 'Enter', control: true },
              disabled: missingToList !== undefined,
              onSelect: () => answer(lists),
            }}
            acts={lists ? [onlyAnswer] : []}
            note={missingToList ?? messages.soon}
          />
        ) : (
          <ActBar acts={[{ label: messages.reopen, onSelect: onReopen }]} />
        )
      }
      {...frame}
    >
      <SheetColumns>
        <ReaderLetter {...letter} />
        <section aria-label={waiting ? messages.answer : messages.result}>
          {waiting ? <AnswerForm {...form} value={value} onChange={change} /> : <FactList facts={facts} />}
          <HistoryPart entries={history} />
        </section>
      </SheetColumns>
    </Sheet>
  );
}
