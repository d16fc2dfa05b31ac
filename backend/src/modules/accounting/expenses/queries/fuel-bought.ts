import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { inScope } from '../../../../platform/access/narrow';
import type { Scope } from '../../../../platform/access/viewer';
import { sqlOf } from '../../../../platform/event-log/projections/read-tables';
import type { IsoDate } from '../../../../platform/money/dates';

interface Asked {
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly clientId: string | null;
  readonly own: boolean;
}
/** Fuel bought in a state or province, '' where the receipt names none; gallons as decimal text, amounts in cents. */
export interface FuelOfJurisdiction {
  readonly jurisdiction: string;
  readonly gallons: string;
  /** Of them, gallons whose price had fuel tax in it. */
  readonly taxPaidGallons: string;
  readonly amount: number;
}
export interface FuelOfDays {
  readonly jurisdictions: readonly FuelOfJurisdiction[];
  readonly gallons: string;
  /** Spent on fuel cards, whatever for, in cents. */
  readonly onCards: number;
}

/** Fuel that was bought, and what was spent on fuel cards, in a range of days. */
export class FuelBought extends Query<FuelOfDays> {
  constructor(
    readonly asked: Asked,
    readonly scope: Scope,
  ) {
    super();
  }
}

const OF = `removed_at IS NULL AND expense_date BETWEEN $1 AND $2 AND ${inScope('client_id', '$3')}
  AND ($4::uuid IS NULL OR client_id = $4) AND (NOT $5 OR client_id IS NULL)`;
/** Fuel for the road counts for IFTA; so does what does not say what it is for, as receipts of earlier releases. */
const FOR_THE_ROAD = "COALESCE(fuel_use, 'road') = 'road'";
const FUEL = `SELECT COALESCE(jurisdiction, '') AS jurisdiction,
  trim_scale(COALESCE(sum(gallons) FILTER (WHERE ${FOR_THE_ROAD}), 0)) AS gallons,
  trim_scale(COALESCE(sum(gallons) FILTER (WHERE tax_paid AND ${FOR_THE_ROAD}), 0)) AS "taxPaidGallons",
  sum(amount)::bigint AS amount
FROM expenses WHERE category = 'fuel' AND ${OF} GROUP BY 1 ORDER BY min(jurisdiction) IS NULL, 1`;
const ALL = `SELECT
  trim_scale(COALESCE(sum(gallons) FILTER (WHERE category = 'fuel' AND ${FOR_THE_ROAD}), 0)) AS gallons,
  COALESCE(sum(amount) FILTER (WHERE paid_from = 'fuel_card'), 0)::bigint AS "onCards" FROM expenses WHERE ${OF}`;

@QueryHandler(FuelBought)
export class FuelBoughtHandler implements IQueryHandler<FuelBought> {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ asked: { from, to, clientId, own }, scope }: FuelBought): Promise<FuelOfDays> {
    const sql = sqlOf(this.dataSource);
    const values = [from, to, scope.clients, clientId, own];
    const { rows: jurisdictions } = await sql.query<FuelOfJurisdiction>(FUEL, values);
    const { rows } = await sql.query<Pick<FuelOfDays, 'gallons' | 'onCards'>>(ALL, values);
    return { jurisdictions, ...(rows[0] ?? { gallons: '0', onCards: 0 }) };
  }
}
