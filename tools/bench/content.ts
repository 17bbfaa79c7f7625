/** Texts and ids of the demonstration content that the bench waits for, read from the API. */
export interface Content {
  /** Title of the newest paper, on home and first in the list. */
  paper: { id: number; title: string };
  /** First book of the list. */
  book: { id: number; title: string };
}

interface Listed {
  id: number;
  title: string;
}

async function post<T>(address: string, path: string, body: object): Promise<T> {
  const response = await fetch(new URL(path, address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: T };
  if (code !== 200) throw new Error(`${path}: ${msg}`);
  return data;
}

function first(list: readonly Listed[], path: string): Listed {
  const [item] = list;
  if (item === undefined) throw new Error(`${path} has no item: the demonstration content is not loaded`);
  return item;
}

export async function readContent(address: string): Promise<Content> {
  const exam = await post<{ new_list: Listed[] }>(address, '/api/exam/index', {});
  return { paper: first(exam.new_list, '/api/exam/index'), book: await readFirstBook(address) };
}

export async function readFirstBook(address: string): Promise<Listed> {
  const { list } = await post<{ list: Listed[] }>(address, '/api/book/index', { page: 1, psize: 20 });
  return first(list, '/api/book/index');
}
