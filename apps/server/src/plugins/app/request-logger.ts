import type { FastifyBaseLogger } from 'fastify';
import type { Bindings, ChildLoggerOptions } from 'pino';

type Line = readonly unknown[];
type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

/** Made for the first line of a request: hardly a request writes one, and pino looks for secrets in its id. */
export class RequestLogger implements FastifyBaseLogger {
  #own: FastifyBaseLogger | undefined;

  constructor(
    private readonly whole: FastifyBaseLogger,
    private readonly bindings: Bindings,
    private readonly options: ChildLoggerOptions | undefined,
  ) {}

  get level(): string {
    return this.whole.level;
  }

  child(bindings: Bindings, options?: ChildLoggerOptions): FastifyBaseLogger {
    return this.#made().child(bindings, options);
  }

  fatal(...line: Line): void {
    this.#write('fatal', line);
  }

  error(...line: Line): void {
    this.#write('error', line);
  }

  warn(...line: Line): void {
    this.#write('warn', line);
  }

  info(...line: Line): void {
    this.#write('info', line);
  }

  debug(...line: Line): void {
    this.#write('debug', line);
  }

  trace(...line: Line): void {
    this.#write('trace', line);
  }

  silent(...line: Line): void {
    this.#write('silent', line);
  }

  #write(level: Level, line: Line): void {
    const own = this.#made();
    Reflect.apply(own[level], own, line);
  }

  #made(): FastifyBaseLogger {
    this.#own ??= this.whole.child(this.bindings, this.options);
    return this.#own;
  }
}
