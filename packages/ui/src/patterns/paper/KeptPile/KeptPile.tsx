import type { ComponentProps, ReactNode } from 'react';

import { formatSize } from '../../../format/format-size.js';
import type { Stage } from '../../types.js';
import { keptPileMessages as messages } from './messages.zh.js';
import { Count, Foot, Free, Head, Pile, Stripe, Used } from './KeptPile.styles.js';

export interface KeptStripe {
  id: number;
  bytes: number;
  stage: Stage;
}

export interface KeptPileProps extends Omit<ComponentProps<'section'>, 'children'> {
  papers: readonly KeptStripe[];
  /** The most that may be kept, in bytes. */
  limit: number;
  /** The field that changes the limit. */
  limitField?: ReactNode;
}

/** What the kept papers take: a pile that lies on its side, each paper as thick as it is large. */
export function KeptPile({ papers, limit, limitField, ...rest }: KeptPileProps) {
  const used = papers.reduce((sum, { bytes }) => sum + bytes, 0);
  const [number = '', unit] = formatSize(used).split(' ');
  return (
    <section {...rest}>
      <Head>
        <p>
          <Used>{used === 0 ? '0' : number}</Used> {unit}
          <Count>{messages.count(papers.length)}</Count>
        </p>
        {limitField}
      </Head>
      <Pile role="img" aria-label={messages.pile(used === 0 ? '0' : formatSize(used), formatSize(limit))}>
        {papers.map(({ id, bytes, stage }) => (
          <Stripe key={id} $stage={stage} style={{ flexGrow: bytes }} />
        ))}
        <Free style={{ flexGrow: Math.max(0, limit - used) }} />
      </Pile>
      <Foot>
        <span>{messages.oldest}</span>
        <span>{messages.free(limit - used)}</span>
      </Foot>
    </section>
  );
}
