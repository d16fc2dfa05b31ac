import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { inScope } from '../../../../platform/access/narrow';
import type { Scope } from '../../../../platform/access/viewer';
import { sqlOf } from '../../../../platform/event-log/projections/read-tables';
import { published } from '../../../../platform/fields/schema';
import { MONEY, Shown, WHOLE } from '../../../../platform/fields/shown';
import { moneyText } from '../../../../platform/money/money';
import { Firm } from '../../../administration/settings';

@published('BusinessEntitySummary')
export class EntityFigures {
  @Shown(WHOLE) total: number;
  @Shown(WHOLE) active: number;
  @Shown(WHOLE) pending: number;
  /** How many have an annual report that was due before today. */
  @Shown(WHOLE) due: number;
  @Shown(MONEY) fees: string;
}

/** Counts of the business entities in scope, and the sum of their filing fees. */
export class EntitySummary extends Query<EntityFigures> {
  constructor(readonly scope: Scope) {
    super();
  }
}

const FIGURES = `SELECT count(*) AS total, count(*) FILTER (WHERE status = 'active') AS active,
  count(*) FILTER (WHERE status = 'pending') AS pending, count(*) FILTER (WHERE annual_report_due < $2::date) AS due,
  COALESCE(sum(filing_fee), 0)::bigint AS fees
  FROM business_entities WHERE removed_at IS NULL AND ${inScope('client_id', '$1')}`;

@QueryHandler(EntitySummary)
export class EntitySummaryHandler implements IQueryHandler<EntitySummary> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly firm: Firm,
  ) {}

  async execute({ scope }: EntitySummary): Promise<EntityFigures> {
    const { rows } = await sqlOf(this.dataSource).query<Omit<EntityFigures, 'fees'> & { fees: number }>(FIGURES, [
      scope.clients,
      await this.firm.today(),
    ]);
    const { total = 0, active = 0, pending = 0, due = 0, fees = 0 } = rows[0] ?? {};
    return { total, active, pending, due, fees: moneyText(fees) };
  }
}
