import { operationsOf } from './description.mjs';
import { refusalsOf } from './refusals.mjs';
import { sampleRequest } from './requests.mjs';
import { ORIGIN, samplesOf } from './samples.mjs';

/**
 * @import { Description } from './description.mjs'
 * @import { Refusal } from './refusals.mjs'
 *
 * @typedef {object} OperationGuide
 * @property {Refusal[]} refusals
 * @property {Awaited<ReturnType<typeof samplesOf>>} samples
 * @property {string} verify the command that certifies a server in this operation
 */

/**
 * What the page shows in addition to the description, by method and path, as in `get /api/book/new`.
 *
 * @param {Description} description
 * @returns {Promise<Record<string, OperationGuide>>}
 */
export async function guideOf(description) {
  /** @type {Record<string, OperationGuide>} */
  const guide = {};
  for (const entry of operationsOf(description)) {
    const { path, method, operation } = entry;
    guide[`${method} ${path}`] = {
      refusals: refusalsOf(description, operation),
      samples: await samplesOf(sampleRequest(description, entry)),
      verify: `npx inkstone-contracts verify --base-url ${ORIGIN} --states-url http://127.0.0.1:9090 --only ${operation.operationId}`,
    };
  }
  return guide;
}
