/**
 * Declares events or records of its own, which no other file may find.
 * @own-modules
 */
import { saysOf, sealShape, wordsOf } from '../../event-log/events/event-catalog';
import type { DomainEvent } from '../../event-log/events/events';
import { Choice, Line, Money } from '../../fields/decorators';
import type { Cents } from '../../money/money';
import { deciderSpec } from '../../testing/decider-spec';
import { scans } from './paper-slots';
import { ClientRecord, StoredRecord } from './stored-record';
import { Kind, kindOf } from './kind';
import type { RecordCommand } from './kind-aggregate';

const STATUSES = ['open', 'sent_back', 'paid'] as const;

@Kind({
  plural: 'tickets',
  numbers: 'ticket_ids',
  displayName: 'what',
  accounted: { fields: ['amount', 'clientId'] },
  paperSlots: scans({ photo: 'Photo' }),
  driver: 'driverId',
  user: 'userId',
  flow: {
    field: 'status',
    moves: {
      TicketSentBack: { from: ['open'], to: 'sent_back', says: 'sent back {record}: {what}' },
      TicketPaid: { to: 'paid', words: 'paid off the ticket' },
      TicketNoted: { when: 'note', with: ['note'] },
    },
  },
  may: {
    read: 'tickets.read',
    add: 'tickets.add',
    write: 'tickets.write',
    remove: 'tickets.delete',
    attach: 'tickets.attach',
  },
})
class Ticket extends ClientRecord<number> {
  @Line('What') what: string;
  @Money('Amount') amount: Cents;
  @Line('Note', { optional: true }) note: string | null;
  @Choice('Status', STATUSES, { initial: 'open' }) status: (typeof STATUSES)[number];
  @Line('Driver', { optional: true, systemSet: true }) driverId: string | null;
  @Line('User', { optional: true, systemSet: true }) userId: string | null;
}
@Kind({
  plural: 'office',
  wordIds: 'main',
  displayName: 'name',
  may: { read: 'office.read', write: 'office.write', remove: 'office.delete' },
})
class Office extends StoredRecord {
  @Line('Name') name: string;
}
const JOB = ['to_do', 'in_hand', 'all_done', 'on_hold'] as const;
@Kind({
  plural: 'odd-jobs',
  displayName: 'status',
  flow: {
    field: 'status',
    moves: {
      OddJobBegun: { from: ['to_do'], to: 'in_hand' },
      OddJobDone: { to: 'all_done' },
      OddJobHeld: { from: ['in_hand'], to: 'on_hold' },
      OddJobOpened: { to: 'to_do' },
    },
  },
  may: { read: 'jobs.read', write: 'jobs.write', remove: 'jobs.delete' },
})
class OddJob extends ClientRecord {
  @Choice('Status', JOB) status: (typeof JOB)[number];
}

const ticket = kindOf(Ticket);
const { decider, requiredPermissions: commands } = ticket.aggregate;
const given = deciderSpec<unknown, RecordCommand, DomainEvent>(decider as never);
const CLIENT = '0199cccc-0000-7000-8000-000000000001';
const values = {
  clientId: CLIENT,
  what: 'Speeding',
  amount: 120_00,
  note: null,
  status: 'open',
  driverId: null,
  userId: null,
};
const added: DomainEvent = { type: 'TicketAdded', data: { ...values, id: 7 } };
const on = '2026-11-21';
const removed: DomainEvent = { type: 'TicketRemoved', data: { id: 7 } };
const booked = { amount: 120_00, clientId: CLIENT };

describe('a record whose fields are booked', () => {
  const change = (changes: object, day?: string): RecordCommand => ({
    type: 'Change',
    id: 7,
    changes: { ...changes },
    ...(day === undefined ? {} : { on: day }),
  });
  it('tells the books what was and what is, on the day it changes', () =>
    given(added)
      .when(change({ amount: 80_00, what: 'Parking' }, on))
      .then({
        type: 'TicketChanged',
        data: {
          id: 7,
          changes: { amount: 80_00, what: 'Parking' },
          accounted: { before: booked, after: { ...booked, amount: 80_00 }, on },
        },
      }));
  it('tells them nothing where nothing is booked, or no day is given', () => {
    given(added)
      .when(change({ what: 'Parking' }, on))
      .then({ type: 'TicketChanged', data: { id: 7, changes: { what: 'Parking' } } });
    given(added)
      .when(change({ amount: 80_00 }))
      .then({ type: 'TicketChanged', data: { id: 7, changes: { amount: 80_00 } } });
    given().when({ type: 'Add', id: 7, values }).then(added);
  });
  it('tells them when it goes and when it is back', () => {
    given(added)
      .when({ type: 'Remove', id: 7, on })
      .then({ type: 'TicketRemoved', data: { id: 7, accounted: { before: booked, after: null, on } } });
    given(added, removed)
      .when({ type: 'Restore', id: 7, on })
      .then({ type: 'TicketRestored', data: { id: 7, accounted: { before: null, after: booked, on } } });
  });
});

