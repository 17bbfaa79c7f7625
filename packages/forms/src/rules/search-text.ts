import { text } from './text.js';

/** Maximum length of a search text in characters, as in the description; the server refuses a longer one. */
export const longestSearch = 50;

/** The search text of a list, trimmed. It may be empty: an empty search lists everything. */
export const searchText = text({ label: '搜索文字', most: longestSearch });
