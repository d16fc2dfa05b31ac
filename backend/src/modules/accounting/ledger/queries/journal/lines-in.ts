import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Scope } from '../../../../../platform/access/viewer';
import { rowsOf } from '../../../../../platform/event-log/projections/read-tables';
import type { Basis } from '../../domain/bases';
import { CashLineRow, JournalLineRow } from '../../projections/journal-lines';
import { basisLines } from '../basis-lines';

/** A query over the lines in scope on one basis, alias `r`, with the columns that both tables have. */
export const linesIn = (dataSource: DataSource, basis: Basis, scope: Scope): SelectQueryBuilder<ObjectLiteral> => {
  if (basis === 'accrual') return rowsOf<ObjectLiteral>(dataSource, JournalLineRow, scope);
  const rows = rowsOf<ObjectLiteral>(dataSource, CashLineRow, scope);
  const from = rows.expressionMap.mainAlias;
  if (from) from.subQuery = basisLines(basis);
  return rows;
};
