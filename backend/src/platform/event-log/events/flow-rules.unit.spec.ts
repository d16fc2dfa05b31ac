import { deciderSpec } from '../../testing/decider-spec';
import { flowRules } from './flow-rules';

interface Terms {
  readonly total: number;
}
type Command =
  | { readonly type: 'Draft'; readonly id: number; readonly total: number }
  | { readonly type: 'Change'; readonly id: number; readonly total: number }
  | { readonly type: 'Pay'; readonly id: number; readonly on: string };
type Happened =
  | { readonly type: 'Drafted'; readonly data: Terms & { readonly id: number } }
  | { readonly type: 'Paid'; readonly data: Terms & { readonly id: number; readonly paidOn: string } };

const { decider, requiredPermissions, valuesOf, statuses } = flowRules<'on_hold' | 'paid', Terms, Command, Happened>({
  title: 'advance payment',
  may: 'advances.write',
  terms: { shape: { total: null } },
  statusAfter: { Drafted: 'on_hold', Paid: 'paid' },
  commands: {
    Draft: { begin: ({ id, total }) => [{ type: 'Drafted', data: { id, total } }] },
    Change: {
      from: ['on_hold'],
      done: 'changed',
      decide: ({ id, total }, before) => (total === before.total ? [] : [{ type: 'Drafted', data: { id, total } }]),
    },
    Pay: {
      may: ['advances.pay', 'payments.write'],
      from: ['on_hold'],
      done: 'paid',
      decide: ({ id, on }, terms, status) => {
        expect(status).toBe('on_hold');
        return [{ type: 'Paid', data: { ...terms, id, paidOn: on } }];
      },
    },
  },
});
const given = deciderSpec(decider);
const drafted: Happened = { type: 'Drafted', data: { id: 7, total: 100 } };
const paid: Happened = { type: 'Paid', data: { id: 7, total: 100, paidOn: '2026-11-20' } };

describe('the rules of a record with statuses', () => {
  it('decide a command by the terms that the last event said', () => {
    given().when({ type: 'Draft', id: 7, total: 100 }).then(drafted);
    given(drafted).when({ type: 'Change', id: 7, total: 100 }).thenNothing();
    given(drafted).when({ type: 'Pay', id: 7, on: '2026-11-20' }).then(paid);
  });

  it('refuse a command where the record does not stand so, is not there, or is there already', () => {
    given(drafted, paid)
      .when({ type: 'Change', id: 7, total: 1 })
      .thenRefused('ADVANCE_PAYMENT_STATUS', 'An advance payment that is paid cannot be changed');
    given().when({ type: 'Pay', id: 7, on: '2026-11-20' }).thenRefused('NOT_FOUND');
    given(drafted)
      .when({ type: 'Draft', id: 7, total: 1 })
      .thenRefused('ALREADY_EXISTS', 'This advance payment exists already');
  });

  it('know every status once, in the order in which events lead to them', () =>
    expect(statuses).toEqual(['on_hold', 'paid']));

  it('say how a status reads that is two words', () => {
    const other = flowRules<'on_hold', Terms, Extract<Command, { type: 'Draft' | 'Pay' }>, Happened>({
      title: 'bill',
      may: 'bills.write',
      terms: { shape: { total: null } },
      statusAfter: { Drafted: 'on_hold', Paid: 'on_hold' },
      commands: {
        Draft: { begin: () => [drafted] },
        Pay: { from: [], done: 'paid', decide: () => [paid] },
      },
    });
    expect(other.statuses).toEqual(['on_hold']);
    deciderSpec(other.decider)(drafted)
      .when({ type: 'Pay', id: 7, on: '2026-11-20' })
      .thenRefused('BILL_STATUS', 'A bill that is on hold cannot be paid');
  });

  it('require the permission of all commands, or that of the command', () => {
    expect(requiredPermissions.Draft()).toEqual(['advances.write']);
    expect(requiredPermissions.Pay()).toEqual([['advances.pay', 'payments.write']]);
  });

  it('tell what the record says, without what only its last event does', () => {
    expect(valuesOf(decider.initialState)).toEqual({});
    expect(valuesOf([drafted, paid].reduce(decider.evolve, decider.initialState))).toEqual({ total: 100 });
  });
});
