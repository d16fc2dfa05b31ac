import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { CommandRunner } from '../../platform/commands/command-runner';
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
    private readonly clock: Clock,
    signal: LogSignal,
    runner: CommandRunner,
  ) {
    const forget = (): void => {
      this.kept = undefined;
    };
    runner.announce('settings', 'settings', forget);
    signal.on('settings', forget);
  }

  /** The settings as they are, or the defaults before anybody set them. */
  values(): Promise<FirmValues> {
    const reading = (this.kept ??= rowsOf(this.dataSource, SettingsRow).getRawOne<SettingsRow>().then((row) => row ?? NEW_FIRM));
    reading.catch(() => (this.kept = undefined));
    return reading;
  }

  /** The settings with the version of their record; 0 before anybody set them. */
  async stored(): Promise<{ values: FirmValues; version: number }> {
    const row = await this.row();
    return row ? { values: valuesOf(row), version: row.version } : { values: NEW_FIRM, version: 0 };
  }

  /** The firm's calendar day, now or at an instant. */
  async today(now = this.clock.now()): Promise<IsoDate> {
    return dateIn((await this.values()).timeZone, now);
  }

  /** First use adds the record, later ones change it. */
  async save(changes: { readonly [Field in keyof FirmValues]?: FirmValues[Field] | undefined }, context: CommandContext): Promise<void> {
    const row = await this.row();
    await this.commands.execute(row ? new ChangeRecord(settings, 'firm', changes, context) : new AddRecord(settings, 'firm', { ...NEW_FIRM, ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) }, context));
  }

  private row(): Promise<SettingsRow | undefined> {
    return rowsOf(this.dataSource, SettingsRow).getRawOne<SettingsRow>();
  }
}

const valuesOf = ({ id: _, version: __, createdAt: ___, updatedAt: ____, ...values }: SettingsRow): FirmValues => values;
