import { withoutThemeMessage } from './messages.zh.js';

/** Defined by bundlers and Node; a page without a bundler has none. */
declare const process: { env: { NODE_ENV?: string } };

/** A value that every theme has. */
const VARIABLE = '--ink-text-base';

function hasTheme(element: Element): boolean {
  return getComputedStyle(element).getPropertyValue(VARIABLE) !== '';
}

/** The classes whose rules take a value of the theme. */
function themedClasses(): Set<string> {
  const rules = [...document.querySelectorAll('style')].flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])]);
  const themed = rules.filter(({ cssText }) => cssText.includes('var(--ink-'));
  return new Set(
    themed.flatMap(({ cssText }) => [...cssText.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)),
  );
}

/** Looks at what is added to the page until a component without a theme is found, or the whole page has a theme. */
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
    // In the next frame the styles of this rendering are there too.
    if (!waiting && added.size > 0) requestAnimationFrame(look);
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** During development, reports a component outside of a `ThemeRoot`, which would be without colours. */
export function warnWithoutTheme(): void {
  try {
    // Bundlers for production remove this statement, and `watchElements` with it.
    if (process.env.NODE_ENV === 'development' && typeof document !== 'undefined') watchElements();
  } catch {
    // No bundler: nobody said that this is development.
  }
}
