import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { demoFolder } from '../places.js';
import {
  grades,
  type GradeName,
  type StageKey,
  stages,
  type SubjectName,
  subjects,
} from '../lookups/school.js';

export interface Book {
  /** Its place in the table, which is its id in an empty database. */
  id: number;
  key: string;
  title: string;
  stage: StageKey;
  subjects: readonly SubjectName[];
  grade: GradeName | null;
  publishedAt: string;
  categories: readonly string[];
}

const listed = z
  .string()
  .transform((names) => names.split('、'))
  .default([]);

const record = z.object({
  编号: z.string(),
  标题: z.string(),
  学段: z.string(),
  年级: z.enum(grades.map(({ name }) => name)).optional(),
  学科: listed.pipe(z.array(z.enum(subjects.map(({ name }) => name)))),
  分类: listed,
  日期: z.string(),
});

export function buildBooks(): Book[] {
  const records = z
    .array(record)
    .parse(parse(readFileSync(new URL('content/books.yaml', demoFolder), 'utf8')));
  return records.map((book, index) => ({
    id: index + 1,
    key: book.编号,
    title: book.标题,
    stage: stageNamed(book.学段),
    subjects: book.学科,
    grade: book.年级 ?? null,
    publishedAt: book.日期,
    categories: book.分类,
  }));
}

function stageNamed(name: string): StageKey {
  const stage = stages.find((one) => one.name === name);
  if (stage === undefined) throw new RangeError(`unknown stage ${name}`);
  return stage.key;
}
