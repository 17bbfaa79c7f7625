import { createHash } from 'node:crypto';
import type { StageName } from '@inkstone/api/props/stages';

import { PUBLISHER } from '../../../lib/config/publisher.js';

/** What the picture shows that stands beside a link to a page. Nothing in it is behind a login. */
export interface CardFacts {
  /** What the thing is: 图书, 期中考试, 聊政策. */
  kind: string;
  title: string;
  /** A few words below the title. */
  line: string;
  /** Its colour. */
  stage: StageName;
  /** The path of its picture; '' for none. */
  cover: string;
  publisher: string;
  seal: string;
}

export const CARD_SIZE = { width: 1200, height: 630 } as const;

export function cardOf(facts: Omit<CardFacts, 'publisher' | 'seal'>): CardFacts {
  return { ...facts, publisher: PUBLISHER.name, seal: PUBLISHER.seal };
}

/** Changes with the picture: others keep a picture as long as its address is the same. */
export function cardVersion(facts: CardFacts): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16);
}
