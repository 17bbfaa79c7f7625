import { dashDate } from '@inkstone/api/rules';
import type { BookErrata, Erratum } from '@inkstone/api/types';
import { Button } from '@inkstone/ui/components/Button';
import { EmptyState } from '@inkstone/ui/components/EmptyState';
import { ErrorState } from '@inkstone/ui/components/ErrorState';
import { Proof } from '@inkstone/ui/components/Proof';
import { SelectControl } from '@inkstone/ui/components/SelectField';
import { useId, useState } from 'react';

import { paths } from '../../../lib/config/paths.js';
import type { Loadable } from '../../../lib/loadable.js';
import { Circled, Line, Page, Rule } from '../../../kits/copyright-page/copyright-page.js';
import { groupErrata, printingsOf, type ErrataBook, type ErrataGroup } from './errata.js';
import * as styles from './ErrataPart.styles.js';

export interface ErrataPartProps extends ErrataBook {
  errata: Exclude<Loadable<BookErrata>, { state: 'loading' }>;
}

/** What is wrong in a book, for the reader's own printing. */
export function ErrataPart({ errata, ...book }: ErrataPartProps) {
  if (errata.state === 'failed') {
    return <ErrorState description={errata.message} onRetry={errata.retry} retrying={errata.retrying} />;
  }
  return <Found {...book} {...errata.data} />;
}

function Found({ isbn, list, edition, correction }: BookErrata & ErrataBook) {
  const [chosen, setChosen] = useState('');
  const printing = chosen === '' ? undefined : Number(chosen);
  const href = paths.bookCorrection.href({ ...correction, ...(isbn !== '' && { book_number: isbn }) });
  if (list.length === 0) {
    return (
      <EmptyState
        title="还没有发现错处"
        description="书里有疑问的地方，拍下来告诉编辑；属实的会列在这里。"
        action={<Button href={href}>告诉编辑</Button>}
      />
    );
  }
  return (
    <styles.Columns>
      <div>
        <Printing most={printingsOf(list)} value={chosen} onChange={setChosen} />
        {groupErrata(list, printing).map((group) => (
          <Group key={group.title} group={group} />
        ))}
      </div>
      <aside>
        <figure>
          <Page aria-hidden="true">
            <strong>版权页</strong>
            <Rule />
            {edition !== '' && (
              <Line>
                <span>版次</span>
                <span>{edition} 版</span>
              </Line>
            )}
            <Line>
              <span>印次</span>
              <Circled>{chosen === '' ? '第几次印刷' : `第 ${chosen} 次印刷`}</Circled>
            </Line>
            {isbn !== '' && (
              <Line>
                <span>书号</span>
                <span>ISBN {isbn}</span>
              </Line>
            )}
          </Page>
          <figcaption>印次写在这里。</figcaption>
        </figure>
        <styles.Another>
          <h2>又发现一处？</h2>
          <p>书名会替您填好，拍下那一页就行。属实的列到这里，并向您致谢。</p>
          <Button href={href}>告诉编辑</Button>
        </styles.Another>
      </aside>
    </styles.Columns>
  );
}

interface PrintingProps {
  most: number;
  value: string;
  onChange: (value: string) => void;
}

function Printing({ most, value, onChange }: PrintingProps) {
  const hint = useId();
  const options = Array.from({ length: most }, (_, index) => {
    const number = String(index + 1);
    return { value: number, label: index + 1 === most ? `${number} 及以后` : number };
  });
  return (
    <styles.Mine>
      <div>
        我手里的是第
        <SelectControl
          aria-label="我手里的是第几次印刷"
          aria-describedby={hint}
          options={options}
          placeholder="几"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
        次印刷
      </div>
      <small id={hint}>印次在版权页上；不选也行，每一处都列在下面。</small>
    </styles.Mine>
  );
}

function Group({ group: { title, note, errata, settled } }: { group: ErrataGroup }) {
  const heading = useId();
  return (
    <styles.Group aria-labelledby={heading} data-settled={settled}>
      <styles.Heading>
        <h2 id={heading}>{title}</h2>
        {note}
      </styles.Heading>
      <ul>
        {errata.map((erratum) => (
          <Entry key={erratum.id} erratum={erratum} settled={settled} />
        ))}
      </ul>
    </styles.Group>
  );
}

function Entry({ erratum, settled }: { erratum: Erratum; settled: boolean }) {
  const { page_number: page, place, wrong_text, right_text, printing, create_time } = erratum;
  return (
    <styles.Entry data-settled={settled}>
      <styles.Place>
        {/^\d+$/.test(page) ? (
          <b>
            {page}
            <small>页</small>
          </b>
        ) : (
          page
        )}
        {place !== '' && <span>{place}</span>}
      </styles.Place>
      <Proof wrong={wrong_text} right={right_text} settled={settled} />
      <styles.From>
        <span>
          第 {printing} 次印刷{settled ? '已改正' : '起改正'}
        </span>
        <small>{dashDate(create_time)} 列入</small>
      </styles.From>
    </styles.Entry>
  );
}
