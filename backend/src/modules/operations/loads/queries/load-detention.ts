import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inScope } from '../../../../platform/access/narrow';
import type { Scope } from '../../../../platform/access/viewer';
import { Clock } from '../../../../platform/core/clock';
import { sqlOf } from '../../../../platform/event-log/projections/read-tables';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import type { AgreedTerms } from '../../../clients/brokers';
import { standsAt } from '../domain/arrivals';
import { detentionOf, type Detention } from '../domain/detention';
import { detentionOfLoad, type LoadDetention } from '../domain/load-detention';
import { Load } from '../load';
import { termsThatHold, type LoadTerms } from '../projections/load-terms';
import type { TimedStop } from '../projections/timed-stop';

/** What a load earns by its stops, and the terms by which. */
export interface DetentionOfOne extends LoadDetention {
  readonly load: Load;
  readonly terms: LoadTerms | null;
}

/** A truck that stands at a stop of a load now, and what it has earned so far. */
export interface StandingTruck extends Detention {
  readonly loadId: number;
  readonly loadNumber: string;
  readonly brokerId: number;
  readonly clientId: string | null;
  /** The stop, from 0, and its place. */
  readonly stop: number;
  readonly place: string;
  readonly since: string;
  readonly terms: LoadTerms | null;
  /** At which stop the broker was told last. */
  readonly noticeStop: number | null;
}
type Row = Pick<StandingTruck, 'loadId' | 'loadNumber' | 'brokerId' | 'clientId' | 'noticeStop'> & {
  readonly stopTimes: readonly TimedStop[];
  readonly ownTerms: LoadTerms | null;
  readonly brokerTerms: AgreedTerms | null;
};

const TERMS_OF_BROKER = 'SELECT terms FROM brokers WHERE id = $1';
/** So many trucks are told at most: who sees more stand looks at loads by client. */
const MOST = 2_000;
const STANDING = `SELECT l.id AS "loadId", l.load_number AS "loadNumber", l.broker_id AS "brokerId",
  l.client_id AS "clientId", l.notice_stop AS "noticeStop", l.stop_times AS "stopTimes", l.terms AS "ownTerms",
  b.terms AS "brokerTerms"
FROM loads l LEFT JOIN brokers b ON b.id = l.broker_id
WHERE l.standing_since IS NOT NULL AND l.removed_at IS NULL AND l.status <> 'cancelled'
  AND ${inScope('l.client_id', '$1')}
ORDER BY l.standing_since, l.id LIMIT ${MOST}`;

/** What loads earn by the times of their stops and the terms that hold for them. */
@Injectable()
export class DetentionOfLoads {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @StoreOf(Load) private readonly loads: RecordStore<Load>,
  ) {}

  /** Of one load in scope, once its truck has left. @throws RuleViolation NOT_FOUND */
  async of(id: number, scope: Scope): Promise<DetentionOfOne> {
    const load = await this.loads.get(scope, id);
    const { rows } = await sqlOf(this.dataSource).query<Pick<Row, 'brokerTerms'> & { terms: AgreedTerms | null }>(
      TERMS_OF_BROKER,
      [load.brokerId],
    );
    const terms = termsThatHold(load.terms, rows[0]?.terms ?? null);
    return { load, terms, ...detentionOfLoad(load.stopTimes ?? [], terms, load.status === 'cancelled') };
  }

  /** Of all loads in scope whose truck stands somewhere now, whoever stands longest first: one query. */
  async standing(scope: Scope): Promise<readonly StandingTruck[]> {
    const { rows } = await sqlOf(this.dataSource).query<Row>(STANDING, [scope.clients]);
    const now = this.clock.now().toISOString();
    return rows.flatMap((row) => standingOf(row, now));
  }
}

const SILENT = {
  ...{ detentionRate: null, detentionFreeMinutes: null, detentionIncrementMinutes: null, detentionCap: null },
  startsAt: null,
} as const;

const standingOf = ({ stopTimes, ownTerms, brokerTerms, ...row }: Row, now: string): readonly StandingTruck[] => {
  const nr = standsAt(stopTimes);
  const stop = stopTimes[nr];
  if (!stop || stop.arrivedAt === null) return [];
  const terms = termsThatHold(ownTerms, brokerTerms);
  const { place, arrivedAt: since } = stop;
  const soFar = detentionOf({ ...stop, departedAt: now < since ? since : now }, terms ?? SILENT);
  return [{ ...row, ...soFar, stop: nr, place, since, terms }];
};
