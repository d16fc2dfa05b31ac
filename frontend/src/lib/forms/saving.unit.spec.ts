import { fakeApi } from '../../testing/fake-api';
import { brokerOf } from '../../testing/prepared/records';
import { changesOf, saveRecord, savingOf } from './saving';

const record = brokerOf({ id: 4, name: 'Mesa', version: 7 });
const body = { name: 'Mesa', address: null, taxId: '12' };

describe('what a form sends', () => {
  it('is only what was changed, also what was emptied', () => {
    expect(changesOf(body, new Set(['address', 'taxId', 'other']))).toEqual({ address: null, taxId: '12' });
    expect(changesOf(body, new Set())).toEqual({});
  });

  it('is everything of a new record, with the key of the attempt', () => {
    expect(savingOf({ record: null, changed: new Set(['name']), idempotencyKey: 'key-1' }, body)).toEqual({
      record: null,
      body,
      idempotencyKey: 'key-1',
    });
  });

  it('is the changes of a record that was known', () => {
    expect(savingOf({ record, changed: new Set(['name']), idempotencyKey: 'key-1' }, body)).toEqual({
      record,
      body: { name: 'Mesa' },
    });
  });

  it('goes to the list for a new record, and to the record as it was known otherwise', async () => {
    const server = fakeApi({
      'POST /api/brokers': () => ({ status: 201, body: record }),
      'PATCH /api/brokers/4': () => ({ body: record }),
    });
    const save = saveRecord<typeof record, object, object>('/api/brokers');
    expect(await save({ record: null, body, idempotencyKey: 'key-1' })).toEqual(record);
    expect(await save({ record, body: { name: 'Mesa' } })).toEqual(record);
    expect(server.seen.map(({ method, path, body: sent }) => [method, path, sent])).toEqual([
      ['POST', '/api/brokers', body],
      ['PATCH', '/api/brokers/4', { name: 'Mesa' }],
    ]);
    expect([server.seen[0]?.headers.get('idempotency-key'), server.seen[1]?.headers.get('if-match')]).toEqual([
      'key-1',
      '"7"',
    ]);
  });
});
