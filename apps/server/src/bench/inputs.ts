/** What both servers are asked: the three high school grades' books, one book, one account. */
export const listFilter = { gradeId: 9 };
export const listPage = { limit: 20, offset: 0 };
export const demoAccount = { account: '13800000003', password: 'Inkstone2026' };
