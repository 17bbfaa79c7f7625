/**
 * docx-preview numbers list paragraphs with CSS counters that it resets on the root of the page. A shadow
 * root has no such element, and each sheet has its own shadow root: every question would be number 1.
 *
 * @param styles written by docx-preview, with rules for `body`
 * @param host of the shadow root that both are in
 */
export function keepNumbers(host: HTMLElement, styles: HTMLElement, body: HTMLElement): void {
  for (const style of styles.querySelectorAll('style'))
    style.textContent = style.textContent.replaceAll(':root', ':host');
  const numbers = new Map(countersIn(getComputedStyle(host).counterReset));
  const begins: [HTMLElement, string][] = [];
  for (const paragraph of body.querySelectorAll('p')) {
    for (const [name, value] of countersIn(getComputedStyle(paragraph).counterSet)) numbers.set(name, value);
    const { content, counterIncrement } = getComputedStyle(paragraph, '::before');
    const shown = [...content.matchAll(/counter\(([^,)]+)/g)].map(([, name = '']) => name);
    if (shown.length > 0)
      begins.push([paragraph, shown.map((name) => `${name} ${String(numbers.get(name) ?? 0)}`).join(' ')]);
    for (const [name, step] of countersIn(counterIncrement))
      numbers.set(name, (numbers.get(name) ?? 0) + step);
  }
  // Each paragraph resets its own counter, so that it keeps its number on every sheet.
  for (const [paragraph, begin] of begins) paragraph.style.counterReset = begin;
}

/** The counters in the value of a CSS property such as `counter-reset`. */
function countersIn(value: string): [string, number][] {
  return [...value.matchAll(/(\S+) (-?\d+)/g)].map(([, name = '', number]) => [name, Number(number)]);
}
