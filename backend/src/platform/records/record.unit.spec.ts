import { z } from 'zod';
import type { Fact } from '../event-store/facts';
import { RuleViolation } from '../event-store/errors';
import { deciderSpec } from '../testing/decider-spec';
import { Vault } from '../vault/vault';
import { defineRecord, type RecordCommand } from './record';
import { maskedOrNull, sealSecrets } from './secrets';

class TrailerRow {}
const trailer = defineRecord({
  kind: 'trailer',
  title: 'trailer',
  table: TrailerRow,
  id: z.int(),
  secrets: ['title'],
  values: z.object({
    plate: z.string(),
    axles: z.int().nullable(),
    tags: z.array(z.string()),
    title: z.string().nullable(),
    titleLast4: z.string().nullable(),
    clientId: z.string().nullable(),
  }),
  rules: ({ axles }, { plate }) => {
    if (axles === 13) throw new RuleViolation('UNLUCKY', `Trailer ${plate} cannot have 13 axles`);
  },
  removal: ({ axles }) => {
    if (axles === 9) throw new RuleViolation('IN_USE', 'This trailer is in use');
  },
  clientOf: ({ clientId }) => clientId,
});
const given = deciderSpec<unknown, RecordCommand, Fact>(trailer.aggregate.decider as never);
const values = { plate: 'TX 1', axles: 3, tags: ['dry'], title: null, titleLast4: null, clientId: null };
const added: Fact = { type: 'TrailerAdded', data: { ...values, id: 7 } };
const changed = (changes: object): Fact => ({ type: 'TrailerChanged', data: { id: 7, changes } });
const removed: Fact = { type: 'TrailerRemoved', data: { id: 7 } };
const add: RecordCommand = { type: 'Add', id: 7, values };
const change = (changes: Record<string, unknown>): RecordCommand => ({ type: 'Change', id: 7, changes });
const remove: RecordCommand = { type: 'Remove', id: 7 };

describe('a record', () => {
  it('is added once', () => {
    given().when(add).then(added);
    given(added).when(add).thenRefused('ALREADY_EXISTS', 'This trailer exists already');
    given(added, removed).when(add).thenRefused('ALREADY_EXISTS');
  });
  it('keeps of a change what differs', () =>
    given(added)
      .when(change({ plate: 'TX 2', axles: 3, tags: ['dry'], title: undefined }))
      .then(changed({ plate: 'TX 2' })));
  it('is not changed by what it already is', () => {
    given(added)
      .when(change({ ...values }))
      .thenNothing();
    given(added, changed({ axles: 4 }))
      .when(change({ axles: 4 }))
      .thenNothing();
  });
  it('may lose a value', () =>
    given(added)
      .when(change({ axles: null }))
      .then(changed({ axles: null })));
  it('refuses a change that its rules refuse, but only when it is one', () => {
    given(added)
      .when(change({ axles: 13 }))
      .thenRefused('UNLUCKY', 'Trailer TX 1 cannot have 13 axles');
    given(added, changed({ axles: 13 }))
      .when(change({ axles: 13 }))
      .thenNothing();
  });
  it('is removed once, however often it is asked, unless it is in use', () => {
    given(added).when(remove).then(removed);
    given(added, removed).when(remove).thenNothing();
    given(added, changed({ axles: 9 }))
      .when(remove)
      .thenRefused('IN_USE');
  });
  it.each<[string, Fact[], RecordCommand]>([
    ['unknown, changed', [], change({ plate: 'x' })],
    ['unknown, removed', [], remove],
    ['removed, changed', [added, removed], change({ plate: 'x' })],
  ])('that is %s does not exist', (_, history, command) => {
    given(...history)
      .when(command)
      .thenRefused('NOT_FOUND', 'This trailer does not exist');
  });
  it('has no history without a beginning', () =>
    expect(() => trailer.aggregate.decider.evolve({ status: 'none' }, removed)).toThrow(
      'History is impossible: TrailerRemoved follows TrailerAdded',
    ));
  it('has a row that follows its facts', () => {
    const { fold } = trailer.projection;
    const row = { ...values, id: 7 };
    const after = (before: object | null, fact: Fact) => (fold as (row: unknown, fact: Fact) => unknown)(before, fact);
    expect([after(null, added), after(row, changed({ axles: 4 })), after(row, removed)]).toEqual([
      row,
      { ...row, axles: 4 },
      null,
    ]);
  });
  it('belongs to the client that its values name', () => {
    const { clientOf } = trailer.aggregate;
    expect([clientOf({ status: 'none' }), clientOf({ status: 'kept', values: { ...values, clientId: 'c' } })]).toEqual([
      null,
      'c',
    ]);
  });
  it('is declared once', () => {
    expect(() =>
      defineRecord({ kind: 'trailer', title: 'trailer', table: TrailerRow, id: z.int(), values: z.object({}) }),
    ).toThrow('declared twice');
  });
});

describe('a secret of a record', () => {
  const vault = new Vault(Buffer.from('a-secret-that-is-only-used-in-tests'));
  const seal = (input: Record<string, unknown>, current: Record<string, unknown> | null = null) =>
    sealSecrets(vault, trailer, 7, input, current);
  it('is sealed for this very record, with its last four beside it', () => {
    const { title, titleLast4 } = seal({ title: '12-3456789' });
    expect([vault.open('trailer-7', String(title)), titleLast4]).toEqual(['12-3456789', '6789']);
    expect(() => vault.open('trailer-8', String(title))).toThrow();
  });
  it('sent back as it was shown is unchanged', () =>
    expect(seal({ plate: 'x', title: '*****6789' }, { titleLast4: '6789' })).toEqual({ plate: 'x' }));
  it('taken away takes its last four with it, left out stays', () => {
    expect(seal({ title: null })).toEqual({ title: null, titleLast4: null });
    expect(seal({ plate: 'x' })).toEqual({ plate: 'x' });
  });
  it('is shown by its last four', () =>
    expect([maskedOrNull('6789'), maskedOrNull(null), maskedOrNull('')]).toEqual(['*****6789', null, null]));
});
