import { VisuallyHidden } from '../../../components/VisuallyHidden/index.js';
import type { CatalogueBook } from '../BookCard/BookCard.js';
import type { Stage } from '../../types.js';
import { Back, Head, Mark, Title } from './BookSpine.styles.js';
import { categoryShelfMessages as messages } from './messages.zh.js';
import { spineTitle } from './spine-title.js';

interface BookSpineProps {
  book: CatalogueBook;
  /** The two characters of the publisher's seal at the foot. */
  seal: string;
  /** The colour of the stage, or a neutral one for an older edition. */
  stage: Stage;
  onPull: () => void;
}

/** A book that shows its spine: upright on the board, or lying on the pile. A click turns it to its cover. */
export function BookSpine({ book, seal, stage, onPull }: BookSpineProps) {
  const { id, title, subject, grade, year } = book;
  const { words, tight } = spineTitle(title, subject, grade);
  return (
    <Back type="button" title={title} $stage={stage} data-size={id % 4} onClick={onPull}>
      <VisuallyHidden>{messages.pull(title)}</VisuallyHidden>
      {/* Books of one series mostly differ by their grade. */}
      <Head aria-hidden="true">{grade ?? year}</Head>
      <Title aria-hidden="true" data-tight={tight || undefined}>
        {words}
      </Title>
      <Mark aria-hidden="true">{seal}</Mark>
    </Back>
  );
}
