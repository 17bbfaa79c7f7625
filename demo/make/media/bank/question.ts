import { z } from 'zod';

/** The files assets/questions/<stage>-<subject>.yaml. Texts are Typst markup; a line break separates paragraphs. */
const text = z.string().min(1);

const answerable = {
  stem: text,
  /** Printed below the stem. A line that begins with `##` is centred, one with `>>` is at the right. */
  passage: text.optional(),
  /** The answers of a single choice; the first one is right. Their order changes from paper to paper. */
  options: z.array(text).min(3).max(4).optional(),
  /** Answers in a fixed order; `answer` has the letters of the right ones. */
  choices: z.array(text).length(4).optional(),
  /** Printed as （1）（2）（3）. */
  parts: z.array(text).min(1).optional(),
  table: z.array(z.array(z.string())).min(2).optional(),
  /** A file in assets/questions/figures. */
  figure: z
    .string()
    .regex(/^[a-z0-9-]+\.svg$/)
    .optional(),
  /** Space for the answer in points. */
  space: z.number().int().positive().optional(),
  answer: text.optional(),
  /** 解析: how the answer is found. */
  why: text.optional(),
};

const item = z.strictObject(answerable);
const body = z.strictObject({ ...answerable, items: z.array(item).min(1).optional() });

const question = z.union([
  z.strictObject({ ...body.shape, units: z.array(text).min(1) }),
  // The same question with other numbers: a paper has at most one of them.
  z.strictObject({ units: z.array(text).min(1), variants: z.array(body).min(2) }),
]);

const section = z.strictObject({
  name: text,
  /** Printed after the marks: how to give the answers. */
  note: text.optional(),
  score: z.number().int().positive(),
  /** Marks by position if they differ; each is then printed before its question. */
  scores: z.array(z.number().int().positive()).optional(),
  /** Number of questions in an exercise and in a whole examination. */
  counts: z.tuple([z.number().int(), z.number().int()]),
  /** From easy to hard; a paper keeps this order. */
  questions: z.array(question),
});

export const bankFile = z.strictObject({
  minutes: z.number().int().positive(),
  /** Full marks of a whole examination. */
  full: z.number().int().positive(),
  sections: z.array(section).min(1),
});

export type Bank = z.infer<typeof bankFile>;
export type BankSection = z.infer<typeof section>;
export type BankQuestion = z.infer<typeof question>;
export type QuestionItem = z.infer<typeof item>;
export type QuestionBody = z.infer<typeof body>;

export function bodiesOf(entry: BankQuestion): readonly QuestionBody[] {
  return 'variants' in entry ? entry.variants : [entry];
}
