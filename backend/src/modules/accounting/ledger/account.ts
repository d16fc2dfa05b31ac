import { SYSTEM_ONLY } from '../../../platform/access/viewer';
import { Choice, Flag, Line } from '../../../platform/fields/decorators';
import { StoredRecord } from '../../../platform/records/kind/stored-record';
import { Kind } from '../../../platform/records/kind/kind';
import { ACCOUNT_TYPES, type AccountType } from './domain/chart';

/** An account of the chart of accounts. Its id is its number: '1100'. */
@Kind({
  plural: 'accounts',
  wordIds: true,
  displayName: 'name',
  may: { read: 'ledger.read', write: SYSTEM_ONLY, remove: SYSTEM_ONLY },
})
export class Account extends StoredRecord {
  @Line('Name') name: string;
  @Choice('Type', ACCOUNT_TYPES) type: AccountType;
  @Line('Subtype', { optional: true }) subtype: string | null;
  @Line('Description', { optional: true, max: 1_000 }) description: string | null;
  @Flag('Active', { initial: true }) active: boolean;
}
