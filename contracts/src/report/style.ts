/**
 * Styles of the HTML report. The values are those of the tokens in packages/ui/src/tokens, copied because the report is a
 * single file.
 */
export const STYLE = `
:root { color-scheme: light; --paper: #fbf8f3; --raised: #fff; --sunken: #f3ede3; --ink: #1e2227; --text: #4a4f57;
  --soft: #646972; --rule: #e6ded1; --cinnabar: #b4362d; --pine: #2f6b5b; --amber: #8a5a00; --red: #b3261e;
  --red-tint: #fbeae9; --serif: 'Source Han Serif SC', 'Noto Serif CJK SC', 'Songti SC', STSong, serif;
  --sans: 'PingFang SC', 'Noto Sans CJK SC', 'Microsoft YaHei', system-ui, sans-serif;
  --mono: ui-monospace, 'SFMono-Regular', Consolas, 'Noto Sans Mono CJK SC', monospace; }
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--text); font: 1rem/1.6 var(--sans); }
h1, h2, h3 { margin: 0; color: var(--ink); font-family: var(--serif); font-weight: 700; line-height: 1.25; }
h1 { font-size: 2.25rem; letter-spacing: 0.04em; }
h2 { margin: 3rem 0 1rem; font-size: 1.375rem; }
h3 { font-size: 1.125rem; overflow-wrap: anywhere; }
h4 { margin: 1.5rem 0 0.5rem; color: var(--soft); font-size: 0.875rem; font-weight: 600; }
p, dl, dd, ul { margin: 0; padding: 0; }
a { color: var(--cinnabar); text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid var(--cinnabar); outline-offset: 2px; }
.page { max-width: 68rem; margin: 0 auto; padding: 3rem 1.5rem 4.5rem; }
.seal { display: inline-grid; place-items: center; width: 2.75rem; height: 2.75rem; margin-bottom: 1rem;
  border-radius: 0.25rem; background: var(--cinnabar); color: #fff; font: 700 1.5rem/1 var(--serif); }
.facts { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1.5rem; margin-top: 1.5rem; }
.facts dt { color: var(--soft); }
.facts dd { overflow-wrap: anywhere; }
.counts { display: flex; flex-wrap: wrap; gap: 1rem 3rem; margin-top: 2rem; padding: 1.5rem 0; list-style: none;
  border-top: 1px solid var(--rule); border-bottom: 1px solid var(--rule); }
.counts b { display: block; font: 700 2.25rem/1.25 var(--serif); font-variant-numeric: tabular-nums lining-nums; }
.passed b, td.passed { color: var(--pine); }
.failed b, td.failed { color: var(--red); }
.notRun b, td.notRun { color: var(--amber); }
table { width: 100%; border-collapse: collapse; }
caption { padding-bottom: 0.5rem; color: var(--soft); text-align: left; font-size: 0.875rem; }
th, td { padding: 0.5rem 0.75rem; border-bottom: 1px solid var(--rule); text-align: left; vertical-align: top;
  overflow-wrap: anywhere; }
th { color: var(--ink); font-weight: 600; }
thead th { color: var(--soft); font-size: 0.875rem; font-weight: 600; }
.number { text-align: right; white-space: nowrap; font-family: var(--serif); font-variant-numeric: tabular-nums lining-nums; }
thead .number { font-family: inherit; }
code, pre { font-family: var(--mono); font-size: 0.875rem; }
.name { color: var(--soft); font-family: var(--mono); font-size: 0.875rem; font-weight: 400; }
.failure { margin: 0 0 1.5rem; padding: 1.5rem; border: 1px solid var(--rule); border-left: 4px solid var(--red);
  border-radius: 0.5rem; background: var(--raised); }
.failure > p { margin-top: 0.25rem; }
.failure ul { padding-left: 1.25rem; }
.causes { margin: 0.5rem 0 1.5rem; padding-left: 1.25rem; }
.wire { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr)); gap: 0 1.5rem; }
pre { margin: 0; padding: 1rem; border-radius: 0.25rem; background: var(--sunken); color: var(--ink);
  white-space: pre-wrap; overflow-wrap: anywhere; }
.good { padding: 1.5rem; border-radius: 0.5rem; background: var(--raised); color: var(--pine); }
@media (max-width: 600px) { .page { padding: 1.5rem 1rem 3rem; } h1 { font-size: 1.75rem; } .failure { padding: 1rem; } }
@media print { @page { margin: 16mm; } body { background: none; font-size: 10pt; } .page { max-width: none; padding: 0; }
  h2, h3, h4 { break-after: avoid; } tr { break-inside: avoid; } .wire { display: block; } pre { border: 1px solid var(--rule); }
  .seal { print-color-adjust: exact; } a { color: inherit; } }
`;
