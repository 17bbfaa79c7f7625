import { EmptyState } from '@inkstone/ui/components/EmptyState';
import { PhraseText } from '@inkstone/ui/components/PhraseText';
import { Skeleton } from '@inkstone/ui/components/Skeleton';

import type { RelatedPaper } from './model.js';
import { List } from './RelatedPapers.styles.js';

/** Papers of the same grade and subject, without pictures: they stand in a narrow column. */
export function RelatedPapers({ papers }: { papers: readonly RelatedPaper[] | undefined }) {
  return (
    <section aria-labelledby="related-papers" aria-busy={papers === undefined || undefined}>
      <h2 id="related-papers">相关资源</h2>
      {papers === undefined && <Skeleton lines={8} />}
      {papers?.length === 0 && <EmptyState title="暂无相关资源" compact />}
      <List>
        {papers?.map(({ id, title, href, date }) => (
          <li key={id}>
            <a href={href}>
              <PhraseText text={title} />
            </a>
            <time dateTime={date}>{date}</time>
          </li>
        ))}
      </List>
    </section>
  );
}
