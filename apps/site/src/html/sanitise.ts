/** Loaded on first use: most screens never show server HTML, and the sanitiser weighs 11 KB. */
async function load() {
  const { default: purify } = await import('dompurify');
  return purify;
}

/** Starts loading while the HTML itself is still on its way. */
export function preloadSanitiser(): void {
  // A failure is not lost: sanitising asks again and reports it.
  load().catch(() => undefined);
}

/**
 * Server HTML (articles, agreements, messages) made safe to render. Scripts, event handlers, forms
 * and styles go; links to other hosts open in a tab that cannot reach back.
 */
export async function sanitiseHtml(html: string): Promise<string> {
  const purify = await load();
  const body = purify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['form', 'input', 'button', 'textarea', 'select', 'style'],
    FORBID_ATTR: ['style', 'id', 'name'],
  });
  for (const link of body.querySelectorAll('a[href]')) {
    if (!/^https?:/i.test(link.getAttribute('href') ?? '')) continue;
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  const holder = document.createElement('div');
  holder.append(body);
  return holder.innerHTML;
}
