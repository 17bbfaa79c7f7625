import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { CardFacts } from '../../cards/card.js';

type Fetch = typeof globalThis.fetch;

/** `page` is a hub or a form, `own` what a person sees of themselves, `login` what leads to it. */
export type RouteKind = 'home' | 'page' | 'list' | 'detail' | 'own' | 'login';

/** A screen of the site, as its specifications name it. */
export interface SiteRoute {
  name: string;
  /** Plain paths, without the #: the usual one, then further ones. */
  patterns: readonly string[];
  kind: RouteKind;
  title: string;
}

/** A plain address as it is written only once: without what does not change the screen. */
export interface SiteAddress {
  route: SiteRoute;
  /** Path and query. */
  path: string;
  /** Of a detail. */
  id?: number;
  /** A list that is searched or filtered, or a part of a page. */
  isNarrowed: boolean;
}

/** 404 for what never was, 410 for what was withdrawn. */
export type DocumentStatus = 200 | 404 | 410;
export type Device = 'phone' | 'desktop';

export interface ScreenRequest {
  path: string;
  /** Of the window, in px: one of `servedWidths`. */
  width: number;
}

/** @returns `undefined` for a screen that is not rendered @throws when the API refuses a part of it */
export type RenderScreen = (request: ScreenRequest) => Promise<object | undefined>;

export interface CollectedDocument {
  status: DocumentStatus;
  /** The same text as long as nothing has changed. */
  data: string;
}

export interface CollectedCard {
  /** With the path of the thing's own picture; '' for none. */
  card: CardFacts & { cover: string };
  /** Changes with what the card shows. */
  version: string;
}

/** dist-server/render.js of apps/site. This package contains no React. */
export interface Renderer {
  /** @returns the data of home as text, the same as long as nothing has changed */
  collectHome: (from: { fetch: Fetch }) => Promise<string>;
  /** @param origin of the site, for absolute addresses @returns home as a document */
  renderHome: (collected: string, origin?: string) => Promise<string>;
  /**
   * @returns what the browser puts into the page; `undefined` for a screen that is not rendered
   * @throws when the API refuses a part of it
   */
  renderScreen: (request: ScreenRequest & { fetch: Fetch }) => Promise<object | undefined>;
  /** Of windows, in px and rising: screens are the same for all from one to the next. */
  servedWidths: readonly number[];
  /** All screens. */
  siteRoutes: readonly SiteRoute[];
  /** @returns `undefined` where no screen is, or a detail whose id is none */
  siteAddress: (path: string) => SiteAddress | undefined;
  /** The plain path of an item, with its id: `column_id` is an article's, `activity_type` that of an activity. */
  contentPath: (item: ContentItem) => string;
  /**
   * The elements of the head of a document, without its content.
   *
   * @throws when the API does not answer a part of it
   */
  collectHead: (request: {
    path: string;
    origin: string;
    fetch: Fetch;
  }) => Promise<{ status: DocumentStatus; head: string }>;
  /**
   * What the card of a page shows, by the page's name and the id of its item: booksDetails-7.
   *
   * @returns `undefined` where there is no such page @throws when the API does not answer a part of it
   */
  collectCard: (request: { name: string; fetch: Fetch }) => Promise<CollectedCard | undefined>;
  /** @throws when the API does not answer a part of it */
  collectDocument: (request: { path: string; fetch: Fetch }) => Promise<CollectedDocument>;
  /** @param origin of the site, for absolute addresses @param base the folder of the site, with slashes at both ends */
  renderDocument: (
    request: CollectedDocument & { path: string; device: Device; origin: string; base?: string },
  ) => Promise<{ status: DocumentStatus; html: string }>;
}

/** Type 1 is a paper, 2 a book, 3 an article, 4 an activity, 5 a course. */
export interface ContentItem {
  id: number;
  type?: 1 | 2 | 3 | 4 | 5;
  column_id?: number;
  activity_type?: 1 | 2;
}

/** @param fetch as a visitor */
export function screenRenderer(renderer: Pick<Renderer, 'renderScreen'>, fetch: Fetch): RenderScreen {
  return (request) => renderer.renderScreen({ ...request, fetch });
}

/** @returns `undefined` where the site has been built without the renderer */
export async function loadRenderer(file: string): Promise<Renderer | undefined> {
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as Renderer) : undefined;
}
