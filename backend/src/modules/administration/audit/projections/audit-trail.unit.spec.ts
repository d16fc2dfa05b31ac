import type { RecordedEvent } from '../../../../platform/event-log/events/events';
import { auditTrail } from './audit-trail';

const ID = '01990000-0000-7000-8000-00000000ffff';
const found = (data: unknown, stream = `client-${ID}`): unknown => {
  const event: RecordedEvent = {
    position: 9,
    stream,
    version: 2,
    schema: 1,
    type: 'ClientAdded',
    data,
    metadata: { actorId: 'u', actorName: 'Ana Ruiz', clientId: ID } as RecordedEvent['metadata'],
    recordedAt: '2026-10-31T21:00:00.000Z',
  };
  expect(auditTrail.keys(event)).toEqual([{ position: 9 }]);
  return auditTrail.fold(undefined, event, { position: 9 })?.['search'];
};

describe('a fact is found', () => {
  it('by its record, by who did it and by every text in it, in small letters', () => {
    const data = { name: 'Summit FREIGHT', lines: [{ note: 'Two bands' }, { note: 'A lock', amount: 12 }], open: true };
    expect(found(data, 'broker-7')).toBe('broker-7 ana ruiz summit freight two bands a lock');
  });

  it('neither by what is sealed nor by ids that nobody reads', () => {
    expect(found({ id: ID, taxId: 'sealed:1:AAAA', parent: null, name: 'Cedar' })).toBe('client ana ruiz cedar');
    for (const text of [`${ID} x`, `x${ID}`, 'unsealed: x']) expect(found({ text })).toBe(`client ana ruiz ${text}`);
  });

  it('nor by the keyed hash of a card number or a line', () => {
    const mark = '50kbdgk_pbyabpp1pihb25okqqwbk70--pst9z5ln60';
    expect(found({ mark, ends: [mark, mark.toUpperCase()], last4: '0011' })).toBe('client ana ruiz 0011');
    for (const text of [`${mark}x`, mark.slice(1), `${mark.slice(2)} x`])
      expect(found({ text })).toBe(`client ana ruiz ${text}`);
  });

  it('by the first two thousand signs, none of them halved', () => {
    const begins = 'client ana ruiz ';
    expect(found({ text: '🚚'.repeat(3_000) })).toBe(`${begins}${'🚚'.repeat(2_000 - begins.length)}`);
  });
});
