import type { ImageObject, Thing } from 'schema-dts';

import type { PathName } from '../../../../lib/config/paths.js';
import type { CardFacts } from '../card-facts.js';
import type { HeadFacts } from '../head-facts.js';

/** What every thing with a page says. */
export interface Common {
  '@id': string;
  url: string;
  name: string;
  description: string;
  image: ImageObject;
}

/** What the head says of the one thing that a page shows. */
export interface Detail {
  title: string;
  /** In the order in which the description takes them. */
  sentences: readonly string[];
  /** The path of its page: some things open on several. */
  path: string;
  /** The page that it is listed on. */
  section: PathName;
  type: HeadFacts['type'];
  card: CardFacts;
  /** In the vocabulary of schema.org. */
  thing: (common: Common) => Thing;
}
