/** The packages have no types of their own. */
declare module '@marbec/web-auto-extractor' {
  interface Extracted {
    /** By their types. */
    jsonld: Record<string, Record<string, unknown>[]>;
    metatags: Record<string, string[]>;
    errors?: { message: string }[];
  }
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: string[] });
    parse(html: string): Extracted;
  }
}

declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    rootType: string;
  }
  export default class Validator {
    constructor(vocabulary: unknown);
    validate(extracted: object): Promise<Issue[]>;
  }
}
