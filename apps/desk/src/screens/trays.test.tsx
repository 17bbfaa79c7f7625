import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { App } from '../app/App.js';
import { createDesk } from '../lib/desk.js';
import { exampleOf } from '../testing/examples.js';

const ITEMS = 20;
const ids = Array.from({ length: ITEMS }, (_, index) => index + 1);

function itemOf(id: number) {
  return { ...exampleOf('/api/desk/item'), id, note: '', files: [] };
}

/** A server that has 20 items in each tray and takes no decision before its ten seconds are over. */
function answerOf(path: string, id: number) {
  if (path.endsWith('/items')) {
    const heading = (one: number) => ['活动', `名字${String(one)}`, '47', ''];
    const list = ids.map((one) => ({
      ...itemOf(one),
      heading: heading(one),
      cells: heading(one),
      files: 0,
    }));
    return { columns: [{ name: 'unit_name', label: '单位名称' }], filters: [], list, count: ITEMS };
  }
  if (path.endsWith('/item')) return itemOf(id);
  if (path.endsWith('/shop')) return { ...exampleOf('/api/desk/shop'), id, status: 1, papers: [] };
  if (path.endsWith('/letter')) return { ...exampleOf('/api/desk/letter'), is_correction: 1, draft: null };
  return { trays: [], drawers: [], operators: [], done_today: 0 };
}

function openDesk(address: string, refusals: Readonly<Partial<Record<string, object>>> = {}) {
  window.location.hash = address;
  const fetch: typeof globalThis.fetch = (url, init) => {
    const { id } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as { id: number };
    const path = url instanceof Request ? url.url : String(url);
    const refusal = refusals[path.slice(path.lastIndexOf('/'))];
    if (refusal !== undefined) return Promise.resolve(new Response(JSON.stringify(refusal)));
    const data = answerOf(path, id);
    return Promise.resolve(new Response(JSON.stringify({ code: 200, msg: '成功', data })));
  };
  const desk = createDesk({ fetch });
  desk.client.session.set({ jwt: 'token', name: '李敏', roles: ['reviewer', 'editor'] });
  render(<App desk={desk} />);
  return desk;
}

function press(code: string, control = false) {
  fireEvent.keyDown(document.activeElement ?? document.body, { code, ctrlKey: control });
}

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  // jsdom scrolls nothing.
  Element.prototype.scrollIntoView = () => undefined;
});

it.each([
  ['shops', '/shops/1?word=名字', '通过', () => press('KeyA')],
  ['works', '/works/1?word=名字', '通过', () => press('KeyA')],
  [
    'letters',
    '/letters/1?word=名字',
    '答复',
    () => {
      press('Digit2');
      press('Enter', true);
    },
  ],
  ['donations', '/donations/1?word=名字', '答应，寄书', () => press('KeyA')],
  ['enrolments', '/enrolments/1?word=名字', '确认名额', () => press('KeyA')],
])(
  'the tray of %s is cleared of 20 items by keys, two each at most, with its filters kept',
  async (tray, address, act, decide) => {
    const { decisions } = openDesk(address);
    for (const id of ids) {
      await waitFor(() => expect(window.location.hash).toContain(`/${tray}/${String(id)}?`));
      expect(decodeURIComponent(window.location.hash)).toContain('word=名字');
      await screen.findByRole('button', { name: new RegExp(`^${act}`) });
      decide();
      expect(decisions.get().waiting).toHaveLength(id);
    }
    expect(decisions.get().waiting.map(({ item }) => Number(item))).toEqual(ids);
  },
);

it('a decision that somebody else was faster with is told above the rows, with the words that were written', async () => {
  window.localStorage.setItem(
    'deskDecisions:李敏',
    JSON.stringify([
      {
        id: 'one',
        tray: 'donations',
        item: '3',
        title: '名字3',
        act: '已婉拒',
        path: '/api/desk/decide',
        body: { queue: 'donations', id: 3, seen: 0, act: 'reject', note: '非本社品种' },
        at: 0,
      },
    ]),
  );
  openDesk('/donations', {
    '/decide': { code: 409, msg: '苏晴 11-25 14:19 已经把它改为已处理', data: null },
  });
  const notice = await screen.findByText('名字3：苏晴 11-25 14:19 已经把它改为已处理');
  expect(notice.closest('[role="alert"]')).toHaveTextContent('“已婉拒”没有交上去');
  expect(screen.getByText('非本社品种')).toBeInTheDocument();
});
