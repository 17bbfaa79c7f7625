import type { Contract, Interaction, Reference } from '../src/contract.js';

/** A small contract of three tags. */
export const contract: Contract = {
  interactions: [
    interaction('login', 'accounts', {
      description: 'login',
      providerStates: [{ name: 'an account is registered', params: { account: '13800000003' } }],
    }),
    interaction('getBook', 'books', {
      description: 'getBook for a visitor',
      providerStates: [
        { name: 'there is a book', params: { book_id: 128 } },
        { name: 'nobody is logged in' },
      ],
    }),
    interaction('getBook', 'books', {
      description: 'getBook with an invalid id',
      providerStates: [{ name: 'nobody is logged in' }],
    }),
    interaction('listArticles', 'articles', {
      description: 'listArticles of company news',
      providerStates: [{ name: 'a column has an article', params: { column_id: 39 } }],
    }),
  ],
  metadata: {
    inkstone: {
      version: '0.1.0',
      tags: [
        { name: 'accounts', title: '账户' },
        { name: 'books', title: '图书' },
        { name: 'articles', title: '文章' },
      ],
    },
  },
};

function interaction(
  operationId: string,
  tag: string,
  about: Pick<Interaction, 'description' | 'providerStates'>,
): Interaction {
  const openapi: Reference = {
    operationId,
    tag,
    summary: `${operationId} 的说明`,
    'x-spec': 'A 3 / B 7',
    'x-permission': 'visitor',
  };
  return {
    ...about,
    comments: { references: { openapi } },
    request: { method: 'POST', path: `/api/${operationId}` },
    response: {
      status: 200,
      body: {
        content: {
          code: 200,
          msg: '成功',
          data: { list: [{ id: 1, title: '捐书进乡村', price: 46.8 }], count: 1 },
        },
      },
      matchingRules: {
        body: {
          '$.msg': { matchers: [{ match: 'type' }] },
          '$.data.list': { matchers: [{ match: 'type', min: 1 }] },
          '$.data.list[*].id': { matchers: [{ match: 'integer' }] },
          '$.data.list[*].title': { matchers: [{ match: 'type' }] },
          '$.data.list[*].price': { matchers: [{ match: 'number' }] },
          '$.data.count': { matchers: [{ match: 'integer' }] },
        },
      },
    },
  };
}

/** The interaction with that description. */
export function asked(description: string): Interaction {
  const found = contract.interactions.find((one) => one.description === description);
  if (found === undefined) throw new Error(`No interaction is called "${description}".`);
  return found;
}
