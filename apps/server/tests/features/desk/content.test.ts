import { strToU8, zipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { workbookOf } from '../../content-import/workbooks.js';
import { form } from '../../fixtures/files.js';
import { reply } from '../../support/answers.js';
import { newOperator } from '../../support/desk.js';
import { actsIn } from '../../support/operator.js';
import { useTestServer } from '../../support/test-server.js';

const server = useTestServer();
let token: string;
beforeEach(async () => {
  const tables = [
    'content_versions',
    'imported_records',
    'district_agents',
    'operator_acts',
    'uploads',
  ] as const;
  for (const table of tables) {
    await server.db.deleteFrom(table).execute();
  }
  ({ token } = await newOperator(server, { name: '陶文昌', roles: ['editor'] }));
});

async function agents(...names: string[]): Promise<File> {
  const rows = names.map((name, row) => [`a-${String(row)}`, name, '0571-1']);
  const book = await workbookOf({ name: '地区代理', rows: [['编号', '地区', '电话'], ...rows] });
  return new File([new Uint8Array(book)], '十二月上新.xlsx');
}

const prove = (file: File) => server.call('proveDeskContent', { token, form: form({ files: [file] }) });
async function proved(...names: string[]) {
  const { proof, version } = await server.ask('proveDeskContent', {
    token,
    form: form({ files: [await agents(...names)] }),
  });
  return { proof, version };
}
const publish = (body: { proof: string; version: number }) =>
  server.call('publishDeskContent', { token, body });
const titles = async () =>
  (await server.db.selectFrom('district_agents').select('title').orderBy('title').execute()).map(
    ({ title }) => title,
  );
const versions = async () => (await server.ask('getDeskContent', { token })).versions;

describe('content at the desk', () => {
  it('is proved first, and published by one press', async () => {
    const proof = await server.ask('proveDeskContent', {
      token,
      form: form({ files: [await agents('杭州市')] }),
    });
    expect(proof).toMatchObject({
      kinds: [{ label: '地区代理', added: 1, withdrawn: 0, faults: 0 }],
      faults: 0,
      version: 0,
    });
    expect(await titles()).toEqual([]);
    const asked = { proof: proof.proof, version: 0 };
    expect(await publish(asked)).toEqual(reply(200, '已发布'));
    // The same decision again, whose answer was lost.
    expect(await publish(asked)).toEqual(reply(200, '已发布'));
    expect(await titles()).toEqual(['杭州市']);
    expect(await versions()).toMatchObject([{ version: 1, operator: '陶文昌', restores: 0 }]);
    expect(await actsIn(server, 'content')).toMatchObject([{ operator: '陶文昌', act: 'publish' }]);
  });

  it('with faults shows each by its cell, with the rows around it and what would change, and writes nothing', async () => {
    await publish(await proved('杭州市'));
    const { data } = await prove(await agents('宁波市', '', '温州市'));
    expect(data).toMatchObject({
      kinds: [{ label: '地区代理', added: 1, changed: 1, withdrawn: 0, faults: 1 }],
      faults: 1,
      sorts: [
        {
          sort: '缺少地区',
          count: 1,
          list: [{ file: '十二月上新.xlsx', sheet: '地区代理', reference: 'B3' }],
        },
      ],
      proof: '',
    });
    const sheet = (data as { sheets: { columns: unknown[]; rows: { number: number; cells: string[] }[] }[] })
      .sheets[0];
    expect(sheet?.columns).toEqual([
      { name: 'A', heading: '编号' },
      { name: 'B', heading: '地区' },
      { name: 'C', heading: '电话' },
    ]);
    expect(sheet?.rows.map(({ number, cells }) => [number, cells[1]])).toEqual([
      [2, '宁波市'],
      [3, ''],
      [4, '温州市'],
    ]);
    expect(await titles()).toEqual(['杭州市']);
  });

  it('is not published when somebody else has published since the proof', async () => {
    const other = await proved('宁波市');
    await publish(await proved('杭州市'));
    expect(await publish(other)).toEqual(reply(409, '其间已发布了第 1 版，请看过再办'));
    expect(await titles()).toEqual(['杭州市']);
  });

  it('says what the reader of the tables has understood by itself', async () => {
    const rows = [['编号', '地区', '电话'], [], ['a', '杭州市', '0571-1']];
    const book = await workbookOf({ name: '地区代理', rows });
    const { notes } = await server.ask('proveDeskContent', {
      token,
      form: form({ files: [new File([new Uint8Array(book)], '代理.xlsx')] }),
    });
    expect(notes).toEqual(['代理.xlsx 地区代理：空行 1 行略过']);
    // 编号,地区,电话 and one agent, in GBK.
    const gbk = Buffer.from('b1e0bac52cb5d8c7f82cb5e7bbb00a612cbabcd6ddcad02c303537312d310a', 'hex');
    const zip = zipSync({ 'district-agents.csv': gbk });
    const { notes: ofZip } = await server.ask('proveDeskContent', {
      token,
      form: form({ files: [new File([new Uint8Array(zip)], '内容.zip')] }),
    });
    expect(ofZip).toEqual(['district-agents.csv：按 GBK 编码读']);
  });

  it('is kept for its publication for a day', async () => {
    const asked = await proved('杭州市');
    await server.db
      .updateTable('uploads')
      .set({ created_at: new Date(0) })
      .execute();
    await proved('宁波市');
    expect(await publish(asked)).toEqual(reply(404, '这次试排已经过了一天，请再试排'));
  });

  it('that is none says why', async () => {
    const text = new File(['text'], '说明.txt');
    expect(await prove(text)).toMatchObject({ code: 400, data: { errors: [{ field: 'files' }] } });
    const zip = new File([new Uint8Array(zipSync({ '../a.csv': strToU8('编号') }))], 'a.zip');
    expect(await prove(zip)).toMatchObject({
      code: 400,
      msg: 'a.zip 里的“../a.csv”在文件夹之外。什么都没有写入。',
    });
  });

  it('of an earlier version is put back', async () => {
    await publish(await proved('杭州市'));
    await publish(await proved('宁波市'));
    const putBack = (version: number, present: number) =>
      server.call('putBackDeskContent', { token, body: { version, present } });
    expect(await putBack(1, 1)).toEqual(reply(409, '其间已发布了第 2 版，请看过再办'));
    expect(await putBack(1, 2)).toEqual(reply(200, '已回到第 1 版'));
    // The same decision again, whose answer was lost.
    expect(await putBack(1, 2)).toEqual(reply(200, '已回到第 1 版'));
    expect(await titles()).toEqual(['杭州市']);
    expect((await versions()).map(({ version, restores }) => [version, restores])).toEqual([
      [3, 1],
      [2, 0],
      [1, 0],
    ]);
    expect(await putBack(9, 3)).toEqual(reply(404, '这一版不在了'));
  });

  it('is the editors’ alone; the figures are everybody’s at the desk', async () => {
    const { token: reviewer } = await newOperator(server, { name: '周衡', roles: ['reviewer'] });
    expect(await server.call('getDeskContent', { token: reviewer })).toEqual(
      reply(403, '这件事只有“编辑”能办'),
    );
    const figures = await server.ask('getDeskFigures', { token: reviewer });
    expect(figures.rows.map(({ name }) => name)).toContain('registrations');
  });
});
