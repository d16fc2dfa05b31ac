import type { Basis } from '../domain/bases';

const COLUMNS = `entry_id, line, entry_date, account_number, description, reference, debit, credit, source_kind,
  source_id, client_id, caused_by, load_id, vehicle_id, driver_id, party_kind, party_id, document_id, reverses, moved,
  created_at`;

/**
 * The lines of the books on one basis, as a table or a subquery in SQL. A read of the past needs `journal_lines` and
 * `cash_lines`.
 * @example `SELECT sum(debit) FROM ${basisLines('cash')} l WHERE l.entry_date <= $1`
 */
export const basisLines = (basis: Basis): string =>
  basis === 'accrual'
    ? 'journal_lines'
    : `(SELECT ${COLUMNS} FROM journal_lines WHERE NOT accrual_only UNION ALL SELECT ${COLUMNS} FROM cash_lines)`;
