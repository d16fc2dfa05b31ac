import { TestSystem } from '../../../../test/support/system';
import type { Visitor } from '../../../../test/support/world/visitor';
import { Clock } from '../../../platform/core/clock';
import { systemContext } from '../../../platform/event-log/commands/context';
import { Firm } from './adapters/firm';

describe('the firm’s settings', () => {
  let system: TestSystem;
  let admin: Visitor;
  beforeAll(async () => {
    system = await TestSystem.start();
    admin = await system.as('admin');
  });
  afterAll(() => system.stop());

  it('are the defaults where the first who sets them leaves one open', async () => {
    const context = systemContext(system.app.get(Clock), 'cli', 'settings');
    await system.app.get(Firm).save({ remitTo: 'P.O. Box 7', phone: undefined, invoicePrefix: undefined }, context);
    expect((await admin.get('/api/settings')).body).toMatchObject({
      ...{ remitTo: 'P.O. Box 7', phone: '(555) 010-0199', invoicePrefix: 'INV-', version: 1 },
    });
  });

  it('are read by the staff, changed by administrators, and shape what follows', async () => {
    const { headers, body } = await admin.get('/api/settings');
    expect(body).toMatchObject({ defaultFee: '150.00', timeZone: 'America/New_York', ein: null });
    const changed = await admin.patch(
      '/api/settings',
      { name: 'Blue Mile', ein: '12-3456789', invoicePrefix: 'BM-', defaultFee: '175.50' },
      headers.get('etag') === '"0"' ? {} : { 'if-match': headers.get('etag') ?? '' },
    );
    expect([changed.status, changed.body]).toEqual([
      200,
      expect.objectContaining({ name: 'Blue Mile', ein: '*****6789', invoicePrefix: 'BM-', defaultFee: '175.50' }),
    ]);
    expect((await system.visitor().get('/api/firm')).body).toMatchObject({ name: 'Blue Mile' });
    const brokerId = (await admin.post('/api/brokers', { name: 'B' })).body['id'];
    expect((await admin.post('/api/invoices', { brokerId, amount: '1' })).body['invoiceNumber']).toMatch(/^BM-\d{6}$/);
    expect((await system.sql("SELECT 1 FROM facts WHERE data::text LIKE '%12-3456789%'")).rowCount).toBe(0);
    expect((await (await system.as('employee')).patch('/api/settings', { name: 'Mine' })).status).toBe(403);
  });

  it.each([
    ['timeZone', 'Mars/Olympus', 'Time zone must be one such as America/New_York'],
    ['ein', '12', 'EIN must have nine digits, such as 12-3456789'],
    ['defaultFee', '0', 'Default fee must be more than 0'],
    ['email', 'x', 'Valid email is required'],
    ['name', ' ', 'The name of the firm is required'],
  ])('refuse %s %j', async (field, value, message) => {
    expect((await admin.patch('/api/settings', { [field]: value })).body['errors']).toEqual([{ field, message }]);
  });
});
