import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { inScope } from '../../../../platform/access/narrow';
import type { Scope } from '../../../../platform/access/viewer';
import { sqlOf } from '../../../../platform/event-log/projections/read-tables';
import { published } from '../../../../platform/fields/schema';
import { FLAG, MONEY, Shown, WHOLE } from '../../../../platform/fields/shown';
import { add, cents, moneyText } from '../../../../platform/money/money';
import { ELECTRONIC_FROM } from '../../obligations';
import { heavyTax, type HeavyVehicle } from '../domain/heavy-use-tax';

@published('HeavyUseSummary')
export class HeavyUseFigures {
  @Shown(WHOLE) taxYear: number;
  @Shown(WHOLE) vehicles: number;
  @Shown(WHOLE) taxed: number;
  @Shown(WHOLE) suspended: number;
  @Shown(MONEY) tax: string;
  /** The return has to be filed electronically. */
  @Shown(FLAG) electronic: boolean;
}

/** The vehicles and the tax of each tax period, the latest first: of one client, or of all clients in scope. */
export class HeavyUseSummary extends Query<HeavyUseFigures[]> {
  constructor(
    readonly scope: Scope,
    readonly clientId: string | undefined,
  ) {
    super();
  }
}

const FILINGS = `SELECT tax_year AS "taxYear", first_used_month AS "firstUsedMonth", weight, suspended,
  count(*) AS vehicles
  FROM heavy_use_filings WHERE removed_at IS NULL AND ($1::uuid IS NULL OR client_id = $1)
    AND ${inScope('client_id', '$2')}
  GROUP BY tax_year, first_used_month, weight, suspended ORDER BY tax_year DESC`;

/** Vehicles with the same tax year, month of first use, weight and suspension, and how many of them there are. */
type Alike = HeavyVehicle & { readonly vehicles: number };
const counted = (alike: readonly Alike[]): number => alike.reduce((sum, { vehicles }) => sum + vehicles, 0);

const figuresOf = (taxYear: number, of: readonly Alike[]): HeavyUseFigures => {
  const [vehicles, suspended] = [counted(of), counted(of.filter((each) => each.suspended))];
  const taxed = vehicles - suspended;
  const tax = add(...of.map((each) => cents(heavyTax(each) * each.vehicles)));
  return { taxYear, vehicles, taxed, suspended, tax: moneyText(tax), electronic: taxed >= ELECTRONIC_FROM };
};

@QueryHandler(HeavyUseSummary)
export class HeavyUseSummaryHandler implements IQueryHandler<HeavyUseSummary> {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ scope, clientId }: HeavyUseSummary): Promise<HeavyUseFigures[]> {
    const { rows } = await sqlOf(this.dataSource).query<Alike>(FILINGS, [clientId ?? null, scope.clients]);
    const years = [...new Set(rows.map(({ taxYear }) => taxYear))];
    return years.map((taxYear) =>
      figuresOf(
        taxYear,
        rows.filter((row) => row.taxYear === taxYear),
      ),
    );
  }
}
