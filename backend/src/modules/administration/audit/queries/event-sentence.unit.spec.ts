/**
 * Declares events of its own, which no other file may find.
 * @own-modules
 */
import { z } from 'zod';
import { eventFamily } from '../../../../platform/event-log/events/event-catalog';
import { defineEvent, type RecordedEvent } from '../../../../platform/event-log/events/events';
import {
  besides,
  namedInSentence,
  plain,
  rawChanges,
  sentenceOf,
  type EventChange,
  type Piece,
} from './event-sentence';
import { sayingOf } from './values-in-words';

const data = z.object({ id: z.string() });
eventFamily('crate', {
  CrateAdded: defineEvent('added the crate', data),
  CrateOpened: defineEvent('took the lid of the crate off', data),
  CrateCounted: defineEvent('found faults', data),
  CratePriced: defineEvent('priced the crate', data, { says: 'priced {record} at {amount}, as {note}' }),
  CrateMoved: defineEvent('moved the crate', data, { says: () => 'moved {record} onto {shelf:9} of {depot:d-1}' }),
});
const saying = sayingOf('crate', 'UTC');

const eventOf = (type: string, more: object = {}): RecordedEvent => ({
  position: 1,
  stream: 'crate-7',
  version: 1,
  type,
  schema: 1,
  data: { id: '7', ...more },
  metadata: {
    actorId: null,
    actorName: 'Ana Ruiz',
    role: 'admin',
    requestId: 'r',
    correlationId: 'r',
    causation: null,
    idempotencyKey: null,
    source: 'web',
    clientId: null,
  },
  recordedAt: '2026-10-31T21:00:00.000Z',
});
const change = (label: string, before: string | null, after: string | null): EventChange => ({
  field: label,
  label,
  before: before === null ? null : plain(before),
  after: after === null ? null : plain(after),
});

const piecesOf = (result: RecordedEvent, changes: readonly EventChange[] = [], title: string | null = 'crate') =>
  sentenceOf({
    event: result,
    kind: 'crate',
    title,
    name: 'C-7 of Lena Ortiz',
    saying,
    changes,
    other: (kind, id) => ({ text: `${kind} number ${id}`, kind, id }),
  });
const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');
const told = (...changes: EventChange[]): string => textOf(piecesOf(eventOf('CrateAdded'), changes));
const ADDED = 'Ana Ruiz added crate C-7 of Lena Ortiz';

describe('the sentence of a fact', () => {
  it('names its record in the place of what it is about, else after the words', () => {
    expect(textOf(piecesOf(eventOf('CrateAdded')))).toBe(ADDED);
    expect(textOf(piecesOf(eventOf('CrateOpened')))).toBe('Ana Ruiz took the lid of crate C-7 of Lena Ortiz off');
    expect(textOf(piecesOf(eventOf('CrateCounted')))).toBe('Ana Ruiz found faults: C-7 of Lena Ortiz');
    expect(textOf(piecesOf(eventOf('CrateAdded'), [], null))).toBe('Ana Ruiz added the crate: C-7 of Lena Ortiz');
  });

  it('is words and records in turn', () => {
    expect(piecesOf(eventOf('CrateOpened'), [change('Lid', 'on', 'off')])).toEqual([
      plain('Ana Ruiz took the lid of crate '),
      { text: 'C-7 of Lena Ortiz', kind: 'crate', id: '7' },
      plain(' off: Lid from on to off'),
    ]);
  });

  it('says values of the fact, and that there are none', () => {
    expect(textOf(piecesOf(eventOf('CratePriced', { amount: 125_000 })))).toBe(
      'Ana Ruiz priced C-7 of Lena Ortiz at $1,250.00, as nothing',
    );
  });

  it('names other records, and tells no change where it tells all by itself', () => {
    const moved = eventOf('CrateMoved');
    expect(namedInSentence(moved)).toEqual([
      { kind: 'shelf', id: '9' },
      { kind: 'depot', id: 'd-1' },
    ]);
    expect(piecesOf(moved, [change('Shelf', '8', '9')])).toEqual([
      plain('Ana Ruiz moved '),
      { text: 'C-7 of Lena Ortiz', kind: 'crate', id: '7' },
      plain(' onto '),
      { text: 'shelf number 9', kind: 'shelf', id: '9' },
      plain(' of '),
      { text: 'depot number d-1', kind: 'depot', id: 'd-1' },
    ]);
    expect(namedInSentence(eventOf('CrateAdded'))).toEqual([]);
    expect(namedInSentence(eventOf('CratePriced'))).toEqual([]);
  });

  it('tells what is new, what is another and what is there no longer', () => {
    expect(told(change('Lid', null, 'oak'), change('Lock', 'brass', 'steel'), change('Note', 'old', null))).toBe(
      `${ADDED}: Lid oak; Lock from brass to steel; Note no longer old`,
    );
  });

  it('tells four changes, and how many more there are', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map((name) => change(name, '1', '2'));
    const four = 'a from 1 to 2; b from 1 to 2; c from 1 to 2; d from 1 to 2';
    expect(told(...five.slice(0, 4))).toBe(`${ADDED}: ${four}`);
    expect(told(...five)).toBe(`${ADDED}: ${four}; and 1 more`);
  });

  it('cuts what is longer than eighty characters, before and after', () => {
    const [fits, long] = ['x'.repeat(80), 'y'.repeat(81)];
    const short = `${'y'.repeat(80)}…`;
    expect(told(change('Note', null, fits))).toBe(`${ADDED}: Note ${fits}`);
    expect(told(change('Note', fits, long))).toBe(`${ADDED}: Note from ${fits} to ${short}`);
    expect(told(change('Note', long, null))).toBe(`${ADDED}: Note no longer ${short}`);
    expect(told(change('Note', null, long))).toBe(`${ADDED}: Note ${short}`);
  });

  it('says of something new neither zero nor what it said already, but what became of what there was', () => {
    const zero = ['$0.00', '0', 'No'].map((nothing) => change(nothing, null, nothing));
    expect(told(change('Note', null, null), ...zero)).toBe(ADDED);
    expect(told(change('First name', null, 'Lena'), change('Name', null, 'C-7 of Lena Ortiz'))).toBe(ADDED);
    expect(told(change('First name', null, 'Len'))).toBe(`${ADDED}: First name Len`);
    expect(told(change('Note', null, null), change('City', null, 'Omaha'), change('Place', null, 'Omaha'))).toBe(
      `${ADDED}: City Omaha`,
    );
    expect(told(change('Open', 'Yes', 'No'), change('Name', 'Max', 'Lena'))).toBe(
      `${ADDED}: Open from Yes to No; Name from Max to Lena`,
    );
    const priced = eventOf('CratePriced', { amount: 125_000, note: 'oak' });
    expect(textOf(piecesOf(priced, [change('Lid', null, 'oak'), change('Lock', null, 'steel')]))).toMatch(
      / as oak: Lock steel$/,
    );
  });
});

