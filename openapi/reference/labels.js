/** What Swagger UI says in English only; it has no translations. By the whole text of an element. */
const WORDS = new Map([
  ['Authorize', '填写令牌'],
  ['Available authorizations', '令牌'],
  ['Close', '关闭'],
  ['Logout', '清除'],
  ['Servers', '服务器'],
  ['Parameters', '参数'],
  ['Request body', '请求体'],
  ['Responses', '回答'],
  ['Server response', '服务器的回答'],
  ['Response body', '回答的正文'],
  ['Response headers', '回答的头'],
  ['Request URL', '请求地址'],
  ['Request duration', '用时'],
  ['Details', '详情'],
  ['Download', '下载'],
  ['Code', '状态码'],
  ['Description', '说明'],
  ['Name', '名字'],
  ['Links', '链接'],
  ['No links', '无'],
  ['No parameters', '没有参数'],
  ['Media type', '媒体类型'],
  ['Examples', '样例'],
  ['Examples:', '样例：'],
  ['Example', '例'],
  ['Example Value', '样例'],
  ['Schema', '字段'],
  ['Extensions', '标记'],
  ['Try it out', '试一试'],
  ['Execute', '发送'],
  ['Cancel', '取消'],
  ['Clear', '清空'],
  ['Reset', '还原'],
  ['required', '必填'],
  ['Loading...', '正在读取'],
]);

/** Names of the selects, by a selector. */
const SELECTS = [
  ['#servers', '服务器'],
  ['.examples-select-element', '样例'],
  ['select', '选项'],
];

/** @param {ParentNode} root */
function translate(root) {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const word = WORDS.get(text.nodeValue?.trim() ?? '');
    // The names of fields and the examples are not labels.
    if (
      word !== undefined &&
      text.parentElement?.closest('.model, pre, .guide, .renderedMarkdown') === null
    ) {
      text.nodeValue = word;
    }
  }
}

/** @param {ParentNode} root */
function name(root) {
  for (const [selector = '', label = ''] of SELECTS) {
    for (const select of root.querySelectorAll(`${selector}:not([aria-label])`))
      select.setAttribute('aria-label', label);
  }
  // They scroll, and the keyboard must reach them.
  for (const code of root.querySelectorAll('pre:not([tabindex])')) {
    code.setAttribute('tabindex', '0');
    code.setAttribute('role', 'group');
    code.setAttribute('aria-label', '代码');
  }
}

/**
 * Gives Swagger UI's page Chinese labels, and names to what has none, now and after every change.
 *
 * @param {HTMLElement} root
 */
export function label(root) {
  const apply = () => {
    translate(root);
    name(root);
  };
  new MutationObserver(apply).observe(root, { childList: true, subtree: true, characterData: true });
  apply();
}

/**
 * Repairs Swagger UI's structure: a link in a button cannot be reached by keyboard and screen reader; its title breaks
 * the order of headings; server and token are outside of all landmarks.
 *
 * @param {{ React: import('./react.d.ts').React }} system
 */
export function structurePlugin({ React }) {
  const h = React.createElement;
  const landmark = (/** @type {string} */ name) => (/** @type {unknown} */ Original) =>
    function Landmark(/** @type {object} */ props) {
      return h('section', { 'aria-label': name }, h(Original, props));
    };
  return {
    wrapComponents: {
      DeepLink: () =>
        function Path(/** @type {{ text: unknown }} */ { text }) {
          return h('span', null, text);
        },
      InfoContainer: () => () => null,
      ServersContainer: landmark('服务器'),
      AuthorizeBtnContainer: landmark('令牌'),
    },
  };
}
