import { limitTime } from './abort.js';
import { failureOf, readAnswer } from './answers.js';
import { hintAtOrigins } from './cross-origin-hint.js';
import { ApiError, isApiError, UNCONFIRMED } from './errors.js';
import {
  resolveFileUrl,
  type DownloadedFile,
  type DownloadOptions,
  type FormValues,
  type UploadOptions,
} from './files.js';
import { createSend, type RawAnswer } from './send.js';
import type { Credentials, SessionPort } from './session.js';
import type { UserSession } from './types.js';
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

export interface ApiClientOptions<Session extends Credentials = UserSession> {
  /** Origin of the API, "" for the origin of the page. Paths start with /api. */
  baseUrl: string;
  session: SessionPort<Session>;
  /** The browser's fingerprint, sent in the `fingerprint` header. If it fails, the header is left out. */
  fingerprint?: () => string | undefined | Promise<string | undefined>;
  /** Milliseconds after which a call is aborted, including the time to read its body. */
  timeout?: number;
  /**
   * The server answered -1, and the session has been cleared. Called once for calls that fail together.
   *
   * @param ended whether a session has ended; otherwise a visitor made a call that only a user may make
   */
  onUnauthenticated?: (error: ApiError, ended: boolean) => void;
  /** Shows a failure to the user; `msg` is Chinese. See {@link ApiClient.report}. */
  onNotice?: (error: ApiError) => void;
  /** Replaces the platform's `fetch` in tests and servers. Forms then use it too, without progress. */
  fetch?: typeof globalThis.fetch;
}

export interface CallOptions {
  signal?: AbortSignal;
}

export interface ApiClient<Session extends Credentials = UserSession> {
  readonly session: SessionPort<Session>;
  /** @throws {ApiError} for everything that is not a success; the caller's own abort is rethrown unchanged */
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
   * Sends a multipart form and reports its progress. The time limit of a call includes the upload.
   * @throws {ApiError} as {@link ApiClient.get}
   */
  upload<Path extends UploadPath>(
    path: Path,
    form: FormOf<Path>,
    options?: UploadOptions,
  ): Promise<Answer<PostData<Path>>>;
  /** The URL of a file field: "/files/…" on the origin of the API, "" for no file. */
  fileUrl: (path: string) => string;
  /** Downloads one file and reports the progress. @throws {ApiError} as {@link ApiClient.get} */
  downloadFile: (url: string, options?: DownloadOptions) => Promise<DownloadedFile>;
  /** Passes a failure to `onNotice`, except -1 (the login page opens instead), 428 (the screen asks) and aborted calls. */
  report: (error: unknown) => void;
}

type Attempt = (headers: Record<string, string>, signal: AbortSignal) => Promise<RawAnswer>;

/** A client for every described operation, independent of any framework. The entries of the tags have the queries. */
export function createApiClient<Session extends Credentials = UserSession>({
  baseUrl,
  session,
  fingerprint,
  timeout = TIMEOUT_MS,
  onUnauthenticated,
  onNotice,
  fetch: givenFetch,
}: ApiClientOptions<Session>): ApiClient<Session> {
  const fetch = givenFetch ?? globalThis.fetch;
  const send = createSend(baseUrl, fetch);
  const gate = createUnauthenticatedGate(session, (error, ended) => onUnauthenticated?.(error, ended));

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

  async function call(attempt: Attempt, signal: AbortSignal | undefined): Promise<Answer<unknown>> {
    const { signal: either, limit, end } = limitTime(timeout, signal);
    const token = session.get()?.jwt;
    const refused = gate.enter(token);
    try {
      return readAnswer(await attempt(await headersFor(token), either));
    } catch (error) {
      const failure = failureOf(error, { signal, limit });
      if (isApiError(failure) && failure.kind === 'network') hintAtOrigins(baseUrl);
      if (isApiError(failure) && failure.kind === 'unauthenticated') refused(failure);
      throw failure;
    } finally {
      end();
    }
  }

  function get(path: string, query: object, options: CallOptions = {}): Promise<Answer<unknown>> {
    return call((headers, signal) => send('GET', path, { query, headers, signal }), options.signal);
  }

  function post(path: string, body: object | null, options: CallOptions = {}): Promise<Answer<unknown>> {
    const sent = body === null ? {} : { body };
    return call((headers, signal) => send('POST', path, { ...sent, headers, signal }), options.signal);
  }

  function upload(path: string, values: FormValues, options: UploadOptions = {}): Promise<Answer<unknown>> {
    const url = baseUrl.replace(/\/+$/, '') + path;
    const { onProgress } = options;
    const attempt: Attempt = async (headers, signal) => {
      const { sendForm } = await import('./upload.js');
      return sendForm(
        { url, values, headers, signal, onProgress },
        (body) => send('POST', path, { body, headers, signal }),
        givenFetch !== undefined,
      );
    };
    return call(attempt, options.signal);
  }

  async function downloadFile(url: string, options: DownloadOptions = {}): Promise<DownloadedFile> {
    const { download } = await import('./download.js').catch((cause: unknown) => {
      throw new ApiError({ kind: 'network', cause });
    });
    return download(resolveFileUrl(url, baseUrl), options, { fetch, timeout });
  }

  return {
    session,
    // The contracts check that responses match the description, so the client does not validate them again.
    get: get as ApiClient['get'],
    post: post as ApiClient['post'],
    upload: upload as ApiClient['upload'],
    fileUrl: (path) => resolveFileUrl(path, baseUrl),
    downloadFile,
    report: (error) => {
      if (!isApiError(error) || error.kind === 'unauthenticated' || error.code === UNCONFIRMED) return;
      onNotice?.(error);
    },
  };
}
