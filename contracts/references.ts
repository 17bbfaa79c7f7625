import type { Description } from './description.js';
import type { Contract, Interaction } from './src/contract.js';

/**
 * Adds to each interaction of the pact the facts about its operation, so that the package does not need the description.
 * @param version version of the package
 */
export function withReferences(
  pact: { interactions: Interaction[]; metadata: object },
  { paths, tags }: Description,
  version: string,
): Contract {
  return {
    ...pact,
    interactions: pact.interactions.map((interaction) => {
      const { method, path } = interaction.request;
      const operation = paths[path]?.[method.toLowerCase() as 'get' | 'post'];
      if (operation === undefined) throw new Error(`${method} ${path} is asked for, but not described.`);
      const {
        operationId,
        tags: [tag = ''],
        summary,
      } = operation;
      const marks = {
        'x-spec': operation['x-spec'] ?? '不在规格之内',
        'x-permission': operation['x-permission'],
        ...((operation['x-optional'] === true || tag === 'pages') && { isOptional: true as const }),
      };
      return {
        ...interaction,
        comments: { references: { openapi: { operationId, tag, summary, ...marks } } },
      };
    }),
    metadata: {
      ...pact.metadata,
      inkstone: {
        version,
        tags: tags.map(({ name, 'x-displayName': title }) => ({ name, title })),
      },
    },
  };
}
