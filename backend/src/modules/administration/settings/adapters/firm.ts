import { Injectable } from '@nestjs/common';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { Clock } from '../../../../platform/core/clock';
import { Calendar } from '../../../../platform/web/routes/time-travel.guard';
import { CommandRunner } from '../../../../platform/event-log/commands/command-runner';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { LogSignal } from '../../../../platform/event-log/store/log-signal';
import { dateIn, type IsoDate } from '../../../../platform/money/dates';
import { inThePresent, currentPast } from '../../../../platform/event-log/projections/past';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { NEW_FIRM, Settings, type FirmValues } from '../settings';

/**
 * The settings of the firm and its calendar. The values are cached in memory until an event of the settings is
 * recorded, by this process or another one.
 */
@Injectable()
export class Firm extends Calendar {
  private cached: Promise<FirmValues> | undefined;

  constructor(
    @StoreOf(Settings) private readonly settings: RecordStore<Settings>,
    private readonly clock: Clock,
    signal: LogSignal,
    runner: CommandRunner,
  ) {
    super();
    const forget = (): void => {
      this.cached = undefined;
    };
    runner.announce('settings', 'settings', forget);
    signal.on('settings', forget);
  }

  /**
   * The current settings, or the defaults while nobody has set them; for a request that reads the past, the settings at
   * that time.
   */
  values(): Promise<FirmValues> {
    return currentPast() ? this.read() : this.live();
  }

  private live(): Promise<FirmValues> {
    const reading = (this.cached ??= inThePresent(() => this.read()));
    reading.catch(() => (this.cached = undefined));
    return reading;
  }

  /** The firm's current time zone, also for dates in the past. */
  async timeZone(): Promise<string> {
    return (await this.live()).timeZone;
  }

  /** The settings and the version of their record; version 0 while nobody has set them. */
  async stored(): Promise<{ values: FirmValues; version: number }> {
    const row = await this.row();
    return row ? { values: valuesOf(row), version: row.version } : { values: NEW_FIRM, version: 0 };
  }

  /**
   * The calendar day of the firm at the instant `at`: by default now, or the time that a request about the past asks
   * for.
   */
  async today(at = currentPast()?.instant ?? this.clock.now()): Promise<IsoDate> {
    return dateIn(await this.timeZone(), at);
  }

  /** Saves changes of the settings; the first call adds the record. */
  async save(
    changes: { readonly [Field in keyof FirmValues]?: FirmValues[Field] | undefined },
    context: CommandContext,
  ): Promise<void> {
    if (await this.row()) await this.settings.change(FIRM, changes, context);
    else {
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
      await this.settings.addAs(FIRM, { ...NEW_FIRM, ...given }, context);
    }
  }

  private async read(): Promise<FirmValues> {
    return (await this.row()) ?? NEW_FIRM;
  }

  private row(): Promise<Settings | null> {
    return this.settings.find(EVERYTHING, FIRM);
  }
}

const FIRM = 'firm';
const valuesOf = ({
  id: _,
  version: __,
  createdAt: ___,
  updatedAt: ____,
  removedAt: _____,
  ...values
}: Settings): FirmValues => values;
