import { Refusal } from '../envelope.js';
import { addFavourite, contentExists, removeFavourite } from '../repositories/favourites.js';
import type { Services } from '../services.js';
import { loggedIn, type Operations } from './operation.js';

export function favouriteOperations({ db }: Services): Pick<Operations, 'addFavourite' | 'cancelFavourite'> {
  return {
    async addFavourite({ body, user }) {
      const favourite = { userId: loggedIn(user).id, type: body.type, contentId: Number(body.content_id) };
      if (!(await contentExists(db, favourite.type, favourite.contentId))) {
        throw Refusal.noSuchItem('该内容不存在或已下架');
      }
      await addFavourite(db, favourite);
      return { data: null, msg: '收藏成功' };
    },

    async cancelFavourite({ body, user }) {
      await removeFavourite(db, {
        userId: loggedIn(user).id,
        type: body.type,
        contentId: Number(body.content_id),
      });
      return { data: null, msg: '已取消收藏' };
    },
  };
}
