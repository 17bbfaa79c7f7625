import { Refusal } from '../../errors/refusal.js';
import { countedReader, countOnce } from '../../shared/count-once.queries.js';
import { fileLinks } from '../../shared/file-links.js';
import { notShown } from '../../shared/not-shown.js';
import { loggedIn, type Operations } from '../../shared/operation.js';
import { toPage } from '../../shared/paging.js';
import { toUsualForms } from '../../shared/search/forgiving-search.js';
import type { Services } from '../../shared/services.js';
import { toFilter } from './facets.queries.js';
import { InvalidInput } from '../../errors/invalid-input.js';
import { findPaperFiles, takePaperFiles } from './files.queries.js';
import { createTextSearch } from './found/found.js';
import { soughtText } from './found/words.js';
import { examHome } from './home.queries.js';
import { createPaperCatalogue, listPapers } from './list.queries.js';
import { viewPaper } from './papers.queries.js';
import { createPaperPreviews } from './previews.js';
import { paperProperties } from './properties.queries.js';
import { createVersionReader } from './version.queries.js';

const papersPerPage = 8;
const foundPerPage = 20;

export function paperOperations(services: Services) {
  const { db, keys, links, forgivingSearch } = services;
  const readVersion = createVersionReader(db);
  const catalogue = createPaperCatalogue(db, readVersion);
  const findInTexts = createTextSearch(catalogue, readVersion);
  const paperPreviews = createPaperPreviews(services);
  return {
    async getExamHome({ body, user }) {
      const data = await forgivingSearch.find(body.search, (search) =>
        examHome(catalogue, { ...toFilter(body), search }, user?.id),
      );
      return { data };
    },

    async listPapers({ body, user }) {
      const filter = { ...toFilter(body), is_hot: body.is_hot };
      const order = body.is_recommended === true ? 'mostDownloaded' : 'newest';
      const page = toPage(body, papersPerPage);
      const data = await forgivingSearch.find(body.search, (search) =>
        listPapers(catalogue, { ...filter, search }, order, page, user?.id),
      );
      return { data };
    },

    async findInPapers({ body, user }) {
      const page = toPage(body, foundPerPage);
      const find = (search: string | undefined) => {
        const sought = soughtText(search);
        if (sought === undefined) throw new InvalidInput([{ field: 'search', message: noLetters }]);
        return findInTexts(toFilter(body), sought, page, user?.id);
      };
      const text = toUsualForms(body.search ?? '');
      // Pinyin has letters. Chinese words that no paper has are not read as others, which a title has.
      const data = /[a-z]/i.test(text) ? await forgivingSearch.find(text, find) : await find(text);
      return { data };
    },

    async getPaper({ body, user, isOwnCall, ...caller }) {
      const reader = countedReader(keys.codes, { user, ...caller });
      const views = isOwnCall ? 0 : await countOnce(db, 'paper view', body.id, reader);
      const paper = await viewPaper(db, body.id, user?.id, views);
      if (paper === undefined) throw await notShown(db, 'all_papers', body.id);
      return { data: paper };
    },

    async getPaperPreview({ body }) {
      const { name, fileKeys } = orGone(await findPaperFiles(db, body.id));
      const previews = await paperPreviews.of(fileKeys);
      if (previews === undefined) throw Refusal.noSuchItem('该试卷暂无预览，登录后可下载');
      const url = fileLinks(links, { name: `${name}（预览）`, fileKeys: previews.map(({ key }) => key) });
      return { data: { url, page_counts: previews.map(({ pageCount }) => pageCount) } };
    },

    async getPaperFiles({ body, user }) {
      const files = orGone(await takePaperFiles(db, body.id, loggedIn(user).id));
      return { data: { url: fileLinks(links, files) } };
    },

    getPaperProperties: async () => ({ data: await paperProperties(db) }),
  } satisfies Partial<Operations>;
}

const noLetters = '标点和表情没有字可找，写一个字、一个词或一句话';

function orGone<Found>(paper: Found | undefined): Found {
  if (paper === undefined) throw Refusal.noSuchItem('该试卷不存在或已下架');
  return paper;
}
