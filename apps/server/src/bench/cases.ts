export interface BenchContext {
  token: string;
  tokens: readonly string[];
  /** What people may search for: pairs of characters from the titles. */
  texts: readonly string[];
  script: string;
  /** A multipart body with a picture of ordinary size. */
  form: { body: Buffer; contentType: string };
}

export interface BenchRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

/** Which server gets the requests: as in production, or one that visitors share no answers of. */
export type Target = 'shared' | 'unshared';

export interface BenchCase {
  name: string;
  target: Target;
  requests: (context: BenchContext) => BenchRequest[];
  /** The route of `bare-routes.ts` that it is compared with; it gets the same bodies. */
  bare?: string;
  /** Each request of any connection is the next one; otherwise each connection sends all of them in turn. */
  isVaried?: boolean;
  /** A write or a slow search: measured in one process only, and not compared. */
  isExtra?: boolean;
}

export const inputs = {
  account: { account: '13800000003', password: 'Inkstone2026' },
  pageSize: 8,
  booksPerPage: 20,
  /** A page that only a large catalogue has; a small catalogue returns an empty list. */
  farPage: 50_000,
  /** Books, papers and pages 1 to this are requested in turn. */
  inTurn: 50,
  bookPages: 10,
  accounts: 200,
} as const;

const { account, pageSize, booksPerPage, farPage, inTurn, bookPages } = inputs;

export const cases: readonly BenchCase[] = [
  { name: 'base script', target: 'shared', requests: ({ script }) => [get(script)], bare: '/script' },
  { name: 'menu', target: 'shared', requests: () => [get('/api/config/column')], bare: '/menu' },
  { name: 'paper list', target: 'shared', requests: () => [papers({ page: 1 })], bare: '/papers' },
  {
    name: 'paper list, 50 pages in turn',
    target: 'shared',
    requests: () => each((page) => papers({ page })),
    bare: '/papers',
  },
  {
    name: 'paper list, logged in',
    target: 'shared',
    requests: ({ token }) => [papers({ page: 1 }, { token })],
    bare: '/papers',
  },
  {
    name: 'paper list, 200 accounts',
    target: 'shared',
    requests: ({ tokens }) => tokens.map((token) => papers({ page: 1 }, { token })),
    isVaried: true,
    bare: '/papers',
  },
  {
    name: 'paper list, not shared',
    target: 'unshared',
    requests: () => [papers({ page: 1 })],
    bare: '/papers',
  },
  {
    name: 'paper list, 50 pages in turn, not shared',
    target: 'unshared',
    requests: () => each((page) => papers({ page })),
    isVaried: true,
    bare: '/papers',
  },
  { name: 'book list', target: 'shared', requests: () => [books()], bare: '/books' },
  { name: 'book list, not shared', target: 'unshared', requests: () => [books()], bare: '/books' },
  {
    name: 'book list, 10 pages in turn, not shared',
    target: 'unshared',
    requests: () => each((page) => books({ page }), bookPages),
    isVaried: true,
    bare: '/books',
  },
  { name: 'book, 50 in turn', target: 'shared', requests: () => each((id) => book(id)), bare: '/book' },
  {
    name: 'book, 50 in turn, logged in',
    target: 'shared',
    requests: ({ token }) => each((id) => book(id, { token })),
    bare: '/book',
  },
  {
    name: 'book, 200 accounts',
    target: 'shared',
    requests: ({ tokens }) => tokens.map((token, index) => book(1 + (index % inTurn), { token })),
    isVaried: true,
    bare: '/book',
  },
  {
    name: 'book, 50 in turn, not shared',
    target: 'unshared',
    requests: () => each((id) => book(id)),
    isVaried: true,
    bare: '/book',
  },
  extra('paper page 50,000', () => [papers({ page: farPage })]),
  extra('paper list, filtered', () => [papers({ grade_id: 169, subject_id: 2, page: 1 })]),
  extra('paper search', () => [papers({ search: '三角函数', page: 1 })]),
  extra('paper search, common word', () => [papers({ search: '数学', page: 1 })]),
  extra('paper search, as initials', () => [papers({ search: 'sjhs', page: 1 })]),
  extra('book search', () => [books({ search: '数学' })]),
  varied('paper search, each another', ({ texts }) => searches(texts, papers)),
  varied('book search, each another', ({ texts }) => searches(texts, books)),
  extra('paper, counts the view', () => each((id) => json('/api/exam/detail', { id }))),
  extra('add a favourite', ({ token }) =>
    each((id) => json('/api/user_favorites/add', { type: 2, content_id: id }, { token })),
  ),
  extra('log in', () => [json('/api/login/login', account)]),
  extra('upload a picture', ({ form }) => [
    {
      method: 'POST',
      path: '/api/sale_auth/upload_file',
      headers: { 'content-type': form.contentType },
      body: form.body,
    },
  ]),
];

function extra(name: string, requests: BenchCase['requests']): BenchCase {
  return { name, target: 'unshared', requests, isExtra: true };
}

function varied(name: string, requests: BenchCase['requests']): BenchCase {
  return { ...extra(name, requests), isVaried: true };
}

/** More than a case sends: hardly one is the same as an earlier one. */
function searches(texts: readonly string[], toRequest: (body: object) => BenchRequest): BenchRequest[] {
  return [1, 2, 3].flatMap((page) => texts.map((search) => toRequest({ search, page })));
}

function papers(body: object, headers?: object): BenchRequest {
  return json('/api/exam/list', { psize: pageSize, ...body }, headers);
}

function books(body: object = {}): BenchRequest {
  return json('/api/book/index', { page: 1, psize: booksPerPage, ...body });
}

function book(id: number, headers?: object): BenchRequest {
  return json('/api/book/info', { book_id: id }, headers);
}

function get(path: string): BenchRequest {
  return { method: 'GET', path, headers: {} };
}

function json(path: string, body: object, headers: object = {}): BenchRequest {
  return {
    method: 'POST',
    path,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

function each(toRequest: (number: number) => BenchRequest, length: number = inTurn): BenchRequest[] {
  return Array.from({ length }, (_, index) => toRequest(index + 1));
}
