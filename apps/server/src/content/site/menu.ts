/** The menu tree. Ids with a route are those of Spec A 2; parents without a page use 1 to 3. */
export interface MenuItem {
  id: number;
  parentId: number | null;
  title: string;
}

interface Branch {
  id: number;
  title: string;
  children?: readonly { id: number; title: string }[];
}

const branches: readonly Branch[] = [
  { id: 17, title: '首页' },
  {
    id: 1,
    title: '图书中心',
    children: [
      { id: 6, title: '高中图书' },
      { id: 7, title: '初中图书' },
      { id: 8, title: '小学图书' },
      { id: 18, title: '图书检索' },
    ],
  },
  { id: 2, title: '试卷资源', children: [{ id: 19, title: '精品淘题' }] },
  {
    id: 15,
    title: '教师助手',
    children: [
      { id: 24, title: '教研项目' },
      { id: 25, title: '教学活动' },
      { id: 40, title: '项目成果' },
      { id: 46, title: '公益助学' },
    ],
  },
  {
    id: 20,
    title: '学生天地',
    children: [
      { id: 26, title: '知识干货' },
      { id: 27, title: '在线学习' },
      { id: 28, title: '专题活动' },
      { id: 29, title: '作品展示' },
    ],
  },
  {
    id: 21,
    title: '家长学堂',
    children: [
      { id: 34, title: '亲子园地' },
      { id: 30, title: '聊政策' },
      { id: 31, title: '看流程' },
      { id: 32, title: '查分数线' },
      { id: 33, title: '找大学' },
    ],
  },
  {
    id: 3,
    title: '渠道与服务',
    children: [
      { id: 35, title: '授权网店' },
      { id: 36, title: '线下代理' },
      { id: 44, title: '正版查验' },
      { id: 45, title: '图书纠错' },
      { id: 43, title: '个人信息' },
    ],
  },
  { id: 23, title: '走进砚田' },
];

/** Parents come before their children, because of the foreign key. */
export const menuItems: readonly MenuItem[] = [
  ...branches.map(({ id, title }) => ({ id, parentId: null, title })),
  ...branches.flatMap((branch) =>
    (branch.children ?? []).map(({ id, title }) => ({ id, parentId: branch.id, title })),
  ),
];

export function menuRows(): Record<string, unknown>[] {
  return menuItems.map(({ id, parentId, title }, index) => ({
    id,
    parent_id: parentId,
    title,
    type: 1,
    sort: index + 1,
  }));
}
