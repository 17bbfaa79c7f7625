export interface SearchPlace {
  label: string;
  placeholder: string;
}

/** All lists with a search text (Spec A 2; Spec B 2.1 to 2.4), with the names of their routes. */
export const searchPlaces = {
  /** addedServices */
  books: { label: '搜索图书', placeholder: '请输入书名' },
  /** boutiqueTaobaoQuestions, listenBig */
  papers: { label: '搜索试卷', placeholder: '请输入试卷名称关键字' },
  /** research */
  research: { label: '搜索教研项目', placeholder: '请输入项目名称关键字' },
  /** teachingActivities */
  teachingActivities: { label: '搜索教学活动', placeholder: '请输入活动名称关键字' },
  /** studentWorld, studentWorldList */
  studentWorld: { label: '搜索学生天地', placeholder: '请输入标题关键字' },
  /** KnowledgeDrivenGoods */
  knowledge: { label: '搜索知识干货', placeholder: '请输入文章标题关键字' },
  /** parentChildGarden */
  garden: { label: '搜索亲子园地', placeholder: '请输入文章标题关键字' },
  /** talkPolicies */
  policies: { label: '搜索聊政策', placeholder: '请输入政策标题关键字' },
  /** checkTheProcess, checkTheProcessList */
  process: { label: '搜索办事流程', placeholder: '请输入流程名称关键字' },
  /** findAUniversity */
  universities: { label: '搜索大学', placeholder: '请输入大学名称' },
  /** fractionBar (Spec B 2.3) */
  scoreLines: { label: '查询分数线', placeholder: '请输入关键字（省份/年份/分数）' },
  /** authorizedOnlineShop */
  onlineShops: { label: '搜索授权网店', placeholder: '请输入店铺名称或授权编号' },
  /** offlineAgent (Spec B 2.4) */
  offlineStores: { label: '搜索线下书店', placeholder: '请输入城市/书店名称' },
} as const satisfies Readonly<Record<string, SearchPlace>>;

export type SearchPlaceName = keyof typeof searchPlaces;
