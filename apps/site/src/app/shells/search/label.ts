/** The name of the search box in both shells. */
export const SEARCH_LABEL = '搜索图书、试卷';
