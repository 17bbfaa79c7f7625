import { stepKey } from '../../ports/files/picture-keys.js';
import { pageOf, type StaticPaths, toStaticPath } from './static-paths.js';

/** Attributes with an address. The data of the page is JSON, whose quotes are escaped: addresses in it stay as they are. */
const attribute = /( (?:href|src|poster|content)=")([^"]*)(")/g;
const pictureSets = /( srcset=")([^"]*)(")/gi;
/** Also in the data of the page, of what the application shows later, such as the second slide. */
const publicFile = /\/files\/public\/[\w./-]+/g;
/** A picture in a width: no server reads the query of a file. */
const pictureStep = /^(\/files\/public\/[^?]+)\?.*&w=(\d+)$/;
const servedScreen = / data-served="screen"/;
const described = /(<script type="application\/ld\+json">)([^]*?)(<\/script>)/g;

const fetched = /(<script type="application\/json" id="screen-data">)([^]*?)(<\/script>)/;

/** Links that end in ten minutes are of no use in a file: the application asks for them. */
function withoutSignedLinks(json: string): string {
  if (!json.includes('signature=')) return json;
  const queries = (JSON.parse(json) as unknown[]).filter(
    (query) => !JSON.stringify(query).includes('signature='),
  );
  return JSON.stringify(queries).replaceAll('<', String.raw`\u003c`);
}

export interface StaticHtml {
  html: string;
  /** Pages that are linked, in their one spelling. */
  pages: string[];
  /** Files of the server that the page names, as they are asked for. */
  files: string[];
}

/** A document with links to files instead of plain addresses, and what it links. */
export function toStaticHtml(
  document: string,
  { path, origin, paths }: { path: string; origin: string; paths: StaticPaths },
): StaticHtml {
  const pages = new Set<string>();
  const files = new Set<string>();

  for (const [address] of document.matchAll(publicFile)) files.add(address);

  function fileOf(address: string): string {
    const [, picture, step] = pictureStep.exec(address) ?? [];
    if (picture !== undefined) return fileOf(stepKey(picture, Number(step)));
    files.add(address);
    return address.split('?')[0] ?? address;
  }

  function localOf(given: string): string {
    const [path = '', fragment] = given.replaceAll('&amp;', '&').split('#');
    const rest = fragment === undefined ? '' : `#${fragment}`;
    if (!path.startsWith('/layout/') && !path.startsWith('/login')) {
      return path === '' || path === '/' ? given : fileOf(path) + rest;
    }
    const page = pageOf(paths, path);
    if (page === undefined) return `/#${path}`.replaceAll('&', '&amp;');
    pages.add(page);
    return toStaticPath(page) + rest;
  }

  function of(address: string): string {
    if (address.startsWith('//')) return address;
    if (address.startsWith('/')) return localOf(address);
    return address.startsWith(`${origin}/`) ? origin + localOf(address.slice(origin.length)) : address;
  }

  // For the early script, to which the address of the file says nothing.
  const html = document
    .replace(fetched, (_, start: string, json: string, end: string) => start + withoutSignedLinks(json) + end)
    .replace(servedScreen, (mark) => `${mark} data-path="${path.replaceAll('&', '&amp;')}"`)
    .replaceAll(attribute, (_, start: string, address: string, end: string) => start + of(address) + end)
    .replaceAll(
      pictureSets,
      (_, start: string, set: string, end: string) =>
        start +
        set.replaceAll(/[^\s,]+(?=\s|,|$)/g, (part) => (part.startsWith('/') ? of(part) : part)) +
        end,
    )
    .replaceAll(
      described,
      (_, start: string, json: string, end: string) =>
        start + json.replaceAll(/"(https?:[^"\\]+)"/g, (_whole, address: string) => `"${of(address)}"`) + end,
    );
  return { html, pages: [...pages], files: [...files] };
}
