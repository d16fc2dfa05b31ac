import type { HistoryStep } from '../api/api-types';
import { whoSet } from './who-set';

const step = (
  version: number,
  name: string,
  changes: Record<string, string | null>,
  at = '2026-03-02T20:14:00.000Z',
): HistoryStep => ({
  position: version,
  version,
  at,
  actor: { id: `user-${name}`, name, role: 'employee' },
  type: 'InvoiceChanged',
  action: 'changed the invoice',
  sentence: [{ text: `${name} changed the invoice`, kind: null, id: null }],
  changes: Object.entries(changes).map(([field, after]) => ({
    field,
    label: field,
    before: null,
    after: after === null ? null : { text: after, kind: null, id: null },
  })),
  raw: null,
});
const reader = { id: 'user-me', now: new Date('2026-03-02T21:00:00.000Z') };

describe('who set a field that is changed here too', () => {
  it.each<[string, HistoryStep[], string]>([
    ['one who changed it', [step(2, 'Erin Adams', { amount: '$999.00' })], 'Erin Adams set it to $999.00 at 3:14 PM'],
    [
      'the last of several',
      [step(2, 'Erin Adams', { amount: '$1.00' }), step(3, 'Jo Alder', { amount: '$2.00' })],
      'Jo Alder set it to $2.00 at 3:14 PM',
    ],
    [
      'not who changed something else later',
      [step(3, 'Jo Alder', { notes: 'x' }), step(2, 'Erin Adams', { amount: '$1.00' })],
      'Erin Adams set it to $1.00 at 3:14 PM',
    ],
    [
      'not who changed it before it was read here',
      [step(1, 'Erin Adams', { amount: '$1.00' })],
      'Somebody else changed it',
    ],
    ['one who emptied it', [step(2, 'Erin Adams', { amount: null })], 'Erin Adams cleared it at 3:14 PM'],
    [
      'the reader on another page',
      [step(2, 'me', { amount: '$1.00' })],
      'You, on another page, set it to $1.00 at 3:14 PM',
    ],
    [
      'one on another day',
      [step(2, 'Erin Adams', { amount: '$1.00' }, '2026-02-27T20:14:00.000Z')],
      'Erin Adams set it to $1.00 on 02/27/2026 at 3:14 PM',
    ],
    [
      'one who changed what belongs to it',
      [step(2, 'Erin Adams', { lines: 'freight $5.00' })],
      'Erin Adams set it to freight $5.00 at 3:14 PM',
    ],
    ['nobody that the reader may see', [], 'Somebody else changed it'],
  ])('is %s', (_, steps, words) => {
    expect(whoSet(steps, ['amount', 'lines'], 1, reader)).toBe(words);
  });

  it('is found for a secret, too, of which the history tells the last four', () => {
    expect(whoSet([step(2, 'Erin Adams', { taxIdLast4: '*****6789' })], ['taxId'], 1, reader)).toBe(
      'Erin Adams set it to *****6789 at 3:14 PM',
    );
  });
});
