import { describe, expectTypeOf, it } from 'vitest';

import { createApiClient, type ApiClient } from '../src/client.js';
import { createMemorySession } from '../src/session.js';
import type { Book, BookSummary, ContentType, UserSession } from '../src/types.js';
import type {
  Answer,
  BodyOf,
  FormOf,
  GetData,
  PostData,
  PostPath,
  QueryOf,
  UploadPath,
} from '../src/wire.js';

/* The compiler checks these: a looser type in the description fails the type check. */
describe('types of the wire', () => {
  it('are those of the data in a successful envelope', () => {
    expectTypeOf<PostData<'/api/book/info'>>().toEqualTypeOf<Book>();
    expectTypeOf<PostData<'/api/login/login'>>().toEqualTypeOf<UserSession>();
    expectTypeOf<PostData<'/api/user_favorites/add'>>().toEqualTypeOf<null>();
    expectTypeOf<GetData<'/api/book/new'>>().toEqualTypeOf<BookSummary[]>();
    expectTypeOf<PostData<'/api/book/index'>>().toEqualTypeOf<{ list: BookSummary[]; count: number }>();
  });

  it('give the fields of a request', () => {
    expectTypeOf<BodyOf<'/api/user_favorites/add'>>().toEqualTypeOf<{
      type: ContentType;
      content_id: number | string;
    }>();
    expectTypeOf<QueryOf<'/api/config/slideshow'>>().toEqualTypeOf<{ column_id: number }>();
    expectTypeOf<QueryOf<'/api/book/new'>>().toEqualTypeOf<Record<string, never>>();
    expectTypeOf<ContentType>().toEqualTypeOf<1 | 2 | 3 | 4 | 5>();
  });

  it('reject a path of the other method', () => {
    type GetPath = Parameters<ApiClient['get']>[0];
    expectTypeOf<'/api/book/new'>().toExtend<GetPath>();
    expectTypeOf<'/api/book/info'>().not.toExtend<GetPath>();
  });

  it('have files as blobs, and reject paths that accept no form', () => {
    expectTypeOf<FormOf<'/api/sale_auth/upload_file'>>().toEqualTypeOf<{ file: Blob }>();
    expectTypeOf<FormOf<'/api/article/activity_file'>['id']>().toEqualTypeOf<number | string>();
    expectTypeOf<'/api/sale_auth/upload_file'>().not.toExtend<PostPath>();
    expectTypeOf<'/api/book/info'>().not.toExtend<UploadPath>();
  });

  it('accept a path that offers JSON and a form with both', () => {
    expectTypeOf<'/api/user/update_userinfo'>().toExtend<PostPath & UploadPath>();
    expectTypeOf<BodyOf<'/api/user/update_userinfo'>>().not.toHaveProperty('avatar');
    expectTypeOf<FormOf<'/api/user/update_userinfo'>>().toHaveProperty('avatar');
    expectTypeOf<FormOf<'/api/user/update_userinfo'>['avatar']>().toEqualTypeOf<Blob | undefined>();
  });

  it('are those of the methods of the client', () => {
    const client = createApiClient({ baseUrl: '', session: createMemorySession() });
    expectTypeOf(client.post<'/api/book/info'>).returns.toEqualTypeOf<Promise<Answer<Book>>>();
  });
});
