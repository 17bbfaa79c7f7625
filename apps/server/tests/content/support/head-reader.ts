import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';

/**
 * The classes and properties of schema.org 30.0: `@id`, `@type`, `rdfs:subClassOf` and `schema:domainIncludes` of
 * data/releases/30.0/schemaorg-current-https.jsonld (github.com/schemaorg/schemaorg, CC BY-SA 3.0).
 */
const vocabulary: unknown = JSON.parse(
  brotliDecompressSync(readFileSync(join(import.meta.dirname, 'schema-org.json.br'))).toString(),
);
const extractor = new WebAutoExtractor({ addLocation: false, embedSource: [] });
const validator = new Validator(vocabulary);

export interface ReadHead {
  title: string;
  description: string;
  canonical: string;
  picture: string;
  /** The types of its things. */
  types: string[];
  /** What is wrong with them, as a validator says that is not ours. */
  faults: string[];
}

/** What a search engine reads in the head of a document. */
export async function readHead(head: string): Promise<ReadHead> {
  const extracted = extractor.parse(`<!doctype html><html><head>${head}</head></html>`);
  const issues = await validator.validate(extracted);
  const meta = (name: string) => extracted.metatags[name]?.[0] ?? '';
  return {
    title: /<title>([^<]*)<\/title>/.exec(head)?.[1] ?? '',
    description: meta('description'),
    canonical: /<link rel="canonical" href="([^"]*)">/.exec(head)?.[1] ?? '',
    picture: meta('og:image'),
    types: Object.keys(extracted.jsonld),
    faults: issues.map(({ rootType, severity, issueMessage }) => `${rootType}: ${severity} ${issueMessage}`),
  };
}
