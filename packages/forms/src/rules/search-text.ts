import { text } from './text.js';

/** Most characters of a search text, as the description has them: more the server refuses. */
export const longestSearch = 50;

/** What a list is searched by, without the blanks around it. Nothing is no fault: an empty search lists everything. */
export const searchText = text({ label: '搜索文字', most: longestSearch });
