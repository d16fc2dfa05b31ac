import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import type { Scope } from '../../../../platform/access/viewer';
import { sqlOf } from '../../../../platform/event-log/projections/read-tables';
import { published } from '../../../../platform/fields/schema';
import { described, MONEY, Shown } from '../../../../platform/fields/shown';
import { firstOfMonth, type IsoDate } from '../../../../platform/money/dates';
import { moneyText, NOTHING, type Cents } from '../../../../platform/money/money';
import { currentPast } from '../../../../platform/event-log/projections/past';
import '../projections/expense-sums';

@published('ExpenseSummary')
export class ExpenseFigures {
  @Shown(MONEY) total: string;
  @Shown(MONEY) fuel: string;
  @Shown(described(MONEY, 'On account and not yet paid')) owed: string;
  @Shown(described(MONEY, 'In the current month of the firm’s time zone')) thisMonth: string;
}

/**
 * Sums of the expenses in scope: in total, for fuel and in the month of `today`; with `clientId`, of this client only.
 */
export class GetExpenseFigures extends Query<ExpenseFigures> {
  constructor(
    readonly scope: Scope,
    readonly today: IsoDate,
    readonly clientId: string | null,
  ) {
    super();
  }
}

/** The cents spent on fuel in a month; `month` is its first day. */
export class FuelSpent extends Query<Cents> {
  constructor(
    readonly month: IsoDate,
    readonly scope: Scope,
  ) {
    super();
  }
}

const NOW = 'expense_days';
const THEN = `(SELECT expense_date AS day, COALESCE(client_id::text, '') AS client_id, COALESCE(driver_id::text,
  '') AS driver_id, category, amount
  FROM expenses WHERE removed_at IS NULL) e`;
const SEEN = '($1::text[] IS NULL OR client_id = ANY($1::text[]) OR driver_id = $2)';
const IN_MONTH = "day >= $3 AND day < ($3::date + interval '1 month')";
const FIGURES = `SELECT COALESCE(sum(amount), 0)::bigint AS total, COALESCE(sum(amount) FILTER (WHERE category =
  'fuel'), 0)::bigint AS fuel,
  COALESCE(sum(amount) FILTER (WHERE ${IN_MONTH}), 0)::bigint AS "thisMonth"`;

/** What suppliers are owed; few expenses are open, so they are added up as they stand. */
const OWED = `(SELECT COALESCE(sum(amount), 0)::bigint FROM expenses WHERE status = 'open' AND removed_at IS NULL
  AND ($1::text[] IS NULL OR client_id::text = ANY($1::text[]) OR driver_id::text = $2)
  AND ($4::text IS NULL OR client_id::text = $4)) AS owed`;

const seenBy = ({ clients, driver }: Scope): unknown[] => [clients, driver ? String(driver) : null];
const NONE = { total: NOTHING, fuel: NOTHING, owed: NOTHING, thisMonth: NOTHING };
const rowsIn = (): string => (currentPast() ? THEN : NOW);

@QueryHandler(GetExpenseFigures)
export class ExpenseFiguresHandler implements IQueryHandler<GetExpenseFigures> {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ scope, today, clientId }: GetExpenseFigures): Promise<ExpenseFigures> {
    const { rows } = await sqlOf(this.dataSource).query<Record<keyof ExpenseFigures, Cents>>(
      `${FIGURES}, ${OWED} FROM ${rowsIn()} WHERE ${SEEN} AND ($4::text IS NULL OR client_id = $4)`,
      [...seenBy(scope), firstOfMonth(today), clientId],
    );
    const [{ total, fuel, owed, thisMonth } = NONE] = rows;
    return {
      total: moneyText(total),
      fuel: moneyText(fuel),
      owed: moneyText(owed),
      thisMonth: moneyText(thisMonth),
    };
  }
}

@QueryHandler(FuelSpent)
export class FuelSpentHandler implements IQueryHandler<FuelSpent> {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ month, scope }: FuelSpent): Promise<Cents> {
    const { rows } = await sqlOf(this.dataSource).query<{ fuel: Cents }>(
      `SELECT COALESCE(sum(amount), 0)::bigint AS fuel FROM ${rowsIn()} WHERE ${SEEN} AND category = 'fuel'
        AND ${IN_MONTH}`,
      [...seenBy(scope), month],
    );
    return rows[0]?.fuel ?? NOTHING;
  }
}
