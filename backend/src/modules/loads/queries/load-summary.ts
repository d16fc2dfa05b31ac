import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { published } from '../../../platform/fields/schema';
import { Decimal, Whole } from '../../../platform/fields/decorators';
import { inSight } from '../../../platform/auth/narrow';
import type { Sight } from '../../../platform/auth/viewer';
import { sqlOf } from '../../../platform/database/database';
import type { IsoDate } from '../../../platform/money/dates';

/** Pending and in transit count as active (001 §4). */
@published('LoadSummary')
export class LoadFigures {
  @Whole('Total', 0, Number.MAX_SAFE_INTEGER) total: number;
  @Whole('Active', 0, Number.MAX_SAFE_INTEGER) active: number;
  @Whole('Delivered', 0, Number.MAX_SAFE_INTEGER) delivered: number;
  @Decimal('Miles', { description: 'Miles of all loads but the cancelled' }) miles: string;
}

/** Figures over the loads in sight. */
export class LoadSummary extends Query<LoadFigures> {
  constructor(readonly sight: Sight) {
    super();
  }
}

@QueryHandler(LoadSummary)
export class LoadSummaryHandler implements IQueryHandler<LoadSummary> {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ sight }: LoadSummary): Promise<LoadFigures> {
    const { rows } = await sqlOf(this.dataSource).query<LoadFigures>(
      `SELECT count(*) AS total, count(*) FILTER (WHERE status IN ('pending', 'in_transit')) AS active, count(*) FILTER (WHERE status = 'delivered') AS delivered,
              COALESCE(sum(distance) FILTER (WHERE status <> 'cancelled'), 0) AS miles FROM loads WHERE removed_at IS NULL AND ${inSight('client_id', '$1')}`,
      [sight.clients],
    );
    return rows[0] ?? { total: 0, active: 0, delivered: 0, miles: '0' };
  }
}

/** Miles of the loads delivered from a day on. */
export class MilesDelivered extends Query<string> {
  constructor(
    readonly from: IsoDate,
    readonly sight: Sight,
  ) {
    super();
  }
}

@QueryHandler(MilesDelivered)
export class MilesDeliveredHandler implements IQueryHandler<MilesDelivered> {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ from, sight }: MilesDelivered): Promise<string> {
    const { rows } = await sqlOf(this.dataSource).query<{ miles: string }>(
      `SELECT COALESCE(sum(distance), 0) AS miles FROM loads WHERE removed_at IS NULL AND status = 'delivered' AND delivered_on >= $1 AND ${inSight('client_id', '$2')}`,
      [from, sight.clients],
    );
    return rows[0]?.miles ?? '0';
  }
}
