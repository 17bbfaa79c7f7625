import { withoutThemeMessage } from './messages.zh.js';

/** Defined by bundlers and Node, but not on a page without a bundler. */
declare const process: { env: { NODE_ENV?: string } };

/** A value that every theme has. */
const VARIABLE = '--ink-text-base';

function hasTheme(element: Element): boolean {
  return getComputedStyle(element).getPropertyValue(VARIABLE) !== '';
}

/** The classes with rules that use a value of the theme. */
function themedClasses(): Set<string> {
  const rules = [...document.querySelectorAll('style')].flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])]);
  const themed = rules.filter(({ cssText }) => cssText.includes('var(--ink-'));
  return new Set(
    themed.flatMap(({ cssText }) => [...cssText.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)),
  );
}

/** Observes added elements until it finds a component without a theme, or the whole page has a theme. */
function watchElements(): void {
  const added = new Set<Element>();

  function look() {
    if (hasTheme(document.documentElement)) {
      observer.disconnect();
      return;
    }
    const themed = themedClasses();
    const needsTheme = ({ classList }: Element) => [...classList].some((name) => themed.has(name));
    const outside = [...added].find((element) => needsTheme(element) && !hasTheme(element));
    added.clear();
    if (outside === undefined) return;
    observer.disconnect();
    // eslint-disable-next-line no-console -- for the developer of the page; a production build does not contain it
    console.error(withoutThemeMessage(outside.localName));
  }

  const observer = new MutationObserver((mutations) => {
    const waiting = added.size > 0;
    for (const node of mutations.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      for (const element of [node, ...node.querySelectorAll('[class]')]) added.add(element);
    }
    // In the next frame, the styles of this rendering have been added too.
    if (!waiting && added.size > 0) requestAnimationFrame(look);
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** In development, reports a component outside of a `ThemeRoot`, which would have no colours. */
export function warnWithoutTheme(): void {
  try {
    // Production bundlers remove this statement, and `watchElements` with it.
    if (process.env.NODE_ENV === 'development' && typeof document !== 'undefined') watchElements();
  } catch {
    // Without a bundler, nothing says that this is development.
  }
}
