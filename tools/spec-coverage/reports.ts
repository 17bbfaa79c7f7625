import { relative, sep } from 'node:path';
import { specIdsIn, withoutSpecIds } from './tags.js';

/** A test that a runner has run. */
export interface ReportedTest {
  /** Path from the root of the repository, with forward slashes. */
  file: string;
  /** Titles of the suites around it and its own, without the ids of statements. */
  title: string;
  /** The statements that it names. */
  specIds: string[];
  /** Operations that it called on the reference server. */
  operations: string[];
}

interface VitestTest {
  ancestorTitles: string[];
  title: string;
  status: string;
  meta?: {
    /** Recorded by the server tests' `call`. */
    operations?: string[];
    /** Reports that a story has added; see `.storybook/preview.tsx`. */
    reports?: { type: string; result: unknown }[];
  };
}

export interface VitestReport {
  testResults: { name: string; assertionResults: VitestTest[] }[];
}

interface PlaywrightSuite {
  title: string;
  specs?: { title: string; file: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

export interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
}

/**
 * The tests in a runner's JSON report. A failed test counts, as the run fails because of it anyway; a skipped one does
 * not.
 *
 * @param root folder of the repository
 */
export function testsIn(report: VitestReport | PlaywrightReport, root: string): ReportedTest[] {
  return 'testResults' in report ? vitestTests(report, root) : playwrightTests(report, root);
}

function vitestTests({ testResults }: VitestReport, root: string): ReportedTest[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ ancestorTitles, title, meta }) => ({
        ...named(pathFrom(root, name), [...ancestorTitles, title], storyIds(meta)),
        operations: meta?.operations ?? [],
      })),
  );
}

function storyIds(meta: VitestTest['meta']): string[] {
  return (meta?.reports ?? [])
    .filter(({ type }) => type === 'spec')
    .flatMap(({ result }) => (result as { ids: string[] }).ids);
}

function playwrightTests({ config, suites }: PlaywrightReport, root: string): ReportedTest[] {
  const within = (suite: PlaywrightSuite, titles: string[]): ReportedTest[] => [
    ...(suite.specs ?? [])
      .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
      .map(({ file, title }) => ({
        ...named(pathFrom(root, `${config.rootDir}/${file}`), [...titles, title], []),
        operations: [],
      })),
    ...(suite.suites ?? []).flatMap((inner) => within(inner, [...titles, inner.title])),
  ];
  // The outermost suites are the files.
  return suites.flatMap((file) => within(file, []));
}

function named(file: string, titles: string[], moreIds: string[]) {
  const title = titles.join(' › ');
  return { file, title: withoutSpecIds(title), specIds: [...specIdsIn(title), ...moreIds] };
}

function pathFrom(root: string, file: string): string {
  return relative(root, file).split(sep).join('/');
}
