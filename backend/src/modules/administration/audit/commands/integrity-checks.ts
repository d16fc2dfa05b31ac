import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { allowedByRoute, type CommandContext } from '../../../../platform/event-log/commands/context';
import { poolOf } from '../../../../platform/event-log/projections/read-tables';
import { usDate, type IsoDate } from '../../../../platform/money/dates';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { IntegrityCheck } from '../integrity-check';

/** The id of the check of one night, worked out from its day, so that ordering it twice adds only one check. */
const idOfNight = (day: IsoDate): string =>
  v7({ msecs: Date.parse(day), seq: 0, random: new TextEncoder().encode(`check of ${day}`) });

/** Orders integrity checks of the log and finds the latest result. */
@Injectable()
export class IntegrityChecks {
  constructor(
    @StoreOf(IntegrityCheck) private readonly checks: RecordStore<IntegrityCheck>,
    private readonly dataSource: DataSource,
  ) {}

  async order(context: CommandContext): Promise<IntegrityCheck> {
    const { name } = context.actor;
    return (await this.checks.add({ name: `Check for ${name}`, orderedBy: name }, allowedByRoute(context))).record;
  }

  async ofNight(day: IsoDate, context: CommandContext): Promise<void> {
    const id = idOfNight(day);
    if (await this.checks.find(EVERYTHING, id)) return;
    await this.checks.addAs(id, { name: `Nightly check of ${usDate(day)}`, orderedBy: context.actor.name }, context);
  }

  /** The latest check with a result, whole or faulty; null when there is none. */
  async last(): Promise<IntegrityCheck | null> {
    const { rows } = await poolOf(this.dataSource).query<{ id: string }>(
      "SELECT id FROM integrity_checks WHERE status IN ('whole', 'faulty') ORDER BY updated_at DESC, id DESC LIMIT 1",
    );
    return rows[0] ? this.checks.get(EVERYTHING, rows[0].id) : null;
  }
}
