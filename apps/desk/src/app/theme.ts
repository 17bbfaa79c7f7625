import { nightTheme, themeToCss } from '@inkstone/ui/theme';

/** Not on paper, where it could not be read. */
const nightStyles = `@media screen { :root[data-theme='night'] { ${themeToCss(nightTheme)} color-scheme: dark; } }`;

/** The desk has the device's theme. */
export function followTheme(): void {
  const styles = document.createElement('style');
  styles.textContent = nightStyles;
  document.head.append(styles);
  const device = window.matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    document.documentElement.dataset['theme'] = device.matches ? 'night' : 'paper';
  };
  apply();
  device.addEventListener('change', apply);
}
