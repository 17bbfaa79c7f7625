/** The menu comes with the migrations; the entry of the company bears its name. */
export const menuTitles = [{ id: 23, title: '走进砚田' }] as const;
