import type { Operation } from '../description.js';

/**
 * Paths of answers where the contract does not notice a change, with the reason. A change that passes unnoticed without a
 * reason fails the check, and so does a reason that is not needed any more.
 */
export const accepted: Partial<Record<Operation['operationId'], Record<string, string>>> = {
  getBook: {
    'data.subject_list[].id': '页面只显示学科的名称，编号无人读取',
  },
  getPaperPreview: {
    'data.page_counts': '只给整份文件的后端可以不给，页面就自己数、自己截',
    'data.page_counts[]': '随 page_counts 一起可以不给',
  },
  getPaperSizes: {
    'data[].pages': '还没有数过页的试卷可以不给，页面就只说大小',
  },
  getSiteConfig: {
    'data.share_cards': '有公众号的后端才给，没有就不去取微信的签名',
  },
  getStudentApplication: {
    'data.descr': '未通过的原因可有可无，没有就只说未通过，所以不要求',
  },
  listArticles: {
    'data.list[].img_type': '没有图的文章不谈图怎么摆；有图的栏目都要求它',
  },
  listBookErrata: {
    'data.isbn': '只用来把书号填进纠错的表单，没有就由读者自己填',
  },
  listSlides: {
    'data[].intro': '标题下可有可无的一句话，没有就不显示，所以不要求',
  },
  queryShopApplication: {
    'data.round': '只有让人改后再交的后端才给，没有就按第一次说',
    'data.data_reason': '只有逐项退回的后端才给，没有就只显示 descr',
    'data.refused_papers': '只有逐张退回的后端才给，没有就整份重填',
  },
  submitShopApplication: {
    'data.pass': '只有让人改后再交的后端才给，没有就按新的申请交',
  },
};
