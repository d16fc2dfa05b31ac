/**
 * Declares events of its own, which no other file may find.
 * @own-modules
 */
import { z } from 'zod';
import { eventFamily } from '../../../../platform/event-log/events/event-catalog';
import { defineEvent } from '../../../../platform/event-log/events/events';
import '../integrity-check';
import { isMoneyName, sayingOf } from './values-in-words';

const SHADES = z.enum(['dark_red']);
eventFamily('crate', {
  CrateAdded: defineEvent(
    'added the crate',
    z.object({
      id: z.uuid(),
      shade: SHADES,
      lining: z.union([SHADES, z.null()]),
      bands: z.array(SHADES),
      lock: z.object({ colour: SHADES }),
      note: z.string(),
    }),
  ),
});

const UUID = '01990000-0000-7000-8000-00000000ffff';
const paper = {
  nr: 1,
  documentType: 'bill_of_lading',
  originalName: 'bol.pdf',
  mimeType: 'application/pdf',
  fileSize: 9,
  file: 'f',
  expirationDate: null,
  notes: null,
  uploadedBy: UUID,
  uploadedAt: '2026-10-31T21:00:00.000Z',
  removedAt: null,
};

describe('a value in words', () => {
  const saying = () => sayingOf('crate', 'America/New_York');
  const said: ReturnType<typeof saying>['said'] = (...of) => saying().said(...of);

  it.each([
    ['what is absent', 'note', undefined],
    ['papers that nobody asked for', 'papers', undefined],
    ['what is null', 'note', null],
    ['an empty text', 'note', ''],
    ['a sealed text', 'note', 'sealed:1:AAAA'],
    ['an id that nobody reads', 'note', UUID],
    ['what is neither text nor number', 'note', 10n],
    ['a list of nothing', 'note', [null, '', []]],
    ['an object of nothing', 'lock', { id: 7, nr: 1, quantity: 0, colour: null }],
    ['a part that was removed', 'lock', { colour: 'dark_red', removedAt: '2026-10-31T21:00:00.000Z' }],
    ['papers that are gone', 'papers', [{ ...paper, removedAt: '2026-10-31T21:00:00.000Z' }]],
  ])('is not said of %s', (_, property, value) => {
    expect(said(property, value)).toBeNull();
  });

  it.each([
    ['isOpen', true, 'Yes'],
    ['isOpen', false, 'No'],
    ['quantity', 1_250, '1250'],
    ['note', 'dark_red', 'dark_red'],
    ['note', '2026-10-31', '10/31/2026'],
    ['note', 'before 2026-10-31', 'before 2026-10-31'],
    ['note', '2026-10-31, a Saturday', '2026-10-31, a Saturday'],
    ['note', 'at 2026-10-31T21:00:00.000Z', 'at 2026-10-31T21:00:00.000Z'],
    ['taxIdLast4', '6789', '*****6789'],
    ['last4OfCard', '6789', '6789'],
    ['note', ['two bands', null, '', 'a lock'], 'two bands; a lock'],
    [
      'lock',
      { id: 7, note: 'of brass', cost: 125_000, count: 2, removedAt: null },
      'Note of brass, Cost $1,250.00, Count 2',
    ],
  ])('says of %s %j: %s', (property, value, words) => {
    expect(said(property, value)).toBe(words);
  });

  it('is an amount where the value is cents, also in a list', () => {
    expect([said('levy', 125_000, true), said('levy', [125_000, 50], true)]).toEqual(['$1,250.00', '$1,250.00; $0.50']);
  });

  it('is the label of a choice: by its name, or because a fact has it among choices, however deep', () => {
    const named = ['status', 'paymentStatus', 'paymentMethod', 'cardProvider'];
    const among = ['shade', 'lining', 'bands', 'colour'];
    for (const property of [...named, ...among])
      expect([property, said(property, 'dark_red')]).toEqual([property, 'Dark red']);
    expect(said('statusNote', 'dark_red')).toBe('dark_red');
  });

  it("is an instant by the firm's clock, to the minute", () => {
    expect(said('note', '2026-11-01T03:05:59.000Z')).toMatch(/^10\/31\/2026 11:05\sPM$/);
  });

  it('is a paper by its kind and name, its end and its notes', () => {
    const papers = [
      paper,
      { ...paper, removedAt: '2026-10-31T21:00:00.000Z', originalName: 'gone.pdf' },
      { ...paper, originalName: 'page-2.pdf', expirationDate: '2027-01-31', notes: 'of the second stop' },
    ];
    expect(said('papers', papers)).toBe(
      'Bill of lading bol.pdf; Bill of lading page-2.pdf, expires 01/31/2027, of the second stop',
    );
  });

  it('stands beside the label of its field, which says no "id" and no "last4"', () => {
    expect(['companyName', 'brokerId', 'taxIdLast4', 'cardLast4Digits', 'crateIdea', 'Id'].map(saying().label)).toEqual(
      ['Company name', 'Broker', 'Tax', 'Card last4 digits', 'Crate idea', 'Id'],
    );
    expect(sayingOf('integritycheck', 'UTC').label('headStream')).toBe('Last stream');
    expect(saying().label('headStream')).toBe('Head stream');
  });

  it('names a record of the kind that the property is called after, and none of a kind that there is not', () => {
    expect(['createdBy', 'crateId', 'shelfId', 'crateIds', 'crate', 'Id'].map(saying().refers)).toEqual([
      'user',
      'crate',
      null,
      null,
      null,
      null,
    ]);
  });

  it('is money by the end of its name', () => {
    expect(['amount', 'factorFee', 'creditLimit', 'totalPaid'].map(isMoneyName)).toEqual([true, true, true, true]);
    expect(['amountInWords', 'quantity', 'feet'].map(isMoneyName)).toEqual([false, false, false]);
  });
});
