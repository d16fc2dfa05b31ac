import { Injectable } from '@nestjs/common';
import { EVERYTHING } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { UniqueConflict, VersionConflict } from '../../../../platform/core/errors';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Account } from '../account';
import { CHART } from '../domain/chart';

/**
 * Adds the chart of accounts to the books of a new firm, one event for each account. Existing accounts are not changed.
 */
@Injectable()
export class ChartSeed {
  constructor(@StoreOf(Account) private readonly accounts: RecordStore<Account>) {}

  async plant(context: CommandContext): Promise<void> {
    for (const { number, ...values } of CHART) {
      if (await this.accounts.find(EVERYTHING, number)) continue;
      await this.accounts.addAs(number, values, context).catch((error: unknown) => {
        if (!(error instanceof VersionConflict || error instanceof UniqueConflict)) throw error;
      });
    }
  }
}
