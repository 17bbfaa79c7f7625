import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Page, Request } from '@playwright/test';

interface Operation {
  operationId: string;
  responses: { '200': { content: { 'application/json'?: { examples?: { success?: { value: object } } } } } };
}

const DESCRIPTION = join(import.meta.dirname, '../../../openapi/dist/openapi.json');

async function readAnswers(): Promise<Map<string, object>> {
  const { paths } = JSON.parse(await readFile(DESCRIPTION, 'utf8')) as {
    paths: Record<string, Record<string, Operation>>;
  };
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.values(methods).flatMap(({ operationId, responses }) => {
        const value = responses['200'].content['application/json']?.examples?.success?.value;
        // What changes nothing is named so in the description.
        return /^(?:get|list)[A-Z]/.test(operationId) || value === undefined ? [] : [[path, value] as const];
      }),
    ),
  );
}

let answers: Promise<Map<string, object>> | undefined;

/** Gives calls that would change the server the success of the description: other tests read the same data. */
export async function answerWrites(page: Page): Promise<void> {
  answers ??= readAnswers();
  const known = await answers;
  await page.route(
    ({ pathname }) => known.has(pathname),
    (route) => route.fulfill({ json: known.get(new URL(route.request().url()).pathname) }),
  );
}

/** Lets the page wait for its calls that are under way. */
export async function exposeCallsEnded(page: Page): Promise<void> {
  const underWay = new Set<Request>();
  let ended: (() => void) | undefined;
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') underWay.add(request);
  });
  const remove = (request: Request) => {
    underWay.delete(request);
    if (underWay.size === 0) ended?.();
  };
  page.on('requestfinished', remove);
  page.on('requestfailed', remove);
  await page.exposeFunction('callsEnded', async () => {
    if (underWay.size > 0)
      await new Promise<void>((resolve) => {
        ended = resolve;
      });
  });
}
