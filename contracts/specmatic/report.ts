import { XMLParser } from 'fast-xml-parser';

/** One request of Specmatic with its result. */
export interface Scenario {
  method: 'get' | 'post';
  path: string;
  /** The expected status; `4xx` for input that has to be refused. */
  expected: string;
  /** Name of the example from which it was made. */
  example: string | undefined;
  /** How the example was changed. */
  change: string;
  /** What was wrong with the answer. */
  failure: string | undefined;
}

interface JUnitReport {
  testsuite: { testcase: { name: string; failure?: { message: string } }[] };
}

const NAME =
  /Scenario: (?<method>GET|POST) (?<path>\S+) -> (?<expected>\w+)(?: with the request from the example '(?<example>\w+)')?(?<change>.*)/;

/** @throws Error for a test that is not a request, such as a description that Specmatic cannot read */
export function readReport(xml: string): Scenario[] {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    isArray: (name) => name === 'testcase',
    // Line breaks in the messages are escaped as numeric character references.
    // oxlint-disable-next-line typescript/no-deprecated -- its successor wants a decoder of our own
    htmlEntities: true,
  });
  const { testsuite } = parser.parse(xml) as JUnitReport;
  return testsuite.testcase.map(({ name, failure }) => {
    const { method, path, expected, example, change } = NAME.exec(name)?.groups ?? {};
    if (method === undefined || path === undefined || expected === undefined) {
      throw new Error(`${name}: ${failure?.message ?? ''}`);
    }
    return {
      method: method === 'GET' ? 'get' : 'post',
      path,
      expected,
      example,
      change: change ?? '',
      failure: failure?.message,
    };
  });
}
