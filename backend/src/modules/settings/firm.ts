import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import type { CommandContext } from '../../platform/commands/context';
import { rowsOf } from '../../platform/database/database';
import { LogSignal } from '../../platform/projections/log-signal';
import { dateIn, type IsoDate } from '../../platform/money/dates';
import { AddRecord, ChangeRecord } from '../../platform/records/record-commands';
import { NEW_FIRM, settings, SettingsRow, type FirmValues } from './domain/settings';

/** The firm's settings and its calendar. Kept in memory until the log grows. */
@Injectable()
export class Firm {
  private kept: Promise<FirmValues> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly commands: CommandBus,
    signal: LogSignal,
  ) {
    signal.on('settings', () => (this.kept = undefined));
  }

  /** The settings as they are, or the defaults before anybody set them. */
  values(): Promise<FirmValues> {
    const reading = (this.kept ??= rowsOf(this.dataSource, SettingsRow).getRawOne<SettingsRow>().then((row) => row ?? NEW_FIRM));
    reading.catch(() => (this.kept = undefined));
    return reading;
  }

  async today(now: Date): Promise<IsoDate> {
    return dateIn((await this.values()).timeZone, now);
  }

  /** First use adds the record, later ones change it. */
  async save(changes: Partial<FirmValues>, context: CommandContext): Promise<void> {
    const row = await rowsOf(this.dataSource, SettingsRow).getRawOne<SettingsRow>();
    await this.commands.execute(row ? new ChangeRecord(settings, 'firm', changes, context) : new AddRecord(settings, 'firm', { ...NEW_FIRM, ...changes }, context));
    this.kept = undefined;
    await this.dataSource.query("SELECT pg_notify('settings', '')");
  }
}
