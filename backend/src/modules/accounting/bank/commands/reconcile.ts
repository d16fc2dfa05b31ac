import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { notFound } from '../../../../platform/core/errors';
import { Ids } from '../../../../platform/database/ids';
import { CommandRunner } from '../../../../platform/event-log/commands/command-runner';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { rowsOf } from '../../../../platform/event-log/projections/read-tables';
import type { Scope } from '../../../../platform/access/viewer';
import type { IsoDate } from '../../../../platform/money/dates';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { BankAccount } from '../bank-account';
import { reconciledThrough, type Reconciliations } from '../domain/reconciliation';
import { ReconciliationRow } from '../projections/reconciliations';
import { Unreconciled } from '../queries/unreconciled';
import { bankReconciliations } from './reconciliation-aggregate';

/** What is asked: the statement of the bank at the end of a day, in whole cents, and the firm's current day. */
export interface AskedReconciliation {
  readonly through: IsoDate;
  readonly statementBalance: number;
  readonly today: IsoDate;
}

/** Reconciles bank accounts with their statements, and undoes it. */
@Injectable()
export class ReconciliationBook {
  constructor(
    private readonly runner: CommandRunner,
    private readonly ids: Ids,
    private readonly dataSource: DataSource,
    private readonly unreconciled: Unreconciled,
    @StoreOf(BankAccount) private readonly accounts: RecordStore<BankAccount>,
  ) {}

  /**
   * Reconciles an account to the end of a day.
   * @returns the id of the reconciliation
   * @throws RuleViolation STATEMENT_DIFFERS naming the difference, BANK_LINES_OPEN, INVALID naming `through`
   */
  async reconcile(bankAccountId: string, asked: AskedReconciliation, context: CommandContext): Promise<string> {
    const account = await this.accounts.get(context.scope, bankAccountId);
    const { through, statementBalance, today } = asked;
    const id = this.ids.uuid();
    const { answer } = await this.runner.run({
      aggregate: { ...bankReconciliations, clientOf: () => account.clientId },
      id: bankAccountId,
      context,
      status: 201,
      prepare: async (state: Reconciliations) => {
        const last = reconciledThrough(state);
        const {
          outstandingSum: _,
          openSum: __,
          outstanding,
          ...standing
        } = await this.unreconciled.of(account, through, last);
        return {
          command: {
            type: 'Reconcile' as const,
            ...standing,
            outstanding: [...outstanding],
            id,
            bankAccountId,
            clientId: account.clientId,
            through,
            statementBalance,
            today,
          },
          guards: [this.accounts.guardOf(account), ...(await this.unreconciled.guards(bankAccountId, through, last))],
        };
      },
      answer: () => id,
    });
    return answer;
  }

  /** @throws RuleViolation LATER_RECONCILIATION when it is not the last one of its account */
  async undo(bankAccountId: string, id: string, reason: string, context: CommandContext): Promise<void> {
    const account = await this.accounts.get(context.scope, bankAccountId);
    await this.runner.run({
      aggregate: bankReconciliations,
      id: account.id,
      context,
      prepare: () => ({ command: { type: 'UndoReconciliation' as const, id, reason } }),
    });
  }

  /** The reconciliations of an account, the latest first; those that were undone, too. */
  of(scope: Scope, bankAccountId: string): Promise<readonly ReconciliationRow[]> {
    return rowsOf(this.dataSource, ReconciliationRow, scope)
      .andWhere('r.bank_account_id = :bankAccountId', { bankAccountId })
      .orderBy('r.through', 'DESC')
      .addOrderBy('r.done_at', 'DESC')
      .addOrderBy('r.id', 'DESC')
      .getRawMany<ReconciliationRow>();
  }

  /** @throws RuleViolation NOT_FOUND */
  async one(scope: Scope, bankAccountId: string, id: string): Promise<ReconciliationRow> {
    const found = (await this.of(scope, bankAccountId)).find((each) => each.id === id);
    if (!found) throw notFound('reconciliation');
    return found;
  }
}
