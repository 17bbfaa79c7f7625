/**
 * @import { React } from './react.d.ts'
 * @import { OperationGuide } from '../scripts/guide/guide.mjs'
 */

/** Names of the samples, in the order of their buttons. */
const LANGUAGES = /** @type {const} */ ({ curl: 'curl', php: 'PHP', java: 'Java', typescript: 'TypeScript' });
/** Stands in the samples for the origin of the API. */
const PLACEHOLDER = 'https://api.example.cn';

/** @typedef {keyof typeof LANGUAGES} Language */

/** @type {Language} The language that was chosen last, also for the operations that are opened later. */
let chosen = 'curl';

/** @returns {Promise<Record<string, OperationGuide>>} by method and path; empty if it cannot be fetched */
export async function readGuide() {
  try {
    const answer = await fetch('./guide.json');
    /** @type {unknown} */
    const guide = answer.ok ? await answer.json() : {};
    return /** @type {Record<string, OperationGuide>} */ (guide);
  } catch {
    return {};
  }
}

/**
 * Shows, above the answers of an operation, its refusals, samples, and the command that verifies it.
 *
 * @param {Record<string, OperationGuide>} guide
 */
export function guidePlugin(guide) {
  return (/** @type {{ React: React }} */ { React }) => {
    const h = React.createElement;

    /** @param {{ text: string; name: string }} props */
    function Code({ text, name }) {
      const [copied, setCopied] = React.useState(false);
      // Without https there is no clipboard; the text can still be selected.
      const copy = () => {
        const clipboard = /** @type {Partial<Navigator>} */ (navigator).clipboard;
        clipboard?.writeText(text).then(
          () => setCopied(true),
          () => undefined,
        );
      };
      return h(
        'div',
        { className: 'guide-code' },
        h('pre', { tabIndex: 0, role: 'group', 'aria-label': name }, h('code', null, text)),
        h(
          'button',
          { type: 'button', onClick: copy, 'aria-label': `复制${name}` },
          copied ? '已复制' : '复制',
        ),
        h('span', { role: 'status', className: 'guide-hidden' }, copied ? '已复制' : ''),
      );
    }

    /** @param {{ samples: OperationGuide['samples'] }} props */
    function Samples({ samples }) {
      const [language, setLanguage] = React.useState(chosen);
      const buttons = /** @type {Language[]} */ (Object.keys(LANGUAGES)).map((key) =>
        h(
          'button',
          {
            key,
            type: 'button',
            'aria-pressed': key === language,
            onClick: () => {
              chosen = key;
              setLanguage(key);
            },
          },
          LANGUAGES[key],
        ),
      );
      const name = `${LANGUAGES[language]} 样例`;
      const text = samples[language].replaceAll(PLACEHOLDER, location.origin);
      return h(
        'div',
        null,
        h('div', { className: 'guide-languages', role: 'group', 'aria-label': '样例的语言' }, ...buttons),
        h(Code, { key: language, text, name }),
      );
    }

    /** @param {{ refusals: OperationGuide['refusals'] }} props */
    function Refusals({ refusals }) {
      if (refusals.length === 0) return h('p', null, '这个接口没有拒绝。');
      const head = ['code', '含义', '提示', '何时'].map((name) => h('th', { key: name, scope: 'col' }, name));
      const rows = refusals.map(({ code, title, messages, when }) =>
        h(
          'tr',
          { key: code },
          h('th', { scope: 'row' }, h('code', null, String(code))),
          h('td', null, title),
          h('td', null, messages.join('；')),
          h('td', null, when.replaceAll('`', '')),
        ),
      );
      return h(
        'div',
        { className: 'scroll', role: 'group', 'aria-label': '拒绝码', tabIndex: 0 },
        h('table', null, h('thead', null, h('tr', null, ...head)), h('tbody', null, ...rows)),
      );
    }

    /** @param {OperationGuide} props */
    function Guide({ refusals, samples, verify }) {
      return h(
        'div',
        { className: 'guide' },
        h('h4', null, '拒绝码'),
        h(Refusals, { refusals }),
        h('h4', null, '调用样例'),
        h(Samples, { samples }),
        h('h4', null, '核对'),
        h(
          'p',
          null,
          '在自己的后端上核对这一个接口；--states-url 是测试用的状态钩子，写法见 @inkstone/contracts 的 README：',
        ),
        h(Code, { text: verify.replaceAll(PLACEHOLDER, location.origin), name: '核对命令' }),
      );
    }

    return {
      wrapComponents: {
        /** @param {unknown} Responses */
        responses: (Responses) =>
          function GuideAndResponses(/** @type {{ path: string; method: string }} */ props) {
            const entry = guide[`${props.method} ${props.path}`];
            return h('div', null, entry && h(Guide, entry), h(Responses, props));
          },
      },
    };
  };
}
