/** Defined by bundlers and Node; a page without a bundler has none. */
declare const process: { env: { NODE_ENV?: string } };

/** Origins that were reported already, so that repeated calls do not fill the console. */
const named = new Set<string>();

function explain(baseUrl: string): void {
  // Node has no page and refuses no origin.
  const page = (globalThis as { location?: Location }).location;
  if (page === undefined || baseUrl === '') return;
  const { origin } = new URL(baseUrl, page.origin);
  if (origin === page.origin || named.has(origin)) return;
  named.add(origin);
  // eslint-disable-next-line no-console -- for the developer of the page; a production build does not contain it
  console.error(
    `[inkstone] ${page.origin} 对 ${origin} 的调用没有得到回答。若不是网络或地址有误，就是浏览器挡住了跨域调用：` +
      `请在服务端的 ALLOWED_ORIGINS 里加上 ${page.origin}，` +
      '并核对接口地址（createApiClient 的 baseUrl，本仓库的网站由 VITE_API_BASE 设定）。',
  );
}

/**
 * During development, names the settings in the console after a call to another origin that got no response. A page cannot
 * see why: a refused origin is the same error as a lost connection.
 */
export function hintAtOrigins(baseUrl: string): void {
  try {
    // Bundlers for production remove this statement, and `explain` with it.
    if (process.env.NODE_ENV !== 'production') explain(baseUrl);
  } catch {
    // No bundler has defined `process`.
  }
}
