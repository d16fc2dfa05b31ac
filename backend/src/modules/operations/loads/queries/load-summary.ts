import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { published } from '../../../../platform/fields/schema';
import { Decimal, Whole } from '../../../../platform/fields/decorators';
import { inKeptScope, inScope } from '../../../../platform/access/narrow';
import type { Scope } from '../../../../platform/access/viewer';
import { sqlOf } from '../../../../platform/event-log/projections/read-tables';
import type { IsoDate } from '../../../../platform/money/dates';
import { currentPast } from '../../../../platform/event-log/projections/past';
import '../projections/load-sums';

/** Figures over loads; pending loads and loads in transit count as active (001 §4). */
@published('LoadSummary')
export class LoadFigures {
  @Whole('Total', 0, Number.MAX_SAFE_INTEGER) total: number;
  @Whole('Active', 0, Number.MAX_SAFE_INTEGER) active: number;
  @Whole('Delivered', 0, Number.MAX_SAFE_INTEGER) delivered: number;
  @Decimal('Miles', { description: 'Miles of all loads but the cancelled' }) miles: string;
}

/** Figures over the loads in scope. */
export class LoadSummary extends Query<LoadFigures> {
  constructor(readonly scope: Scope) {
    super();
  }
}

const FIGURES = `SELECT COALESCE(sum(loads), 0)::bigint AS total, COALESCE(sum(loads) FILTER (WHERE status IN
  ('pending', 'in_transit')), 0)::bigint AS active,
  COALESCE(sum(loads) FILTER (WHERE status = 'delivered'), 0)::bigint AS delivered,
  trim_scale(COALESCE(sum(miles) FILTER (WHERE status <> 'cancelled'), 0)) AS miles`;
const NOW = `${FIGURES} FROM load_sums WHERE ${inKeptScope('client_id', '$1')}`;
const THEN = `${FIGURES} FROM (SELECT status, 1 AS loads, distance AS miles FROM loads
  WHERE removed_at IS NULL AND ${inScope('client_id', '$1')}) l`;

@QueryHandler(LoadSummary)
export class LoadSummaryHandler implements IQueryHandler<LoadSummary> {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ scope }: LoadSummary): Promise<LoadFigures> {
    const { rows } = await sqlOf(this.dataSource).query<LoadFigures>(currentPast() ? THEN : NOW, [scope.clients]);
    return rows[0] ?? { total: 0, active: 0, delivered: 0, miles: '0' };
  }
}

/** Which loads count: those delivered from a day on, up to `to`, of one client or of the firm itself. */
interface Delivered {
  readonly from: IsoDate;
  readonly to?: IsoDate | null;
  readonly clientId?: string | null;
  readonly own?: boolean;
}

/** The miles of the loads in scope that were delivered on a day (`from`) or later, as decimal text. */
export class MilesDelivered extends Query<string> {
  constructor(
    readonly asked: Delivered,
    readonly scope: Scope,
  ) {
    super();
  }
}

const DELIVERED_NOW = `SELECT trim_scale(COALESCE(sum(miles), 0)) AS miles FROM delivery_days
  WHERE day >= $1 AND ($3::date IS NULL OR day <= $3) AND ${inKeptScope('client_id', '$2')}
    AND ($4::text IS NULL OR client_id = $4) AND (NOT $5 OR client_id = '')`;
const DELIVERED_THEN = `SELECT trim_scale(COALESCE(sum(distance), 0)) AS miles FROM loads
  WHERE removed_at IS NULL AND status = 'delivered' AND delivered_on >= $1 AND ($3::date IS NULL OR delivered_on <= $3)
    AND ${inScope('client_id', '$2')} AND ($4::text IS NULL OR client_id = $4::uuid) AND (NOT $5 OR client_id IS NULL)`;

@QueryHandler(MilesDelivered)
export class MilesDeliveredHandler implements IQueryHandler<MilesDelivered> {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ asked, scope }: MilesDelivered): Promise<string> {
    const { from, to = null, clientId = null, own = false } = asked;
    const text = currentPast() ? DELIVERED_THEN : DELIVERED_NOW;
    const values = [from, scope.clients, to, clientId, own];
    const { rows } = await sqlOf(this.dataSource).query<{ miles: string }>(text, values);
    return rows[0]?.miles ?? '0';
  }
}
