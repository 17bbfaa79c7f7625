export { createApiClient } from './client.js';
export type { ApiClient, ApiClientOptions, CallOptions } from './client.js';
export { ApiError, fieldErrors, isApiError, retryAfter } from './errors.js';
export type { ApiErrorKind } from './errors.js';
export type {
  DownloadedFile,
  DownloadOptions,
  DownloadProgress,
  PartialDownload,
  FormValue,
  FormValues,
  UploadOptions,
} from './files.js';
export { isNotOffered } from './not-offered.js';
export { createMemorySession, createStorageSession } from './session.js';
export type { Credentials, SessionPort } from './session.js';
export type { SessionStorage } from './storage.js';
export type { UserSession } from './types.js';
export type {
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
