import { Injectable } from '@nestjs/common';
import { EVERYTHING, type Scope } from '../../../../platform/access/viewer';
import { paperOf } from '../../../../platform/infrastructure/pdf/paper-of';
import { usDate, type IsoDate } from '../../../../platform/money/dates';
import { cents, dollars } from '../../../../platform/money/money';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { Firm } from '../../../administration/settings';
import { Client } from '../../../clients/clients';
import { BankAccount } from '../bank-account';
import { BankLine, type BankLineStore } from '../bank-line';
import { ReconciledDays } from '../commands/reconciled-days';
import { Unreconciled } from '../queries/unreconciled';

const MOST_PRINTED = 1_000;

/** Prints what the bank and the ledger do not both show. */
@Injectable()
export class PrintUnreconciled {
  constructor(
    @StoreOf(BankAccount) private readonly accounts: RecordStore<BankAccount>,
    @StoreOf(Client) private readonly clients: RecordStore<Client>,
    @RichStoreOf(BankLine) private readonly lines: BankLineStore,
    private readonly unreconciled: Unreconciled,
    private readonly reconciled: ReconciledDays,
    private readonly firm: Firm,
  ) {}

  async print(id: string, through: IsoDate, scope: Scope): Promise<{ readonly number: string; readonly pdf: Buffer }> {
    const account = await this.accounts.get(scope, id);
    const { name, bankName, clientId, ledgerAccount } = account;
    const { through: last } = await this.reconciled.of(id);
    const [firm, names, standing, open] = await Promise.all([
      this.firm.values(),
      this.clients.names(EVERYTHING, [clientId]),
      this.unreconciled.of(account, through, last),
      this.lines
        .rows(scope)
        .andWhere("r.bank_account_id = :id AND r.status = 'imported' AND r.date <= :through", { id, through })
        .orderBy('r.date, r.id')
        .limit(MOST_PRINTED)
        .getRawMany<BankLine>(),
    ]);
    const ofBank = open.map(({ date, text, amount }) => [`Bank ${usDate(date)}  ${text}`, dollars(amount)] as const);
    const ofLedger = standing.outstanding.map(
      ({ date, reference, description, amount }) =>
        [`Ledger ${usDate(date)}  ${reference}  ${description}`, dollars(amount)] as const,
    );
    const left = standing.outstandingLines - ofLedger.length;
    const pdf = await paperOf({
      title: 'Unreconciled',
      number: name,
      from: [firm.name, firm.address],
      to: {
        label: 'Bank account',
        lines: [
          name,
          bankName,
          `Account ${ledgerAccount}`,
          clientId ? (names.get(clientId) ?? null) : "The firm's own",
        ],
      },
      facts: [
        ['Through', usDate(through)],
        ['Reconciled to', last ? usDate(last) : 'Never'],
        ['Settled balance', dollars(standing.balance)],
      ],
      lines: [
        ...ofBank,
        ...ofLedger,
        ...(left > 0 ? [[`and ${left} more lines of the ledger`, ''] as const] : []),
        ...(ofBank.length + ofLedger.length === 0 ? [['Nothing: bank and ledger agree', ''] as const] : []),
      ],
      sums: [
        [`Open at the bank (${standing.open})`, dollars(standing.openSum)],
        [`Only in the ledger (${standing.outstandingLines})`, dollars(standing.outstandingSum)],
        ['Ledger balance', dollars(standing.ledgerBalance)],
        ['The bank differs from the ledger by', dollars(cents(standing.openSum - standing.outstandingSum))],
      ],
      footer: `${firm.name} · ${name} · to ${usDate(through)}`,
    });
    return { number: `unreconciled-${through}`, pdf };
  }
}
