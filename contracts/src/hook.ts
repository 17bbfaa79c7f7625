import type { ProviderState } from './contract.js';

/** The values that the states of one interaction return: token, code … */
export type Values = Record<string, string | number>;

/** The hook does not implement a state. This is not a failure: the interaction is not run. */
export class StateMissing extends Error {
  readonly state: string;

  constructor(state: string) {
    super(`钩子没有准备状态“${state}”（HTTP 501）`);
    this.state = state;
  }
}

/** The hook failed. */
export class HookTrouble extends Error {}

/** The hook's status for a state that it does not implement. Frameworks use others for unknown paths. */
const NOT_IMPLEMENTED = 501;

/** Calls the hook of a backend over HTTP, which resets the server and sets up states. */
export class StatesHook {
  readonly #url: string;
  readonly #timeout: number;

  /** @param timeout in milliseconds, for each call */
  constructor(url: string, timeout: number) {
    this.#url = url;
    this.#timeout = timeout;
  }

  /** @throws HookTrouble */
  async reset(): Promise<void> {
    const response = await this.#post({ action: 'reset' }, '清空');
    if (!response.ok) throw await troubleOf(response, '清空');
  }

  /** Sets up states in their order. Resolves to all values that they return. @throws StateMissing | HookTrouble */
  async arrange(states: readonly ProviderState[]): Promise<Values> {
    const values: Values = {};
    for (const { name, params = {} } of states) {
      const doing = `准备状态“${name}”`;
      const response = await this.#post({ action: 'setup', state: name, params }, doing);
      if (response.status === NOT_IMPLEMENTED) throw new StateMissing(name);
      if (!response.ok) throw await troubleOf(response, doing);
      Object.assign(values, await valuesOf(response, doing));
    }
    return values;
  }

  async #post(body: object, doing: string): Promise<Response> {
    try {
      return await fetch(this.#url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(this.#timeout),
      });
    } catch (error) {
      throw new HookTrouble(`${doing}时钩子没有应答：${reasonOf(error)}`, { cause: error });
    }
  }
}

async function troubleOf(response: Response, doing: string): Promise<HookTrouble> {
  const text = (await response.text()).trim().slice(0, 500);
  const said = text === '' ? '' : `：${text}`;
  return new HookTrouble(`${doing}时钩子答了 HTTP ${String(response.status)}${said}`);
}

async function valuesOf(response: Response, doing: string): Promise<Values> {
  const text = await response.text();
  if (text.trim() === '') return {};
  const values = parsed(text);
  const isGood =
    typeof values === 'object' &&
    values !== null &&
    !Array.isArray(values) &&
    Object.values(values).every((value) => typeof value === 'string' || typeof value === 'number');
  if (!isGood)
    throw new HookTrouble(`${doing}时钩子答的不是由文字或数字组成的 JSON 对象：${text.slice(0, 200)}`);
  return values as Values;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The reason why a call failed, in Chinese. */
export function reasonOf(error: unknown): string {
  const { name, cause, message } = error as Error & { cause?: { code?: string; message?: string } };
  if (name === 'TimeoutError') return '超时';
  const { code } = cause ?? {};
  if (code === 'ECONNREFUSED') return '连接被拒绝';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return '找不到这个主机';
  if (code === 'ECONNRESET' || code === 'UND_ERR_SOCKET') return '连接中断';
  return cause?.message ?? code ?? message;
}
