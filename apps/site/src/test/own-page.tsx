import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router';

import { paths, type PathName } from '../lib/config/paths.js';
import { openDialogs } from './dialogs.js';
import { renderSite, success, type Site, type SiteOptions } from './site.js';

export const DOWNLOADS = '/api/user/download_list';
export const FAVOURITES = '/api/user_favorites/index';
export const MESSAGES = '/api/message/index';
export const TYPES = { 1: '试题资源', 2: '图书', 3: '文章', 4: '活动', 5: '在线课程' };
export const EMPTY = { list: [], count: 0 };

interface PageOptions {
  search?: string;
  visitor?: boolean;
  /** Answers in place of those of an account that has nothing. */
  server?: SiteOptions['server'];
}

/** Opens a page of the personal centre at its route, as its owner or as a visitor. */
export function openOwnPage(
  Screen: ComponentType,
  name: PathName,
  { search = '', visitor = false, server = {} }: PageOptions = {},
): Site {
  openDialogs();
  return renderSite(
    <Routes>
      <Route path={paths[name].pattern} element={<Screen />} />
      <Route path="*" element={<p>别处</p>} />
    </Routes>,
    {
      address: `${paths[name].pattern}${search}`,
      server: {
        '/api/message/unread_message': () => success({ count: 0 }),
        '/api/user_favorites/type_list': () => success(TYPES),
        '/api/user/book_list': () => success(EMPTY),
        '/api/user/activity_list': () => success(EMPTY),
        [DOWNLOADS]: () => success(EMPTY),
        [FAVOURITES]: () => success(EMPTY),
        [MESSAGES]: () => success(EMPTY),
        ...server,
      },
      owner: !visitor,
    },
  );
}
