import { useState, type ComponentProps, type ReactNode } from 'react';

import { Drawer } from '../../../components/Drawer/index.js';
import { FilterRows, type FilterDimension } from '../../../components/FilterRows/index.js';
import { useMediaQuery } from '../../../theme/index.js';
import { media } from '../../../theme/values.js';
import { FilterSentence, type SentenceBlank } from '../FilterSentence/FilterSentence.js';
import { Body, Fill, Margin, Questions, Seal, SealEdge, Sheet } from './SearchSheet.styles.js';
import { searchSheetMessages } from './messages.zh.js';

export interface SearchSheetProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The search box, on the first line of the sheet. */
  search: ReactNode;
  /** The questions of the sheet. */
  dimensions: readonly FilterDimension[];
  /** The same conditions as the blanks of a sentence, for a phone. */
  blanks: readonly SentenceBlank[];
  /** The kind of items searched: 试卷. */
  noun: string;
  /** Called with an option of one question, or '' for 全部. */
  onChoose: (dimensionId: string, value: string) => void;
}

/** A search panel drawn as an exam paper: a sealing line at its edge, conditions as numbered questions. */
export function SearchSheet({ search, dimensions, blanks, noun, onChoose, ...rest }: SearchSheetProps) {
  const mobile = useMediaQuery(media.mobile);
  return (
    <Sheet {...rest}>
      <Margin aria-hidden="true">
        {searchSheetMessages.blanks.map((word) => (
          <Fill key={word}>{word}</Fill>
        ))}
      </Margin>
      <SealEdge aria-hidden="true">
        {searchSheetMessages.seal.map((word) => (
          <Seal key={word}>{word}</Seal>
        ))}
      </SealEdge>
      <Body>
        {search}
        {mobile ? (
          <Sentence dimensions={dimensions} blanks={blanks} noun={noun} onChoose={onChoose} />
        ) : (
          <Questions
            dimensions={dimensions.map((dimension, index) => ({
              ...dimension,
              label: `${searchSheetMessages.ordinals[index] ?? ''}、${dimension.label}`,
            }))}
            values={{}}
            onChange={onChoose}
            onClear={() => undefined}
          />
        )}
      </Body>
    </Sheet>
  );
}

/** On a phone, a blank opens only the options of its question. */
function Sentence({
  dimensions,
  blanks,
  noun,
  onChoose,
}: Pick<SearchSheetProps, 'dimensions' | 'blanks' | 'noun' | 'onChoose'>) {
  const [open, setOpen] = useState(false);
  // Kept while the drawer closes, so that its content does not change during the animation.
  const [asked, setAsked] = useState<string>();
  const dimension = dimensions.find(({ id }) => id === asked);
  return (
    <>
      <FilterSentence
        invitation={searchSheetMessages.invitation}
        blanks={blanks}
        noun={noun}
        onChoose={(id) => {
          setAsked(id);
          setOpen(true);
        }}
      />
      {dimension !== undefined && (
        <Drawer side="bottom" title={dimension.label} open={open} onClose={() => setOpen(false)}>
          <FilterRows
            layout="sheet"
            dimensions={[dimension]}
            values={{}}
            onChange={(id, value) => {
              setOpen(false);
              onChoose(id, value);
            }}
            onClear={() => undefined}
          />
        </Drawer>
      )}
    </>
  );
}
