import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Width and height of a page's picture, in px of three bytes: 300 KB that do not compress. */
const SIDE = 320;

export interface Paper {
  file: Buffer;
  /** Offset of each page's picture, in bytes. */
  pictures: number[];
}

/** A PDF whose pages each have a picture of random bytes, in the order of the file. */
export function makePaper(pages: number): Paper {
  const parts: Buffer[] = [];
  const offsets: number[] = [];
  const pictures: number[] = [];
  let length = 0;
  function add(...texts: (string | Buffer)[]) {
    for (const text of texts) {
      const part = Buffer.from(text);
      parts.push(part);
      length += part.length;
    }
  }
  function object(id: number, ...texts: (string | Buffer)[]) {
    offsets[id] = length;
    add(`${String(id)} 0 obj\n`, ...texts, '\nendobj\n');
  }
  function stream(id: number, entries: string, content: Buffer) {
    object(id, `<< ${entries} /Length ${String(content.length)} >>\nstream\n`, content, '\nendstream');
  }
  const numbers = Array.from({ length: pages }, (_, index) => index);
  add('%PDF-1.4\n');
  object(1, '<< /Type /Catalog /Pages 2 0 R >>');
  const kids = numbers.map((index) => `${String(3 + index * 3)} 0 R`).join(' ');
  object(2, `<< /Type /Pages /Count ${String(pages)} /Kids [${kids}] >>`);
  for (const index of numbers) {
    const id = 3 + index * 3;
    object(
      id,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${String(id + 1)} 0 R `,
      `/Resources << /XObject << /P ${String(id + 2)} 0 R >> >> >>`,
    );
    stream(id + 1, '', Buffer.from('q 500 0 0 500 40 200 cm /P Do Q'));
    pictures.push(length);
    const size = `/Width ${String(SIDE)} /Height ${String(SIDE)}`;
    stream(
      id + 2,
      `/Type /XObject /Subtype /Image ${size} /ColorSpace /DeviceRGB /BitsPerComponent 8`,
      randomBytes(SIDE * SIDE * 3),
    );
  }
  const xref = length;
  const rows = offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const count = String(rows.length + 1);
  add(`xref\n0 ${count}\n0000000000 65535 f \n`, ...rows);
  add(`trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${String(xref)}\n%%EOF\n`);
  return { file: Buffer.concat(parts), pictures };
}

/** Serves ranges of a file to any origin, and only the beginning of the whole file. */
export async function serveRanges(
  file: Buffer,
): Promise<{ url: string; ranges: [number, number][]; refuseNext: () => void; close: () => void }> {
  let refusing = false;
  const ranges: [number, number][] = [];
  const server = createServer(({ headers, method }, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'range');
    response.setHeader('access-control-expose-headers', 'accept-ranges, content-length, content-range');
    response.setHeader('accept-ranges', 'bytes');
    if (method === 'OPTIONS') {
      response.end();
      return;
    }
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
    if (from === undefined || to === undefined) {
      response.setHeader('content-length', file.length);
      // The rest never comes, so a reader that waits for the whole file shows nothing.
      response.write(file.subarray(0, 1024));
      return;
    }
    if (refusing) {
      refusing = false;
      response.writeHead(503).end();
      return;
    }
    const [first, last] = [Number(from), Math.min(Number(to), file.length - 1)];
    ranges.push([first, last + 1]);
    response.writeHead(206, {
      'content-range': `bytes ${String(first)}-${String(last)}/${String(file.length)}`,
      'content-length': last + 1 - first,
    });
    response.end(file.subarray(first, last + 1));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}/paper.pdf`,
    ranges,
    refuseNext: () => {
      refusing = true;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
