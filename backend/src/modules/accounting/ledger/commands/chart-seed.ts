import { Injectable } from '@nestjs/common';
import { EVERYTHING } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { RecordBusy, UniqueConflict, VersionConflict } from '../../../../platform/core/errors';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Account } from '../account';
import { CHART, FORMER_DESCRIPTIONS } from '../domain/chart';

type Planted = (typeof CHART)[number];

/**
 * Adds the chart of accounts to the books of a firm, one event for each account, at every start: a later release brings
 * accounts that earlier ones did not have. What users changed or deleted stays as they left it.
 */
@Injectable()
export class ChartSeed {
  constructor(@StoreOf(Account) private readonly accounts: RecordStore<Account>) {}

  async plant(context: CommandContext): Promise<void> {
    const existing = new Map(
      (
        await this.accounts.byIds(
          EVERYTHING,
          CHART.map(({ number }) => number),
        )
      ).map((account) => [account.id, account]),
    );
    for (const { number, ...values } of CHART) {
      const account = existing.get(number);
      const work = account
        ? this.bringUpToDate(account, values, context)
        : this.accounts.addAs(number, { reconcilable: false, cashAccount: false, ...values }, context);
      // another process plants at the same time, or the account was deleted
      await work.catch((error: unknown) => {
        if (!(error instanceof VersionConflict || error instanceof UniqueConflict || error instanceof RecordBusy))
          throw error;
      });
    }
  }

  /** Sets flags that a later release gave the account, and a description that no longer tells what it is. */
  private async bringUpToDate(
    { id, cashAccount, box1099, description, removedAt }: Account,
    seed: Omit<Planted, 'number'>,
    context: CommandContext,
  ): Promise<void> {
    if (removedAt !== null) return;
    const changes = {
      ...(seed.cashAccount && !cashAccount ? { cashAccount: true, reconcilable: seed.reconcilable ?? false } : {}),
      ...(seed.box1099 && box1099 === null ? { box1099: seed.box1099 } : {}),
      ...(description === FORMER_DESCRIPTIONS[id] ? { description: seed.description } : {}),
    };
    if (Object.keys(changes).length > 0) await this.accounts.change(id, changes, context);
  }
}
