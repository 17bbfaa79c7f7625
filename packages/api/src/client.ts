import { failureOf, readAnswer } from './answers.js';
import { ApiError, isApiError } from './errors.js';
import {
  resolveFileUrl,
  type DownloadedFile,
  type DownloadOptions,
  type FormValues,
  type UploadOptions,
} from './files.js';
import { createSend, type RawAnswer } from './send.js';
import type { SessionPort } from './session.js';
import { createUnauthenticatedGate } from './unauthenticated.js';
import type {
  Answer,
  BodyOf,
  FormOf,
  GetData,
  GetPath,
  PostData,
  PostPath,
  QueryOf,
  UploadPath,
} from './wire.js';

/** Five minutes (Spec A 9). */
const TIMEOUT_MS = 300_000;

export interface ApiClientOptions {
  /** The API's origin, "" for the page's own. Paths start with /api. */
  baseUrl: string;
  session: SessionPort;
  /** The browser's fingerprint for the header of that name; a failure leaves the header out. */
  fingerprint?: () => string | undefined | Promise<string | undefined>;
  /** Milliseconds until a call is given up, its body included. */
  timeout?: number;
  /** The server said -1: the session is cleared, the person is to log in. Once for calls failing together. */
  onUnauthenticated?: () => void;
  /** A failure that the person should be told, with Chinese words in `msg`. See {@link ApiClient.report}. */
  onNotice?: (error: ApiError) => void;
  /** For tests and servers; the platform's own by default. Forms go through it too, then without progress. */
  fetch?: typeof globalThis.fetch;
}

export interface CallOptions {
  signal?: AbortSignal;
}

export interface ApiClient {
  readonly session: SessionPort;
  /** @throws {ApiError} for everything that is not a success; the caller's own abort is rethrown as it is */
  get<Path extends GetPath>(
    path: Path,
    query: QueryOf<Path>,
    options?: CallOptions,
  ): Promise<Answer<GetData<Path>>>;
  /** @throws {ApiError} as {@link ApiClient.get} */
  post<Path extends PostPath>(
    path: Path,
    body: BodyOf<Path>,
    options?: CallOptions,
  ): Promise<Answer<PostData<Path>>>;
  /**
   * Sends a form with files, counting what has left. The time allowed is that of every call, its upload
   * included. @throws {ApiError} as {@link ApiClient.get}
   */
  upload<Path extends UploadPath>(
    path: Path,
    form: FormOf<Path>,
    options?: UploadOptions,
  ): Promise<Answer<PostData<Path>>>;
  /** Where a file field's content is: "/files/…" on the API's origin, "" for none. */
  fileUrl: (path: string) => string;
  /** Fetches one file whole, counting. @throws {ApiError} as {@link ApiClient.get} */
  downloadFile: (url: string, options?: DownloadOptions) => Promise<DownloadedFile>;
  /** Tells the person of a failure through `onNotice`; silent for -1 (login opens) and for aborted calls. */
  report: (error: unknown) => void;
}

type Attempt = (headers: Record<string, string>, signal: AbortSignal) => Promise<RawAnswer>;

/** A client for every described operation. It knows no framework; see the entries by tag for queries. */
export function createApiClient({
  baseUrl,
  session,
  fingerprint,
  timeout = TIMEOUT_MS,
  onUnauthenticated,
  onNotice,
  fetch: givenFetch,
}: ApiClientOptions): ApiClient {
  const fetch = givenFetch ?? globalThis.fetch;
  const send = createSend(baseUrl, fetch);
  const gate = createUnauthenticatedGate(session, () => onUnauthenticated?.());

  async function readFingerprint(): Promise<string | undefined> {
    try {
      return await fingerprint?.();
    } catch {
      return undefined;
    }
  }

  async function headersFor(token: string | undefined): Promise<Record<string, string>> {
    const print = await readFingerprint();
    return {
      accept: 'application/json',
      ...(token === undefined ? {} : { token }),
      ...(print === undefined || print === '' ? {} : { fingerprint: print }),
    };
  }

  /** One call from its headers to its answer, however it is sent. */
  async function call(attempt: Attempt, signal: AbortSignal | undefined): Promise<Answer<unknown>> {
    const token = session.get()?.jwt;
    const limit = AbortSignal.timeout(timeout);
    const refused = gate.enter(token);
    try {
      const headers = await headersFor(token);
      return readAnswer(await attempt(headers, signal ? AbortSignal.any([signal, limit]) : limit));
    } catch (error) {
      const failure = failureOf(error, { signal, limit });
      if (isApiError(failure) && failure.kind === 'unauthenticated') refused();
      throw failure;
    }
  }

  function get(path: string, query: object, options: CallOptions = {}): Promise<Answer<unknown>> {
    return call((headers, signal) => send('GET', path, { query, headers, signal }), options.signal);
  }

  function post(path: string, body: object, options: CallOptions = {}): Promise<Answer<unknown>> {
    return call((headers, signal) => send('POST', path, { body, headers, signal }), options.signal);
  }

  function upload(path: string, values: FormValues, options: UploadOptions = {}): Promise<Answer<unknown>> {
    const url = baseUrl.replace(/\/+$/, '') + path;
    const { onProgress } = options;
    return call(async (headers, signal) => {
      const { sendForm } = await import('./upload.js');
      return sendForm(
        { url, values, headers, signal, onProgress },
        (body) => send('POST', path, { body, headers, signal }),
        givenFetch !== undefined,
      );
    }, options.signal);
  }

  async function downloadFile(url: string, options: DownloadOptions = {}): Promise<DownloadedFile> {
    const { download } = await import('./download.js').catch((cause: unknown) => {
      throw new ApiError({ kind: 'network', cause });
    });
    return download(resolveFileUrl(url, baseUrl), options, { fetch, timeout });
  }

  return {
    session,
    // The contracts hold the answers to the description, so their shape is taken on trust here.
    get: get as ApiClient['get'],
    post: post as ApiClient['post'],
    upload: upload as ApiClient['upload'],
    fileUrl: (path) => resolveFileUrl(path, baseUrl),
    downloadFile,
    report: (error) => {
      if (isApiError(error) && error.kind !== 'unauthenticated') onNotice?.(error);
    },
  };
}
