import type { Buffer } from 'node:buffer';

/** What the requests of every case are built from. */
export interface BenchContext {
  /** Login token of the demonstration teacher. */
  token: string;
  /** A multipart body with a picture of ordinary size. */
  form: { body: Buffer; contentType: string };
}

export interface BenchRequest {
  path: string;
  headers: Record<string, string>;
  body: string | Buffer;
}

export interface BenchCase {
  /** The case's name in the printed table. */
  name: string;
  /** Requests that are sent in turn. */
  requests: (context: BenchContext) => BenchRequest[];
}

/** Inputs shared by a case and its bare route. */
export const inputs = {
  account: { account: '13800000003', password: 'Inkstone2026' },
  filter: { gradeId: 169, subjectId: 2 },
  search: '三角函数',
  commonSearch: '数学',
  pageSize: 8,
  /** A page that only a large catalogue has; a small catalogue returns an empty list. */
  farPage: 50_000,
  /** Books and papers 1 to this id are requested in turn. */
  ids: 100,
} as const;

export type CaseName =
  | 'list'
  | 'far'
  | 'filter'
  | 'search'
  | 'common'
  | 'books'
  | 'paper'
  | 'book'
  | 'favourite'
  | 'login'
  | 'upload';

const { account, filter, search, commonSearch, pageSize, farPage, ids } = inputs;
const list = '/api/exam/list';

/** In the order of the printed table. */
export const cases: Record<CaseName, BenchCase> = {
  list: { name: '试卷列表', requests: () => [json(list, { page: 1, psize: pageSize })] },
  far: { name: '试卷第 50000 页', requests: () => [json(list, { page: farPage, psize: pageSize })] },
  filter: {
    name: '试卷筛选',
    requests: () => [
      json(list, { grade_id: filter.gradeId, subject_id: filter.subjectId, page: 1, psize: pageSize }),
    ],
  },
  search: { name: '试卷检索', requests: () => [json(list, { search, page: 1, psize: pageSize })] },
  common: {
    name: '试卷检索，常见词',
    requests: () => [json(list, { search: commonSearch, page: 1, psize: pageSize })],
  },
  books: {
    name: '图书检索',
    requests: () => [json('/api/book/index', { search: commonSearch, page: 1, psize: 20 })],
  },
  paper: { name: '试卷详情', requests: () => eachId((id) => json('/api/exam/detail', { id })) },
  book: { name: '图书详情', requests: () => eachId((id) => json('/api/book/info', { book_id: id })) },
  favourite: {
    name: '加入收藏',
    requests: ({ token }) =>
      eachId((id) => json('/api/user_favorites/add', { type: 2, content_id: id }, { token })),
  },
  login: { name: '登录', requests: () => [json('/api/login/login', account)] },
  upload: {
    name: '上传图片',
    requests: ({ form }) => [
      {
        path: '/api/sale_auth/upload_file',
        headers: { 'content-type': form.contentType },
        body: form.body,
      },
    ],
  },
};

export const caseNames = Object.keys(cases) as CaseName[];

function json(path: string, body: object, headers: Record<string, string> = {}): BenchRequest {
  return { path, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

function eachId(toRequest: (id: number) => BenchRequest): BenchRequest[] {
  return Array.from({ length: ids }, (_, index) => toRequest(index + 1));
}
