import type { Result } from '../certify.js';
import type { Contract } from '../contract.js';
import { sentence } from '../differences.js';
import { showAnswered, type Shown, showSent, showStates } from '../show.js';
import { byTag, countsOf } from '../summary.js';
import { escape } from './escape.js';

/** The result for CI servers: each tag is a test suite, each interaction a test case. */
export function writeJunit(contract: Contract, results: readonly Result[]): string {
  const suites = byTag(contract, results).map(({ title, name, results: own }) =>
    element('testsuite', { name: `${title} ${name}`, ...totals(own) }, own.map(testCase)),
  );
  const all = element('testsuites', { name: 'inkstone-contracts', ...totals(results) }, suites);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${all}\n`;
}

function totals(results: readonly Result[]): Record<string, string> {
  const { failed, notRun } = countsOf(results);
  const milliseconds = results.reduce((sum, { exchange }) => sum + (exchange?.milliseconds ?? 0), 0);
  return {
    tests: String(results.length),
    failures: String(failed),
    skipped: String(notRun),
    time: seconds(milliseconds),
  };
}

function testCase(result: Result): string {
  const { interaction, reference, outcome, exchange, reason = '' } = result;
  const attributes = {
    name: interaction.description,
    classname: `${reference.tag}.${reference.operationId}`,
    time: seconds(exchange?.milliseconds ?? 0),
  };
  if (outcome === 'passed') return element('testcase', attributes, []);
  const inside = outcome === 'failed' ? failure(result) : element('skipped', { message: reason }, []);
  return element('testcase', attributes, [inside]);
}

function failure({ interaction, reference, differences, exchange }: Result): string {
  const { sent, answered } = exchange ?? {};
  const lines = differences.map(sentence);
  const text = [
    ...lines,
    `前提：${showStates(interaction).join('；')}`,
    ...(sent === undefined ? [] : ['发出：', messageText(showSent(sent))]),
    ...(answered === undefined ? [] : ['收到：', messageText(showAnswered(answered))]),
    `规格：${reference['x-spec']}`,
  ].join('\n');
  return element('failure', { message: lines.join('；') }, [escape(text)]);
}

function messageText({ line, headers, body }: Shown): string {
  return [line, ...headers, ...(body === '' ? [] : ['', body])].join('\n');
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(3);
}

function element(name: string, attributes: Record<string, string>, inside: readonly string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`);
  const open = `<${name}${written.join('')}`;
  return inside.length === 0 ? `${open}/>` : `${open}>${inside.join('\n')}</${name}>`;
}
