import * as hostile from '../../../../../test/reading/hostile';
import { Sheet } from '../../../../../test/reading/paper';
import { scanOf } from '../../../../../test/reading/pictures';
import { ProductProcess } from '../../../../../test/support/processes';
import { eventually, TestSystem } from '../../../../../test/support/system';
import type { Answer, Visitor } from '../../../../../test/support/world/visitor';

const PAGES = 6;
/** A scan: the confirmation, a page that says its total again, and others that say nothing. */
const scanned = async (): Promise<Buffer> => {
  const sheet = new Sheet().lines(
    'RATE CONFIRMATION',
    'Load #: CH-5567',
    'Broker: Copper Hill Logistics LLC',
    'Origin: Reno, NV',
    'Destination: Boise, ID',
    'Total Rate: $1,000.00',
  );
  for (let page = 2; page < PAGES; page += 1) sheet.next().lines('Thank you for hauling with us.');
  const { drawn } = sheet.next().lines('Load #: CH-5567', 'Total Rate: $1,000.00');
  return hostile.ofPictures(
    await Promise.all(
      Array.from({ length: PAGES }, (_, at) =>
        scanOf(
          drawn.filter(({ page }) => page === at + 1),
          at + 1,
        ),
      ),
    ),
  );
};

/** Real workers of the built product; one is killed in the middle of a paper. */
describe('a paper of pictures', () => {
  let system: TestSystem;
  let staff: Visitor;
  const workers: ProductProcess[] = [];
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('employee');
  });
  afterAll(async () => {
    await Promise.all(workers.map((one) => one.end('SIGTERM')));
    await system.stop();
  }, 60_000);

  const started = async (): Promise<void> => {
    const files = { AXLEBOOK_DATA_DIR: system.settings.dataDir };
    workers.push(await ProductProcess.start('worker', system.settings.databaseUrl, files));
  };
  const send = (content: Buffer, name = 'scan.pdf'): Promise<Answer> => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(content)]), name);
    return staff.upload('/api/documents/read', form);
  };

  it('is read as a job, page by page; when its worker is killed it is read again, and kept once', async () => {
    const file = await scanned();
    const { status, body } = await send(file);
    expect([status, body['status'], body['pages'], body['of'], body['fields']]).toEqual([202, 'reading', 0, PAGES, []]);
    const at = `/api/documents/read/${String(body['id'])}`;
    const other = await system.as('admin');
    expect((await other.get(at)).status).toBe(404);

    await started();
    const follow = async () => (await staff.get(at)).body;
    await eventually(follow, ({ pages }) => Number(pages) >= 1, 120_000);
    await workers[0]?.end('SIGKILL');
    expect((await follow())['status']).toBe('reading');
    await started();
    const read = await eventually(follow, (each) => each['status'] !== 'reading', 240_000);
    expect([read['status'], read['kind'], read['pages'], read['of']]).toEqual([
      'read',
      'rate_confirmation',
      PAGES,
      PAGES,
    ]);
    const total = (read['fields'] as { name: string }[]).find(({ name }) => name === 'total');
    // two pages say it, so it is surer than a picture alone
    expect(total).toMatchObject({ value: '1000.00', source: 'ocr', confidence: 0.8 });

    expect(await send(file)).toMatchObject({ status: 200, body: { id: body['id'], status: 'read' } });
    const { rows } = await system.sql<{ type: string }>(
      'SELECT type FROM facts WHERE stream_id = $1 ORDER BY version',
      [`paperreading-${String(body['id'])}`],
    );
    expect(rows.map(({ type }) => type)).toEqual(['PaperReadingAdded', 'DocumentRead']);
    await system.verified();
  }, 420_000);

  it('is a job where it is one photo, too: nobody waits in line for it', async () => {
    const pictures = await Promise.all(
      ['SC-1', 'SC-2'].map((number) =>
        scanOf(new Sheet().lines('RATE CONFIRMATION', `Load #: ${number}`, 'Total Rate: $1,000.00').drawn),
      ),
    );
    const answers = await Promise.all(pictures.map((picture) => send(picture, 'photo.png')));
    for (const { status, body } of answers) {
      expect([status, body['status'], body['pages'], body['of']]).toEqual([202, 'reading', 0, 1]);
      const read = await eventually(
        async () => (await staff.get(`/api/documents/read/${String(body['id'])}`)).body,
        (each) => each['status'] !== 'reading',
        120_000,
      );
      expect([read['status'], read['kind'], read['pages'], read['of']]).toEqual(['read', 'rate_confirmation', 1, 1]);
    }
  }, 150_000);

  it('of two is read whole, and less sure than a text', async () => {
    const sheet = new Sheet().lines('RATE CONFIRMATION', 'Load #: CH-5568', 'Origin: Reno, NV').next();
    const { drawn } = sheet.lines('Load #: CH-5568', 'Total Rate: $1,000.00');
    const pictures = await Promise.all(
      [1, 2].map((page) =>
        scanOf(
          drawn.filter((each) => each.page === page),
          page,
        ),
      ),
    );
    const { status, body } = await send(await hostile.ofPictures(pictures));
    expect([status, body['status']]).toEqual([202, 'reading']);
    const read = await eventually(
      async () => (await staff.get(`/api/documents/read/${String(body['id'])}`)).body,
      (each) => each['status'] !== 'reading',
      120_000,
    );
    expect([read['status'], read['pages'], read['of']]).toEqual(['read', 2, 2]);
    const total = (read['fields'] as { name: string }[]).find(({ name }) => name === 'total');
    expect(total).toMatchObject({ value: '1000.00', page: 2, source: 'ocr', confidence: 0.7 });
  }, 150_000);

  it.each([
    ['whose letters nobody knows', 'font.pdf', hostile.unreadable, 'No text was found in this file.'],
    [
      'of more points than a camera has',
      'huge.png',
      hostile.hugePhoto,
      'This file cannot be read: it is damaged, protected or too large.',
    ],
  ] as const)(
    '%s fails in a sentence',
    async (_, name, content, reason) => {
      const { status, body } = await send(await content(), name);
      expect([status, body['status']]).toEqual([202, 'reading']);
      const read = await eventually(
        async () => (await staff.get(`/api/documents/read/${String(body['id'])}`)).body,
        (each) => each['status'] !== 'reading',
        60_000,
      );
      expect([read['status'], read['reason'], read['fields']]).toEqual(['failed', reason, []]);
    },
    90_000,
  );
});
