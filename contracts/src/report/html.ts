import { causesOf } from '../causes.js';
import type { Result } from '../certify.js';
import type { Contract, Interaction } from '../contract.js';
import { showAnswered, type Shown, showSent, showStates } from '../show.js';
import { effectOf } from '../side-effects.js';
import { byTag, type Counts, countsOf } from '../summary.js';
import { escape } from './escape.js';
import { STYLE } from './style.js';

interface Occasion {
  baseUrl: string;
  at: Date;
}

const WORDS = { passed: '通过', failed: '失败', 'not run': '未运行' } as const;
/** Who may call an operation, by `x-permission` of the description. */
const WHO: Partial<Record<string, string>> = {
  visitor: '访客可用',
  user: '须登录',
  student: '须学生登录',
  teacher: '须教师登录',
};
const CLASSES = { passed: 'passed', failed: 'failed', 'not run': 'notRun' } as const;

/** The result as a single HTML file without scripts and external resources. */
export function writeHtml(contract: Contract, results: readonly Result[], occasion: Occasion): string {
  const failures = byTag(contract, results).flatMap((row) =>
    row.results.filter(({ outcome }) => outcome === 'failed'),
  );
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>契约验证报告 · ${escape(occasion.baseUrl)}</title>
<style>${STYLE}</style>
</head>
<body>
<div class="page">
<header>
<span class="seal" aria-hidden="true">砚</span>
<h1>契约验证报告</h1>
${facts(contract, occasion)}
${counts(countsOf(results))}
</header>
<main>
${tagTable(contract, results)}
<h2 id="failures">失败的项</h2>
${causes(results)}
${failures.length === 0 ? '<p class="good">没有失败的项。</p>' : failures.map(failure).join('\n')}
${everything(contract, results)}
</main>
</div>
</body>
</html>
`;
}

function facts({ metadata }: Contract, { baseUrl, at }: Occasion): string {
  // In the time zone of the machine, as in its logs.
  const time = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'long', timeStyle: 'medium' }).format(at);
  return `<dl class="facts">
<dt>服务端</dt><dd>${escape(baseUrl)}</dd>
<dt>时间</dt><dd><time datetime="${at.toISOString()}">${escape(time)}</time></dd>
<dt>契约</dt><dd>@inkstone/contracts ${escape(metadata.inkstone.version)}</dd>
</dl>`;
}

function counts({ passed, failed, notRun }: Counts): string {
  const item = (name: string, word: string, count: number) =>
    `<li${count > 0 ? ` class="${name}"` : ''}><b>${String(count)}</b>${word}</li>`;
  return `<ul class="counts">${item('passed', '通过', passed)}${item('failed', '失败', failed)}${item('notRun', '未运行', notRun)}</ul>`;
}

function tagTable(contract: Contract, results: readonly Result[]): string {
  const cell = (name: string, count: number) =>
    `<td class="number${count > 0 ? ` ${name}` : ''}">${String(count)}</td>`;
  const rows = byTag(contract, results).map(
    ({ title, name, passed, failed, notRun }) =>
      `<tr><th scope="row">${escape(title)} <span class="name">${escape(name)}</span></th>${cell('passed', passed)}${cell('failed', failed)}${cell('notRun', notRun)}</tr>`,
  );
  const heads = ['通过', '失败', '未运行'].map((word) => `<th scope="col" class="number">${word}</th>`);
  return `<h2 id="tags">按标签</h2>
<table aria-labelledby="tags">
<thead><tr><th scope="col">标签</th>${heads.join('')}</tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table>`;
}

function causes(results: readonly Result[]): string {
  const items = causesOf(results).map(
    ({ what, remedy, failures }) =>
      `<li><b>${escape(what)}</b>，${String(failures.length)} 项。${escape(remedy)}。</li>`,
  );
  return items.length === 0 ? '' : `<h3>失败多半出于</h3>\n<ul class="causes">${items.join('\n')}</ul>`;
}

function failure(result: Result, number: number): string {
  const { interaction, reference, differences, exchange } = result;
  const { sent, answered } = exchange ?? {};
  const id = `failure-${String(number + 1)}`;
  const rows = differences.map(
    ({ path, needed, came }) =>
      `<tr><td>${path === '' ? '回答' : `<code>${escape(path)}</code>`}</td><td>应${escape(needed)}</td><td>${escape(came)}</td></tr>`,
  );
  const states = showStates(interaction).map((state) => `<li><code>${escape(state)}</code></li>`);
  return `<article class="failure" aria-labelledby="${id}">
<h3 id="${id}">${escape(interaction.description)}</h3>
<p>${escape(reference.summary)}；规格 ${escape(reference['x-spec'])}；${escape(WHO[reference['x-permission']] ?? reference['x-permission'])}</p>
<table aria-label="需要与收到">
<thead><tr><th scope="col">位置</th><th scope="col">需要</th><th scope="col">收到</th></tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table>
<h4>前提</h4>
<ul>${states.join('')}</ul>
<div class="wire">${sent === undefined ? '' : message('发出', showSent(sent))}${answered === undefined ? '' : message('收到', showAnswered(answered))}</div>
</article>`;
}

function mark(interaction: Interaction): string {
  const effect = effectOf(interaction);
  return effect === undefined ? '' : `（${escape(effect)}）`;
}

function message(title: string, { line, headers, body }: Shown): string {
  const text = [line, ...headers, ...(body === '' ? [] : ['', body])].join('\n');
  return `<div><h4>${title}</h4><pre>${escape(text)}</pre></div>`;
}

function everything(contract: Contract, results: readonly Result[]): string {
  const rows = byTag(contract, results)
    .flatMap(({ results: own }) => own)
    .map(
      ({ interaction, reference, outcome, reason = '' }) =>
        `<tr><td>${escape(interaction.description)}${mark(interaction)}</td><td>${escape(reference.summary)}</td><td>${escape(reference['x-spec'])}</td><td class="${CLASSES[outcome]}">${WORDS[outcome]}${reason === '' ? '' : `：${escape(reason)}`}</td></tr>`,
    );
  const heads = ['问题', '操作', '规格', '结果'].map((word) => `<th scope="col">${word}</th>`);
  return `<h2 id="all">全部各项</h2>
<table aria-labelledby="all">
<thead><tr>${heads.join('')}</tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table>`;
}
