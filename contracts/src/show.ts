import type { Interaction } from './contract.js';
import type { Answered, Message, Sent } from './relay.js';

/** A request or an answer as text: the first line, the headers and the body. */
export interface Shown {
  line: string;
  headers: string[];
  body: string;
}

export function showSent(sent: Sent): Shown {
  return { line: `${sent.method} ${sent.path}`, ...showMessage(sent) };
}

export function showAnswered(answered: Answered): Shown {
  return { line: `HTTP ${String(answered.status)}`, ...showMessage(answered) };
}

export function showStates({ providerStates = [] }: Interaction): string[] {
  return providerStates.map(({ name, params }) =>
    params === undefined || Object.keys(params).length === 0 ? name : `${name} ${JSON.stringify(params)}`,
  );
}

const SECRET_HEADER = 'token';
/** Hides tokens, because reports are kept as artefacts. */
const SECRET_FIELD = /("(?:jwt|token)"\s*:\s*")([^"]+)(")/g;
const SHOWN_OF_SECRET = 6;

function showMessage({ headers, body }: Message): Omit<Shown, 'line'> {
  const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  return {
    headers: headers.map(
      ([name, value]) => `${name}: ${name.toLowerCase() === SECRET_HEADER ? masked(value) : value}`,
    ),
    body: showBody(body, type),
  };
}

function showBody(body: Buffer, type: string): string {
  if (body.length === 0) return '';
  const boundary = /^multipart\/form-data; ?boundary="?([^";]+)/i.exec(type)?.[1];
  if (boundary !== undefined) return showParts(body, boundary);
  return showText(body).replaceAll(
    SECRET_FIELD,
    (_, before: string, secret: string, after: string) => `${before}${masked(secret)}${after}`,
  );
}

/** A form as text. The content of files is left out, because it may be binary. */
function showParts(body: Buffer, boundary: string): string {
  // Latin 1 maps each byte to one character, so the parts can be split without changing them.
  const parts = body.toString('latin1').split(`--${boundary}`).slice(1, -1);
  return parts
    .map((part) => {
      const [head = '', ...content] = part.replace(/^\r\n|\r\n$/g, '').split('\r\n\r\n');
      const shown = showText(Buffer.from(content.join('\r\n\r\n'), 'latin1'));
      return `${Buffer.from(head, 'latin1').toString()}\n\n${shown}`;
    })
    .join(`\n--${boundary}\n`);
}

function showText(bytes: Buffer): string {
  const text = bytes.toString();
  // eslint-disable-next-line no-control-regex -- control characters distinguish binary from text
  if (/[\u0000-\u0008\u000e-\u001f\ufffd]/.test(text)) return `（二进制，${String(bytes.length)} 字节）`;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function masked(secret: string): string {
  return secret.length <= SHOWN_OF_SECRET
    ? secret
    : `${secret.slice(0, SHOWN_OF_SECRET)}…（共 ${String(secret.length)} 字）`;
}
