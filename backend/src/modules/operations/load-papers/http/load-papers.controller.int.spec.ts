import { pdfOf, Sheet } from '../../../../../test/reading/paper';
import { scanOf } from '../../../../../test/reading/pictures';
import { TestSystem } from '../../../../../test/support/system';
import { newAccount, newClient, signIn } from '../../../../../test/support/world/people';
import type { Answer, Visitor } from '../../../../../test/support/world/visitor';

type Row = Record<string, unknown>;
const LUMPER = ['LUMPER RECEIPT', 'Bay Crews Unloading LLC', 'Date: 07/12/2026', 'Load #: PH-1', 'Total: $180.00'];
const BILL = ['BILL OF LADING', 'BOL #: BL998877', 'Date: 07/11/2026', 'Received by: Dana Moreno'];

describe('a paper that a driver photographs at a load', () => {
  let system: TestSystem;
  let driver: Visitor;
  let staff: Visitor;
  let own: number;
  let foreign: number;
  let clientId: string;
  beforeAll(async () => {
    system = await TestSystem.start({ workers: true });
    staff = await system.as('employee');
    const admin = await system.as('admin');
    clientId = await newClient(system);
    const dana = {
      ...{ firstName: 'Dana', lastName: 'Reyes', licenseNumber: 'D77', licenseState: 'TN', clientId },
      ...{ licenseClass: 'Class A', licenseExpiration: '2036-06-30' },
    };
    const { id: driverId } = (await admin.post('/api/drivers', dana)).body;
    const account = await newAccount(system, 'driver');
    expect((await admin.patch(`/api/users/${account.userId}`, { driverId })).status).toBe(200);
    driver = await signIn(account);
    const client = await staff.post('/api/clients', { companyName: 'Antler Hauling Inc', email: 'a@antler.test' });
    const brokerId = (await staff.post('/api/brokers', { name: 'Copper Hill Logistics LLC' })).body['id'];
    const places = { pickupLocation: 'Elko, NV', dropoffLocation: 'Omaha, NE', brokerId };
    const load = async (loadNumber: string, of: object): Promise<number> => {
      const { status, body, text } = await staff.post('/api/loads', { loadNumber, ...places, ...of });
      expect([status, text]).toEqual([201, text]);
      return Number(body['id']);
    };
    own = await load('PH-1', { driverId, clientId });
    foreign = await load('PH-2', { clientId: client.body['id'] });
  });
  afterAll(() => system.stop());

  const photograph = (content: Buffer, name: string, { loadId = own, who = driver } = {}): Promise<Answer> => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(content)]), name);
    return who.upload(`/api/loads/${loadId}/papers`, form);
  };
  const pdf = (lines: readonly string[]): Promise<Buffer> => pdfOf(new Sheet().lines(...lines).drawn);
  /** The paper as the office finds it at the load, once it was read. */
  const read = async (id: unknown): Promise<Row> => {
    for (let turn = 0; turn < 600; turn += 1) {
      const { body } = await staff.get<Row[]>(`/api/documents?loadId=${own}`);
      const found = body.find((each) => each['id'] === id);
      if (found && found['readingStatus'] !== 'waiting') return found;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('It was not read');
  };
  const valuesIn = ({ readValues }: Row): Row =>
    Object.fromEntries((readValues as Row[]).map(({ name, value, isSure }) => [String(name), [value, isSure]])) as Row;

  it('is with the load at once, and what it says stands beside it', async () => {
    const sent = await photograph(await scanOf(new Sheet().lines(...LUMPER).drawn), 'IMG_0001.png');
    expect([sent.status, sent.body['loadId'], sent.body['readingStatus']]).toEqual([201, own, 'waiting']);
    expect(sent.body['clientId']).toBe(clientId);
    const found = await read(sent.body['id']);
    expect(found).toMatchObject({ readingStatus: 'read', readKind: 'lumper_receipt', documentType: 'receipt' });
    expect(valuesIn(found)).toMatchObject({ total: ['180.00', true], date: ['2026-07-12', true] });
    const mine = await driver.get<Row[]>('/api/client-documents');
    expect(mine.body.map(({ id }) => id)).toContain(sent.body['id']);
  });

  it('that is a signed bill of lading says who received the freight', async () => {
    const found = await read((await photograph(await pdf(BILL), 'bill.pdf')).body['id']);
    expect(found).toMatchObject({ readKind: 'bill_of_lading', documentType: 'bol' });
    expect(valuesIn(found)['signed']).toEqual(['Dana Moreno', true]);
  });

  it('that cannot be read is kept all the same, and says so', async () => {
    const found = await read((await photograph(await pdf([]), 'nothing.pdf')).body['id']);
    expect(found).toMatchObject({ readingStatus: 'unreadable', readingFault: 'No text was found in this file.' });
  });

  it('is a photo or a PDF, not too large, and not nothing', async () => {
    const errors = async (content: Buffer, name: string) => {
      const { status, body } = await photograph(content, name);
      return [status, body['errors'] ?? body['message']];
    };
    const word = Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(1_024)]);
    expect(await errors(word, 'paper.doc')).toEqual([
      415,
      [{ field: 'file', message: 'This kind of file is not accepted. Please send a PDF, JPG or PNG.' }],
    ]);
    expect(await errors(Buffer.alloc(0), 'a.png')).toEqual([
      400,
      [{ field: 'file', message: 'Please select a file.' }],
    ]);
    expect((await photograph(Buffer.from('MZ'), 'a.png')).status).toBe(415);
    expect((await photograph(Buffer.alloc(25 * 1024 * 1024 + 10, 7), 'a.png')).status).toBe(413);
    expect((await driver.post(`/api/loads/${own}/papers`, { file: 'x' })).status).toBe(415);
  });

  it('goes to own loads that are hauled, and not of clients', async () => {
    const paper = await pdf(LUMPER);
    expect((await photograph(paper, 'a.pdf', { loadId: foreign })).status).toBe(404);
    expect((await photograph(paper, 'a.pdf', { loadId: 999_999 })).status).toBe(404);
    expect((await photograph(paper, 'a.pdf', { who: await system.as('client') })).status).toBe(403);
    expect((await photograph(paper, 'a.pdf', { loadId: foreign, who: staff })).status).toBe(201);
    await staff.patch(`/api/loads/${foreign}`, { status: 'cancelled' });
    expect((await photograph(paper, 'a.pdf', { loadId: foreign, who: staff })).body['message']).toBe(
      'This load is cancelled',
    );
  });
});
