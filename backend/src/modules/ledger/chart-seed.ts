import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import type { CommandContext } from '../../platform/commands/context';
import { rowsOf } from '../../platform/database/database';
import { UniqueConflict, VersionConflict } from '../../platform/event-store/errors';
import { AddRecord } from '../../platform/records/record-commands';
import { account, AccountRow } from './domain/account';
import { CHART } from './domain/chart';

/** Gives a new firm its chart of accounts, one fact an account. Accounts that are there stay as they are. */
@Injectable()
export class ChartSeed {
  constructor(
    private readonly dataSource: DataSource,
    private readonly commands: CommandBus,
  ) {}

  async plant(context: CommandContext): Promise<void> {
    const there = new Set((await rowsOf(this.dataSource, AccountRow).getRawMany<AccountRow>()).map(({ id }) => id));
    for (const { number, ...values } of CHART.filter((seed) => !there.has(seed.number))) {
      await this.commands
        .execute(new AddRecord(account, number, { ...values, active: true }, context))
        .catch((error: unknown) => {
          if (!(error instanceof VersionConflict || error instanceof UniqueConflict)) throw error;
        });
    }
  }
}
