import { contentTables, contentTypeLabels } from '../../shared/content-types.js';
import { Refusal } from '../../errors/refusal.js';
import { loggedIn, type Operations } from '../../shared/operation.js';
import { toPage } from '../../shared/paging.js';
import { deleteRecord } from '../../shared/personal-records.queries.js';
import { rowExists } from '../../shared/row-exists.queries.js';
import type { Services } from '../../shared/services.js';
import { addFavourite, removeFavourite } from './favourites.queries.js';
import { listMyFavourites } from './my-favourites.queries.js';

const favouritesPerPage = 10;

export function favouriteOperations({ db }: Services) {
  return {
    async addFavourite({ body, user }) {
      const favourite = { userId: loggedIn(user).id, type: body.type, contentId: body.content_id };
      if (!(await rowExists(db, contentTables[favourite.type], favourite.contentId))) {
        throw Refusal.noSuchItem('该内容不存在或已下架');
      }
      await addFavourite(db, favourite);
      return { data: null, msg: '收藏成功' };
    },

    async cancelFavourite({ body, user }) {
      await removeFavourite(db, {
        userId: loggedIn(user).id,
        type: body.type,
        contentId: body.content_id,
      });
      return { data: null, msg: '已取消收藏' };
    },

    async listFavourites({ body, user }) {
      const page = toPage(body, favouritesPerPage);
      return { data: await listMyFavourites(db, loggedIn(user).id, body.type, page) };
    },

    async deleteFavourite({ body, user }) {
      const favourite = { userId: loggedIn(user).id, id: body.favorite_id };
      if (!(await deleteRecord(db, 'favourites', favourite))) {
        throw Refusal.noSuchItem('该收藏不存在或已取消');
      }
      return { data: null, msg: '已取消收藏' };
    },

    getFavouriteTypes() {
      return Promise.resolve({ data: contentTypeLabels });
    },
  } satisfies Partial<Operations>;
}
