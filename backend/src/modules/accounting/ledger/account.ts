import { RuleViolation } from '../../../platform/core/errors';
import { mistake } from '../../../platform/fields/check';
import { BOX_CHOICES, LABELS_1099, type BoxChoice } from '../../../platform/money/boxes-1099';
import { CASH_ACCOUNTS } from '../../../platform/money/accounts';
import { Choice, field, Flag, Line } from '../../../platform/fields/decorators';
import type { Rule } from '../../../platform/fields/rule';
import { STORED_TEXT } from '../../../platform/fields/stored';
import { choice } from '../../../platform/fields/texts';
import { setChoiceLabels } from '../../../platform/fields/words';
import { StoredRecord } from '../../../platform/records/kind/stored-record';
import { Kind } from '../../../platform/records/kind/kind';
import {
  ACCOUNT_NUMBER,
  ACCOUNT_SUBTYPES,
  ACCOUNT_TYPES,
  isSubtypeOf,
  isSystemAccount,
  type AccountSubtype,
  type AccountType,
} from './domain/chart';

setChoiceLabels(LABELS_1099);

/** What cannot change once something is posted to an account: printed statements would no longer be what they were. */
const FIXED = ['type', 'subtype', 'cashAccount'] as const;
const WORDS = { type: 'type', subtype: 'group', cashAccount: 'cash flag' } as const;

/** One of the groups; events keep it as plain text, as those of earlier releases do. */
const subtypeRule = (label: string): Rule<AccountSubtype> => ({
  ...choice(label, ACCOUNT_SUBTYPES),
  stored: STORED_TEXT,
});

/** An account of the chart of accounts. Its id is its number: '1100'. */
@Kind({
  plural: 'accounts',
  wordIds: true,
  displayName: 'name',
  may: { read: 'ledger.read', write: 'ledger.write', remove: 'ledger.delete' },
})
export class Account extends StoredRecord {
  @Line('Name', { max: 100 }) name: string;
  @Choice('Type', ACCOUNT_TYPES) type: AccountType;
  @field<AccountSubtype, { optional: true }>('Subtype', subtypeRule, { optional: true }) subtype: AccountSubtype | null;
  @Line('Description', { optional: true, max: 1_000 }) description: string | null;
  @Flag('Active', { initial: true }) active: boolean;
  /** It is reconciled with bank statements. */
  @Flag('Reconcilable', { initial: false, addedLater: true }) reconcilable: boolean;
  /** It holds cash: its movements make up cash flow. */
  @Flag('Cash account', { initial: false, addedLater: true }) cashAccount: boolean;
  /** The box of a form 1099 that what is paid to a contractor for it counts in. */
  @Choice('1099 box', BOX_CHOICES, { optional: true, addedLater: true }) box1099: BoxChoice | null;
  /** Something was posted to it by hand. */
  @Flag('Used', { initial: false, addedLater: true, systemSet: true }) used: boolean;

  static rules(after: Account, before: Account | null): void {
    const { id, name, type, subtype, active, cashAccount } = after;
    if (!ACCOUNT_NUMBER.pattern.test(id)) throw mistake('number', ACCOUNT_NUMBER.wrong);
    if (subtype && !isSubtypeOf(subtype, type)) throw mistake('subtype', `This is no group of ${type}`);
    if (cashAccount && type !== 'assets') throw mistake('cashAccount', 'Only an asset can be a cash account');
    if (!before) return;
    const system = isSystemAccount(id);
    const changed = FIXED.filter((field) => after[field] !== before[field]);
    // the flags that the chart of a new release gives its own accounts are set once
    const isPlanted = system && cashAccount === CASH_ACCOUNTS.includes(id);
    const wrong = changed.find((name) => !(name === 'cashAccount' && isPlanted));
    if (wrong && (before.used || system)) {
      const why = system ? `${id} ${name} is a system account` : `Entries are posted to ${id} ${name}`;
      throw mistake(wrong, `${why}; its ${WORDS[wrong]} cannot change`);
    }
    if (!active && system) throw mistake('active', `${id} ${name} is a system account and stays active`);
  }

  static removalRules({ id, name, used }: Account): void {
    if (isSystemAccount(id))
      throw new RuleViolation('SYSTEM_ACCOUNT', `${id} ${name} is a system account and cannot be deleted`);
    if (used)
      throw new RuleViolation('IN_USE', `Entries are posted to ${id} ${name}: deactivate it instead of deleting it`);
  }
}
