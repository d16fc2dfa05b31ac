/**
 * Declares records of its own, which no other file may find.
 * @own-modules
 */
import { RuleViolation } from '../../core/errors';
import type { Prepared } from '../../event-log/commands/aggregate';
import { Line, Money } from '../../fields/decorators';
import type { Cents } from '../../money/money';
import { Kind } from '../kind/kind';
import type { RecordCommand } from '../kind/kind-aggregate';
import { StoredRecord } from '../kind/stored-record';
import { changing } from './changing';

const may = { read: 'advances.read', write: 'advances.write', remove: 'advances.delete' };

@Kind({ plural: 'advances', displayName: 'reference', belonging: 'firm', may })
class Advance extends StoredRecord {
  @Line('Reference') reference: string;
  @Money('Balance') balance: Cents;
}
@Kind({ plural: 'fees', displayName: 'name', belonging: 'firm', may, accounted: { fields: ['amount'] } })
class Fee extends StoredRecord {
  @Line('Name') name: string;
  @Money('Amount') amount: Cents;
}

describe('a record that is changed in the commit of another one', () => {
  it('is changed from what it is when that is decided', () => {
    const { aggregate, id, prepare } = changing(Advance, 'a1', ({ balance }) => ({ balance: balance - 200 }));
    const state = { status: 'kept', values: { reference: 'A-1', balance: 500 } };
    const { command } = prepare(state) as Prepared<RecordCommand>;
    expect([aggregate.title, id, command]).toEqual([
      'advance',
      'a1',
      { type: 'Change', id: 'a1', changes: { balance: 300 } },
    ]);
  });

  it('must be there', () =>
    expect(() => changing(Advance, 'a1', () => ({})).prepare({ status: 'none' })).toThrow(RuleViolation));

  it('is none that is booked', () => expect(() => changing(Fee, 'f1', () => ({}))).toThrow(/booked/));
});
