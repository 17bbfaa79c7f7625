import { Refusal } from '../../errors/refusal.js';
import { fileLinks } from '../../shared/file-links.js';
import { loggedIn, type Operations } from '../../shared/operation.js';
import { toPage } from '../../shared/paging.js';
import { deleteRecord } from '../../shared/personal-records.queries.js';
import type { Services } from '../../shared/services.js';
import { uploadLinkSeconds } from '../../shared/uploads.queries.js';
import { listMyActivities } from './my-activities.queries.js';
import { listMyBooks } from './my-books.queries.js';
import { listMyDownloads, takeMyDownloadAgain } from './my-downloads.queries.js';

const itemsPerPage = 10;

export function personalOperations({ db, links }: Services) {
  return {
    async listMyBooks({ body, user }) {
      return { data: await listMyBooks(db, loggedIn(user).id, toPage(body, itemsPerPage)) };
    },

    async listMyDownloads({ body, user }) {
      const page = toPage(body, itemsPerPage);
      return { data: await listMyDownloads(db, loggedIn(user).id, body.type, page) };
    },

    async deleteMyDownload({ body, user }) {
      if (!(await deleteRecord(db, 'downloads', { userId: loggedIn(user).id, id: body.id }))) {
        throw Refusal.noSuchItem('该下载记录不存在或已删除');
      }
      return { data: null, msg: '删除成功' };
    },

    async getMyDownloadFiles({ body, user }) {
      const taken = await takeMyDownloadAgain(db, loggedIn(user).id, body.id);
      if (taken === undefined) throw Refusal.noSuchItem('该下载记录不存在，或内容已下架');
      return { data: { url: fileLinks(links, taken) } };
    },

    async listMyActivities({ body, user }) {
      const { list, count } = await listMyActivities(db, loggedIn(user).id, toPage(body, itemsPerPage));
      const withLinks = list.map(({ files, ...activity }) => ({
        ...activity,
        files: files.map(({ key, name }) => links.create(key, name, uploadLinkSeconds)).join(','),
      }));
      return { data: { list: withLinks, count } };
    },
  } satisfies Partial<Operations>;
}
