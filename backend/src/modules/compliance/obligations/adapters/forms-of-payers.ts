import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { poolOf } from '../../../../platform/event-log/projections/read-tables';
import type { IsoDate } from '../../../../platform/money/dates';
import { deadlinesOf } from '../../../pay/contractors';
import type { DutyForm1099 } from '../domain/duties';

type Payer = string | null;
interface ContractorsRow {
  readonly clientId: Payer;
  readonly nec: number;
  readonly misc: number;
  readonly withoutW9: readonly string[];
}
interface FiledRow {
  readonly clientId: Payer;
  readonly year: number;
  readonly form: string;
  readonly doneOn: IsoDate;
}

const OF_THEM = '(client_id = ANY($1::uuid[]) OR (client_id IS NULL AND array_position($1::uuid[], NULL) IS NOT NULL))';
/** What is paid as rent, royalties or other income is on Form 1099-MISC. */
const CONTRACTORS = `SELECT client_id AS "clientId", count(*)::int AS nec,
  (count(*) FILTER (WHERE box LIKE 'misc%'))::int AS misc,
  COALESCE((array_agg(name ORDER BY lower(name)) FILTER (WHERE w9_received_on IS NULL))[1:20], '{}') AS "withoutW9"
  FROM contractors WHERE ${OF_THEM} AND removed_at IS NULL AND active GROUP BY client_id`;
/** Years of which every form that is prepared is filed. */
const FILED = `SELECT client_id AS "clientId", year, form, max(filed_on) AS "doneOn" FROM tax_forms
  WHERE ${OF_THEM} AND status <> 'discarded' GROUP BY 1, 2, 3 HAVING bool_and(status = 'filed')`;

/** Reads by when payers file forms 1099. */
@Injectable()
export class FormsOfPayers {
  constructor(private readonly dataSource: DataSource) {}

  /** @param today forms for the payments of this year and of the one before are looked for */
  async read(
    payers: readonly Payer[],
    today: IsoDate,
  ): Promise<readonly (DutyForm1099 & { readonly clientId: Payer })[]> {
    const pool = poolOf(this.dataSource);
    const [{ rows: contractors }, { rows: filed }] = await Promise.all([
      pool.query<ContractorsRow>(CONTRACTORS, [payers]),
      pool.query<FiledRow>(FILED, [payers]),
    ]);
    const thisYear = Number(today.slice(0, 4));
    return contractors.flatMap((payer) =>
      [thisYear - 1, thisYear].flatMap((year) =>
        daysOf(year).flatMap(({ rule, form, ...due }) => {
          const count = form === '1099-nec' ? payer.nec : payer.misc;
          if (count === 0) return [];
          const { clientId, withoutW9 } = payer;
          const all = filed.find((one) => one.clientId === clientId && one.year === year && one.form === form);
          return [{ clientId, year, rule, ...due, contractors: count, withoutW9, doneOn: all?.doneOn ?? null }];
        }),
      ),
    );
  }
}

const RULE_OF: Readonly<Record<string, DutyForm1099['rule']>> = {
  '1099-nec irs': 'form_1099_nec',
  '1099-misc recipient': 'form_1099_misc',
  '1099-misc irs': 'form_1099_misc_irs',
};
const daysOf = (year: number) =>
  deadlinesOf(year).flatMap(({ form, to, nominal, due }) => {
    const rule = RULE_OF[`${form} ${to}`];
    return rule ? [{ rule, form, nominalDate: nominal, dueDate: due }] : [];
  });
