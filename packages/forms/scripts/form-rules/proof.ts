/** What shows that a sentence of the specification is kept. Each is looked up; one that is not found fails the run. */
export type Proof =
  /** An invalid example of the form whose fields are told this. */
  | { kind: 'told'; form: string; message: string }
  /** A valid example of the form, by its name. */
  | { kind: 'passes'; form: string; example: string }
  /** A test elsewhere: path from the root, and words of it as they stand in the file, its title if it has one. */
  | { kind: 'test'; file: string; title: string };

export interface Sentence {
  says: string;
  proofs: Proof[];
}

/** Examples of invalid input that the form answers with these messages. */
export function told(form: string, ...messages: string[]): Proof[] {
  return messages.map((message) => ({ kind: 'told', form, message }));
}

export function passes(form: string, ...examples: string[]): Proof[] {
  return examples.map((example) => ({ kind: 'passes', form, example }));
}

export function test(file: string, ...titles: string[]): Proof[] {
  return titles.map((title) => ({ kind: 'test', file, title }));
}