describe('what a fact changed', () => {
  const column = (property: string, sqlType = 'text') => ({ property, column: property, sqlType, key: false });
  const columns = [
    ...['id', 'version', 'createdAt', 'updatedAt', 'removedAt', 'openRequest', 'file'].map((name) => column(name)),
    column('note'),
    column('levy', 'bigint'),
    column('count', 'integer'),
    column('crateId', 'bigint'),
    column('scanId', 'bigint'),
    column('pin'),
    column('pinLast4'),
  ];
  const before = { note: 'old', levy: 100, count: 1, crateId: 7, scanId: 8, pin: 'sealed:a', pinLast4: '1111' };

  it('is told of the columns that people read, each in its words', () => {
    const after = {
      id: '2',
      version: 2,
      note: null,
      levy: 125_000,
      count: 2,
      crateId: 9,
      scanId: 5,
      pin: 'b',
      pinLast4: '2222',
    };
    expect(rawChanges(saying, columns, { before, after })).toEqual([
      { property: 'note', label: 'Note', of: null, before: 'old', after: null },
      { property: 'levy', label: 'Levy', of: null, before: '$1.00', after: '$1,250.00' },
      { property: 'count', label: 'Count', of: null, before: '1', after: '2' },
      { property: 'crateId', label: 'Crate', of: 'crate', before: '7', after: '9' },
      { property: 'scanId', label: 'Scan', of: null, before: '8', after: '5' },
      { property: 'pinLast4', label: 'Pin', of: null, before: '*****1111', after: '*****2222' },
    ]);
  });

  it('is nothing where the row is as it was, or gone', () => {
    expect(rawChanges(saying, columns, { before, after: before })).toEqual([]);
    expect(rawChanges(saying, columns, { before, after: null })).toEqual([]);
  });

  it('is all there is where there was no row', () => {
    expect(rawChanges(saying, columns, { before: null, after: { note: 'new' } })).toEqual([
      { property: 'note', label: 'Note', of: null, before: null, after: 'new' },
    ]);
  });

  it('is, beside the row, what the fact alone says, with the record that it came of', () => {
    const said = {
      id: '7',
      changes: 'c',
      before: 'b',
      after: 'a',
      note: 'as in the row',
      amount: 125_000,
      crateId: 9,
      scanId: 8,
      source: { kind: 'crate', id: '5' },
      lock: { kind: 'brass', id: '1', note: 'of three' },
      nothing: null,
      amountPaid: 50,
      idle: 'a day',
      scanIdea: 'a plan',
    };
    const found = besides(saying, said, { note: 'as in the row', amount: 1 });
    expect(found.map(({ property, of, after }) => [property, of, after])).toEqual([
      ['amount', null, '$1,250.00'],
      ['crateId', 'crate', '9'],
      ['source', 'crate', '5'],
      ['lock', null, 'Kind brass, Note of three'],
      ['amountPaid', null, '$0.50'],
      ['idle', null, 'a day'],
      ['scanIdea', null, 'a plan'],
    ]);
    expect(found[0]).toEqual({ property: 'amount', label: 'Amount', of: null, before: null, after: '$1,250.00' });
    expect(besides(saying, { note: 'alone' }, null)).toHaveLength(1);
    expect(besides(saying, { crateId: null }, {})).toEqual([]);
    expect(besides(saying, { crateId: 'c-9' }, {})).toMatchObject([{ of: 'crate', after: 'c-9' }]);
  });
});
