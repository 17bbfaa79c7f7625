/** Samples of one request: curl, PHP (Guzzle) and Java (OkHttp) by @scalar/snippetz, TypeScript by @inkstone/api. */
import { snippetz } from '@scalar/snippetz';
import { format } from 'prettier';

/**
 * @import { SampleRequest } from './requests.mjs'
 *
 * @typedef {{ print: (target: string, client: string, request: object) => string | undefined }} Generators
 */

/** Stands for the origin of the API; the page puts its own in its place. */
export const ORIGIN = 'https://api.example.cn';
const TOKEN = 'your-jwt';

/**
 * @param {SampleRequest} request
 */
function harOf({ path, method, login, query, body }) {
  // In the URL: the plugin for OkHttp leaves out the list of parameters.
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) search.set(name, String(value));
  const headers = [
    ...(body?.kind === 'json' ? [{ name: 'content-type', value: 'application/json' }] : []),
    ...(login ? [{ name: 'token', value: TOKEN }] : []),
  ];
  return {
    url: `${ORIGIN}${path}${search.size === 0 ? '' : `?${search.toString()}`}`,
    method,
    httpVersion: 'HTTP/1.1',
    headers,
    cookies: [],
    queryString: [],
    headersSize: -1,
    bodySize: -1,
    ...(body !== undefined && { postData: body.kind === 'json' ? jsonOf(body.value) : formOf(body) }),
  };
}

/** @param {Record<string, unknown>} value */
function jsonOf(value) {
  return { mimeType: 'application/json', text: JSON.stringify(value, null, 2) };
}

/** @param {NonNullable<SampleRequest['body']>} body */
function formOf({ value, files }) {
  return {
    mimeType: 'multipart/form-data',
    params: Object.entries(value).map(([name, given]) => {
      const contentType = files[name];
      return contentType === undefined
        ? { name, value: String(given) }
        : { name, value: String(given), fileName: String(given), contentType };
    }),
  };
}

/** @param {SampleRequest} request */
function callOf({ path, method, query, body }) {
  if (method === 'GET') return `client.get('${path}', ${JSON.stringify(query)})`;
  if (body === undefined) return `client.post('${path}', null)`;
  if (body.kind === 'json') return `client.post('${path}', ${JSON.stringify(body.value)})`;
  const fields = Object.entries(body.value).map(([name, given]) => {
    if (!(name in body.files)) return `${name}: ${JSON.stringify(given)}`;
    return Array.isArray(given) ? `${name}: [${name}]` : name;
  });
  return `client.upload('${path}', { ${fields.join(', ')} })`;
}

/**
 * @param {SampleRequest} request
 * @returns {Promise<string>}
 */
async function typescriptOf(request) {
  const files = Object.entries(request.body?.files ?? {}).map(([name, type]) => {
    const file = JSON.stringify(String(request.body?.value[name]));
    return `const ${name} = new File([await readFile(${file})], ${file}, { type: '${type}' });`;
  });
  const session = request.login
    ? `// 登录后把 session.set(data) 一次，以后的调用都带上令牌\nconst session = createMemorySession();`
    : `const session = createMemorySession();`;
  const lines = [
    ...(files.length > 0 ? [`import { readFile } from 'node:fs/promises';`] : []),
    `import { createApiClient, createMemorySession } from '@inkstone/api';`,
    '',
    session,
    `const client = createApiClient({ baseUrl: '${ORIGIN}', session });`,
    ...files,
    `// 拒绝会作为 ApiError 抛出，msg 是给人看的中文`,
    `const { data } = await ${callOf(request)};`,
  ];
  return format(lines.join('\n'), { parser: 'typescript', singleQuote: true, printWidth: 80 });
}

/**
 * @param {SampleRequest} request
 * @returns {Promise<Record<'curl' | 'php' | 'java' | 'typescript', string>>}
 */
export async function samplesOf(request) {
  const har = harOf(request);
  // Its types need those of har-format, which it does not depend on.
  /** @type {unknown} */
  const library = snippetz();
  const generators = /** @type {Generators} */ (library);
  return {
    curl: generators.print('shell', 'curl', har) ?? '',
    php: generators.print('php', 'guzzle', har) ?? '',
    java: generators.print('java', 'okhttp', har) ?? '',
    typescript: (await typescriptOf(request)).trimEnd(),
  };
}
