import type { ApiClient } from '../client.js';
import { mutationOptions } from '../options.js';
import { myDownloadsKey } from '../personal/keys.js';
import { splitFiles } from '../rules/files.js';
import type { BookResource } from '../types.js';
import { bookKey } from './keys.js';

/** The resource to download, as the detail of the book lists it. */
export type BookResourceRef = Pick<BookResource, 'id' | 'book_id' | 'resource_id'>;

/**
 * The signed, short-lived URLs of the files of a resource, for client.downloadFile. The server counts the download and
 * records it, so the detail of the book and 我的下载 are refetched.
 */
export function getBookResourceFilesMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['post', '/api/book/get_resource_flie'],
    mutationFn: async ({ id, book_id, resource_id }: BookResourceRef) => {
      const { data } = await client.post('/api/book/get_resource_flie', { id, book_id, resource_id });
      return splitFiles(data.url);
    },
    onSuccess: (_urls, { book_id }, _result, { client: queryClient }) => {
      // Not awaited: the download does not need the new count.
      void queryClient.invalidateQueries({ queryKey: bookKey(book_id) });
      void queryClient.invalidateQueries({ queryKey: myDownloadsKey });
    },
  });
}
