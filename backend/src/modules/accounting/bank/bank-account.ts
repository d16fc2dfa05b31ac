import { mistake, objectOf } from '../../../platform/fields/check';
import { Choice, field, Flag, Line } from '../../../platform/fields/decorators';
import type { Rule } from '../../../platform/fields/rule';
import { ClientRecord } from '../../../platform/records/kind/stored-record';
import { Kind } from '../../../platform/records/kind/kind';
import { ACCOUNT_NUMBER } from '../ledger';
import type { Mapping } from './domain/sheet-mapping';
import { DATE_FORMATS, type DateFormat } from './domain/statement-values';

const ROUTING = { pattern: /^\s*\d{9}\s*$/, wrong: 'A routing number has nine digits' };
const NUMBER = {
  pattern: /^\s*[0-9A-Za-z][0-9A-Za-z -]{2,32}[0-9A-Za-z]\s*$/,
  wrong: 'An account number has four to 34 digits',
};

/** Which columns of a sheet of the bank say what, by their headers: `amount`, or `moneyIn` and `moneyOut`. */
export class BankMapping implements Mapping {
  @Line('day', { max: 200 }) date: string;
  @Line('text', { max: 200 }) text: string;
  @Line('amount', { max: 200, optional: true }) amount: string | null;
  @Line('money in', { max: 200, optional: true }) moneyIn: string | null;
  @Line('money out', { max: 200, optional: true }) moneyOut: string | null;
  @Line('check number', { max: 200, optional: true }) checkNumber: string | null;
  @Line("bank's number", { max: 200, optional: true }) fitId: string | null;
  @Choice('day format', DATE_FORMATS) dateFormat: DateFormat;
  @Flag('reversed', { description: 'Amounts of more than 0 are what went out' }) reversed: boolean;

  static rules({ amount, moneyIn, moneyOut }: BankMapping): void {
    const hasBoth = Boolean(moneyIn) && Boolean(moneyOut);
    if (amount ? moneyIn || moneyOut : !hasBoth)
      throw mistake('amount', 'Choose one column with the amount, or one for money in and one for money out');
  }
}
/** It comes with an import, never in the request of an account: the published API describes it as it is shown. */
const mappingRule = Object.create(
  objectOf(() => BankMapping, 'The mapping must be an object', 'BankAccountMapping'),
  {
    given: { value: {} },
  },
) as Rule<BankMapping>;

/** An account at a bank, of a client or of the firm itself. Its lines are imported, and compared with the ledger. */
@Kind({
  title: 'bank account',
  pluralTitle: 'bank accounts',
  plural: 'bank-accounts',
  displayName: 'name',
  order: 'name',
  unique: [
    {
      index: 'bank_accounts_ledger_account',
      by: ['clientId', 'ledgerAccount'],
      say: ({ ledgerAccount }) => `Account ${ledgerAccount ?? ''} of these books is that of another bank account`,
    },
  ],
  may: {
    read: 'bank.read',
    write: 'bank.write',
    remove: 'bank.write',
    grants: { area: 'accounting', agents: ['canAccessAccounting'] },
  },
})
export class BankAccount extends ClientRecord {
  @Line('Name', { max: 100, searched: true, sorted: true }) name: string;
  @Line('Bank', { max: 100, searched: true }) bankName: string;
  @Line('Routing number', { max: 20, optional: true, form: ROUTING, secret: true }) routingNumber: string | null;
  @Line('Routing number', { optional: true, systemSet: true, hidden: true }) routingNumberLast4: string | null;
  @Line('Account number', { max: 40, optional: true, form: NUMBER, secret: true }) accountNumber: string | null;
  @Line('Account number', { optional: true, systemSet: true, hidden: true }) accountNumberLast4: string | null;
  /** The account of the chart that it is: '1000'. */
  @Line('Ledger account', { max: 20, form: ACCOUNT_NUMBER, missing: 'Choose an account', filtered: true })
  ledgerAccount: string;
  /** How its sheets were read last. */
  @field<BankMapping, { optional: true }>('Columns', () => mappingRule, { optional: true, systemSet: true })
  mapping: BankMapping | null;
}
