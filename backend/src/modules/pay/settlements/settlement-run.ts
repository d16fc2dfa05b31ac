import { SYSTEM_ONLY } from '../../../platform/access/viewer';
import { Choice, Day, field, Id, Line, Uuid, Whole } from '../../../platform/fields/decorators';
import type { IsoDate } from '../../../platform/money/dates';
import { Kind } from '../../../platform/records/kind/kind';
import { ClientRecord } from '../../../platform/records/kind/stored-record';
import { lines } from '../../../platform/records/requests/lines';

export const RUN_STATUSES = ['waiting', 'running', 'done', 'failed'] as const;
const MOST = 1_000_000;
/** The most outcomes that a run keeps. */
export const MOST_OUTCOMES = 2_000;

/**
 * What became of one driver: a settlement, or why there is none. The fields stand in the key order of PostgreSQL's
 * jsonb.
 */
export class RunOutcome {
  @Line('Number', { optional: true, max: 100 }) number: string | null;
  @Line('Reason', { optional: true, max: 1_000 }) reason: string | null;
  @Id('driver') driverId: number;
  @Line('Driver', { max: 300 }) driverName: string;
  @Id('settlement', { optional: true }) settlementId: number | null;
}

/** Settlements of all drivers of a book for a period, prepared by a worker: how far it is, and what came of it. */
@Kind({
  title: 'settlement run',
  plural: 'settlement-runs',
  displayName: ({ from, to }: SettlementRun) => `Settlements ${from} to ${to}`,
  flow: {
    field: 'status',
    initialStatuses: ['waiting'],
    moves: {
      SettlementRunBegun: { from: ['waiting'], to: 'running', words: 'began to prepare settlements' },
      SettlementRunAdvanced: {
        from: ['running'],
        when: 'done',
        with: ['done', 'total', 'prepared'],
        words: 'went on preparing settlements',
      },
      SettlementRunFinished: {
        from: ['waiting', 'running'],
        to: 'done',
        with: ['done', 'total', 'prepared', 'outcomes'],
        words: 'prepared settlements',
      },
      SettlementRunFailed: {
        from: ['waiting', 'running'],
        to: 'failed',
        with: ['reason'],
        words: 'gave up preparing settlements',
      },
    },
  },
  may: { read: 'settlements.read', add: 'settlements.write', write: SYSTEM_ONLY, remove: SYSTEM_ONLY },
})
export class SettlementRun extends ClientRecord {
  @Day('From', { systemSet: true }) from: IsoDate;
  @Day('To', { systemSet: true }) to: IsoDate;
  @Choice('Status', RUN_STATUSES, { systemSet: true, filtered: true, initial: 'waiting' })
  status: (typeof RUN_STATUSES)[number];
  /** How many drivers are done, out of `total`, and how many of them have a settlement. */
  @Whole('Done', 0, MOST, { systemSet: true, initial: 0 }) done: number;
  @Whole('Total', 0, MOST, { systemSet: true, initial: 0 }) total: number;
  @Whole('Prepared', 0, MOST, { systemSet: true, initial: 0 }) prepared: number;
  @field('Outcomes', lines(() => RunOutcome, { most: MOST_OUTCOMES }), { systemSet: true, initial: [] })
  outcomes: readonly RunOutcome[];
  /** Why it was given up. */
  @Line('Reason', { systemSet: true, optional: true, max: 1_000 }) reason: string | null;
  @Line('Ordered by', { systemSet: true }) orderedBy: string;
  @Uuid('user', { systemSet: true, hidden: true }) userId: string;
  @Line('Role', { systemSet: true, hidden: true }) role: string;
}
