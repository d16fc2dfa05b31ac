import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { poolOf } from '../../../../platform/event-log/projections/read-tables';
import type { IsoDate } from '../../../../platform/money/dates';
import type { Cents } from '../../../../platform/money/money';
import type { AgreedTerms } from '../../../clients/brokers';
import { detentionOfLoad } from '../domain/load-detention';
import type { LoadStatus } from '../load';
import { termsThatHold, type LoadTerms } from '../projections/load-terms';
import type { TimedStop } from '../projections/timed-stop';

const HOUR_MS = 3_600_000;

/** Until when detention of a load has to be claimed, and what it is; amounts in cents. */
export interface ClaimWindow {
  readonly clientId: string | null;
  readonly loadId: number;
  readonly loadNumber: string;
  /** The last stop whose truck left, and when. */
  readonly place: string;
  readonly departedAt: string;
  /** By the terms, after the departure. */
  readonly claimHours: number;
  readonly endsAt: string;
  /** Null: not known, see `missing`. */
  readonly amount: Cents | null;
  readonly missing: readonly string[];
  /** The day on which it was billed. */
  readonly claimedOn: IsoDate | null;
}
interface Row {
  readonly clientId: string | null;
  readonly loadId: number;
  readonly loadNumber: string;
  readonly status: LoadStatus;
  readonly stopTimes: readonly TimedStop[];
  readonly ownTerms: LoadTerms | null;
  readonly brokerTerms: AgreedTerms | null;
  readonly claimedOn: IsoDate | null;
}
const LOADS = `SELECT l.client_id AS "clientId", l.id AS "loadId", l.load_number AS "loadNumber", l.status,
  l.stop_times AS "stopTimes", l.terms AS "ownTerms", b.terms AS "brokerTerms", l.claimed_on AS "claimedOn"
FROM loads l LEFT JOIN brokers b ON b.id = l.broker_id
WHERE (l.client_id = ANY($1::uuid[]) OR (l.client_id IS NULL AND array_position($1::uuid[], NULL) IS NOT NULL))
  AND l.removed_at IS NULL AND l.stop_times IS NOT NULL AND (l.claimed_on IS NULL OR l.claimed_on >= $2)
ORDER BY l.id`;

/** The loads whose detention must be claimed within hours, by their terms. */
@Injectable()
export class ClaimWindows {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Windows of these clients (null: the firm itself) that end on `since` or later.
   * @param since loads that were claimed before that day are left out, too
   */
  async of(clientIds: readonly (string | null)[], since: IsoDate): Promise<readonly ClaimWindow[]> {
    const { rows } = await poolOf(this.dataSource).query<Row>(LOADS, [clientIds, since]);
    return rows.flatMap(windowOf).filter(({ endsAt }) => endsAt >= since);
  }
}

const windowOf = ({ status, stopTimes, ownTerms, brokerTerms, ...load }: Row): readonly ClaimWindow[] => {
  const terms = termsThatHold(ownTerms, brokerTerms);
  const last = stopTimes.findLast(({ departedAt }) => departedAt !== null);
  if (!last || last.departedAt === null || terms === null || terms.claimHours === null) return [];
  const { total: amount, missing } = detentionOfLoad(stopTimes, terms, status === 'cancelled');
  if (amount === 0 || (amount === null && missing.length === 0)) return [];
  const { place, departedAt } = last;
  const { claimHours } = terms;
  const endsAt = new Date(Date.parse(departedAt) + claimHours * HOUR_MS).toISOString();
  return [{ ...load, place, departedAt, claimHours, endsAt, amount, missing }];
};