describe('the facts of a kind', () => {
  it.each([
    ['TicketAdded', 'added the ticket'],
    ['TicketChanged', 'changed the ticket'],
    ['TicketRemoved', 'removed the ticket'],
    ['TicketRestored', 'restored the ticket'],
    ['TicketSentBack', 'sent back the ticket'],
    ['TicketPaid', 'paid off the ticket'],
  ])('%s is read as "%s"', (type, words) => expect(wordsOf(type)).toBe(words));
  it('say all of themselves where the step does', () => {
    expect(saysOf({ type: 'TicketSentBack', data: { id: 7 } })).toEqual({
      text: 'sent back {record}: {what}',
      whole: true,
    });
    expect(saysOf({ type: 'TicketPaid', data: { id: 7 } })).toBeNull();
  });
  it('carry the number of the record, the values of its fields and what travels along', () => {
    expect(sealShape(added).data).toEqual(added.data);
    expect(sealShape({ type: 'TicketNoted', data: { id: 7, note: null } }).data).toEqual({ id: 7, note: null });
    expect(() => sealShape({ type: 'TicketNoted', data: { id: 7 } })).toThrow('published shape');
    expect(() => sealShape({ type: 'TicketRemoved', data: { id: 'x' } })).toThrow('published shape');
    expect(() => sealShape({ type: 'TicketAdded', data: { ...values, id: 7, amount: '120.00' } })).toThrow();
  });
  it('of the one record of its kind carry its word', () => {
    expect(kindOf(Office).options.wordIds).toBe('main');
    expect(sealShape({ type: 'OfficeRemoved', data: { id: 'main' } }).data).toEqual({ id: 'main' });
    expect(() => sealShape({ type: 'OfficeRemoved', data: { id: 'branch' } })).toThrow('published shape');
  });
});

describe('whose a record is', () => {
  const { clientOf, driverOf, userOf } = ticket.aggregate;
  const stored = { status: 'kept', values: { ...values, driverId: 5, userId: 'u' } } as const;
  it('follows from its fields, and is nobody’s before it is there', () => {
    expect([clientOf(stored), driverOf?.(stored), userOf?.(stored)]).toEqual([CLIENT, 5, 'u']);
    expect([clientOf, driverOf, userOf].map((of) => of?.({ status: 'none' }))).toEqual([null, null, null]);
  });
});

describe('the wishes of a kind', () => {
  const scope = { clients: null, unassigned: true, ownIds: [], people: false };
  const asks = (command: RecordCommand, state: 'none' | 'kept' = 'kept'): unknown =>
    (commands as unknown as Record<string, (command: unknown, state: unknown, scope: unknown) => unknown>)[
      command.type
    ]?.(command, state === 'none' ? { status: 'none' } : { status: 'kept', values }, scope);
  const paper = { type: 'AddPaper', id: 7, paper: {} } as RecordCommand;
  it.each<[string, RecordCommand, string]>([
    ['add', { type: 'Add', id: 7, values }, 'tickets.add'],
    ['change', { type: 'Change', id: 7, changes: {} }, 'tickets.write'],
    ['remove', { type: 'Remove', id: 7 }, 'tickets.delete'],
    ['restore', { type: 'Restore', id: 7 }, 'tickets.delete'],
    ['add a paper', paper, 'tickets.attach'],
    ['change a paper', { type: 'ChangePaper', id: 7, nr: 1, changes: {} }, 'tickets.write'],
    ['remove a paper', { type: 'RemovePaper', id: 7, nr: 1 }, 'tickets.delete'],
    ['restore a paper', { type: 'RestorePaper', id: 7, nr: 1 }, 'tickets.delete'],
  ])('to %s takes the permission for it', (_, command, permission) => expect(asks(command)).toEqual([permission]));
  it('takes that of changing where it is not there', () =>
    expect(asks({ type: 'Change', id: 7, changes: { status: 'paid' } }, 'none')).toEqual(['tickets.write']));
});

describe('the row of a record with papers', () => {
  const { fold, keys, handles } = ticket.projection;
  const after = (row: object | undefined, event: DomainEvent): unknown =>
    (fold as (row: unknown, event: unknown) => unknown)(row, { ...event, recordedAt: '2026-11-22T10:00:00.000Z' });
  it('begins without any, and has each that comes with its moment', () => {
    const row = { ...values, id: 7, removedAt: null, papers: [] };
    expect(after(undefined, added)).toEqual(row);
    const data = { id: 7, nr: 1, documentType: 'photo', originalName: 'a.png' };
    expect(after(row, { type: 'TicketPaperAdded', data })).toEqual({
      ...row,
      papers: [
        {
          nr: 1,
          documentType: 'photo',
          originalName: 'a.png',
          uploadedAt: '2026-11-22T10:00:00.000Z',
          removedAt: null,
        },
      ],
    });
  });
  it('has a step that stays where it is change what travels along', () =>
    expect(after({ ...values, id: 7 }, { type: 'TicketNoted', data: { id: 7, note: 'Late' } })).toEqual({
      ...values,
      id: 7,
      note: 'Late',
    }));
  it('is found by its id, and follows all facts of its kind', () => {
    expect(keys({ ...added } as never)).toEqual([{ id: 7 }]);
    expect(handles).toEqual(expect.arrayContaining(['TicketAdded', 'TicketNoted', 'TicketPaperAdded']));
  });
});

describe('a step that the flow does not know', () => {
  it('is refused with the article and the words of the record', () =>
    deciderSpec<unknown, RecordCommand, DomainEvent>(kindOf(OddJob).aggregate.decider as never)({
      type: 'OddJobAdded',
      data: { id: 'x', clientId: null, status: 'to_do' },
    })
      .when({ type: 'Change', id: 'x', changes: { status: 'on_hold' } })
      .thenRefused(
        'ODD_JOB_STATUS',
        /^An odd job that is to do cannot become on hold\. It can become in hand or all done\.$/,
      ));
});
