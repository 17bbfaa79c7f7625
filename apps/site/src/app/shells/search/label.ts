export const SEARCH_LABEL = '搜索图书、试卷';
