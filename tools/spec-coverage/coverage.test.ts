import { describe, expect, it } from 'vitest';
import { readCatalogue } from './catalogue.js';
import { coverageOf } from './coverage.js';
import { documentOf } from './document.js';
import { operationsWithoutTest } from './operations.js';
import { testsIn, type PlaywrightReport, type VitestReport } from './reports.js';
import { specIdsIn, withoutSpecIds } from './tags.js';

const sections = [
  {
    title: 'A4 States',
    statements: [
      { id: 'A4 favourite add', text: 'Adds.' },
      { id: 'A4 preview', text: 'Shows *75%*.' },
    ],
  },
];

const vitest: VitestReport = {
  testResults: [
    {
      name: '/repository/packages/ui/b.test.ts',
      assertionResults: [
        { ancestorTitles: ['favourite'], title: 'adds (spec: A4 favourite add)', status: 'passed' },
        { ancestorTitles: [], title: 'is left out (spec: A4 preview)', status: 'skipped' },
        {
          ancestorTitles: [],
          title: 'Added',
          status: 'passed',
          meta: { reports: [{ type: 'spec', result: { ids: ['A4 favourite add'] } }] },
        },
      ],
    },
  ],
};

const playwright: PlaywrightReport = {
  config: { rootDir: '/repository/e2e' },
  suites: [
    {
      title: 'a.spec.ts',
      suites: [
        {
          title: 'book',
          specs: [
            {
              file: 'a.spec.ts',
              title: 'is added (spec: A4 favourite add, A4 unheard of)',
              tests: [{ status: 'expected' }],
            },
          ],
        },
      ],
    },
  ],
};

const tests = [...testsIn(vitest, '/repository'), ...testsIn(playwright, '/repository')];

describe('a title', () => {
  it('names any number of statements', () => {
    expect(specIdsIn('adds (spec: A4 favourite add, B4 favourite add)')).toEqual([
      'A4 favourite add',
      'B4 favourite add',
    ]);
    expect(specIdsIn('adds (twice)')).toEqual([]);
  });

  it('is shown without them', () => {
    expect(withoutSpecIds('favourite (spec: A4 x) › adds (twice) (spec: A4 y)')).toBe(
      'favourite › adds (twice)',
    );
  });
});

describe('the coverage', () => {
  const coverage = coverageOf(sections, tests);

  it('finds tests by title, by describe, by story and in both runners, and no skipped ones', () => {
    expect(coverage.tests).toEqual(
      new Map([
        [
          'A4 favourite add',
          new Map([
            ['e2e/a.spec.ts', ['book › is added']],
            ['packages/ui/b.test.ts', ['Added', 'favourite › adds']],
          ]),
        ],
      ]),
    );
    expect(coverage.uncovered.map(({ id }) => id)).toEqual(['A4 preview']);
  });

  it('reports ids that the catalogue does not have', () => {
    expect(coverage.unknown).toEqual(['A4 unheard of (e2e/a.spec.ts: book › is added)']);
  });

  it('is the same document for the same tests in any order, and says what has no test', () => {
    const text = documentOf(coverage);
    expect(text).toBe(documentOf(coverageOf(sections, tests.toReversed())));
    expect(text).toContain('- `A4 preview`: Shows \\*75%\\*.\n  - **no test**');
  });
});

it('finds operations that only a test of all operations calls', () => {
  const calledBy = (file: string, ...operations: string[]) => ({ file, title: '', specIds: [], operations });
  const reported = [
    calledBy('apps/server/tests/features/books/books.test.ts', 'getBook'),
    calledBy('apps/server/tests/every-operation.test.ts', 'getBook', 'listBooks'),
  ];
  expect(operationsWithoutTest(reported, ['getBook', 'listBooks'])).toEqual(['listBooks']);
});

describe('the catalogue', () => {
  const statements = readCatalogue().flatMap((section) => section.statements);

  it('covers the sections 2 to 9 of both documents', () => {
    const found = new Set(statements.map(({ id }) => /^[AB]\d/.exec(id)?.[0]));
    const wanted = ['A', 'B'].flatMap((name) =>
      [2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${name}${String(number)}`),
    );
    expect([...found].toSorted()).toEqual(wanted);
  });

  it('has ids that fit into a title, and one sentence for each', () => {
    expect(statements.filter(({ id }) => !/^[AB]\d(\.\d)? [^,()%$]+$/.test(id))).toEqual([]);
    expect(statements.filter(({ text }) => !/^\S.*\.$/.test(text))).toEqual([]);
  });
});
