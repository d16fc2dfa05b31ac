import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { ListQuery } from '../../../../../platform/lists/list-query';
import type { IsoDate } from '../../../../../platform/money/dates';
import type { Basis } from '../../domain/bases';
import type { CashFlowSide } from '../../domain/cash-flow';

/** In place of an id: lines that name no such record. */
export const NONE = 'none';
export type OrNone<T> = T | typeof NONE;

export interface EntryFilter extends Pick<ListQuery, 'q' | 'limit' | 'page' | 'cursor' | 'total'> {
  /** One type of accounts or several: 'revenue', 'revenue,expenses'. */
  readonly group?: string | undefined;
  readonly account?: string | undefined;
  readonly from?: IsoDate | undefined;
  readonly to?: IsoDate | undefined;
  readonly clientId?: string | undefined;
  /** Only the books of the firm itself. */
  readonly own?: boolean | undefined;
  /** Accrual when it is left out. */
  readonly basis?: Basis | undefined;
  /** Only entries that move money. */
  readonly moved?: boolean | undefined;
  /** Of entries that move money, the lines of one part of the cash flow, or those on the cash accounts. */
  readonly cashFlow?: CashFlowSide | undefined;
  readonly loadId?: OrNone<number> | undefined;
  readonly vehicleId?: OrNone<string> | undefined;
  readonly driverId?: OrNone<number> | undefined;
  readonly brokerId?: OrNone<number> | undefined;
  /** Only the entries of one invoice: its issue, its corrections, its payments. */
  readonly invoiceId?: number | undefined;
  /** Only the entries of one payment: its receipt and its reversal. */
  readonly paymentId?: number | undefined;
}

const COLUMNS = { loadId: 'load_id', vehicleId: 'vehicle_id', driverId: 'driver_id' } as const;

/** Narrows lines, alias `r`, to what they name and to their days. */
export const narrowToNamed = (rows: SelectQueryBuilder<ObjectLiteral>, filter: EntryFilter): void => {
  const { from, to, clientId, own, moved, brokerId } = filter;
  if (own) rows.andWhere('r.client_id IS NULL');
  if (clientId) rows.andWhere('r.client_id = :clientId', { clientId });
  for (const name of ['loadId', 'vehicleId', 'driverId'] as const) {
    const value = filter[name];
    if (value === NONE) rows.andWhere(`r.${COLUMNS[name]} IS NULL`);
    else if (value) rows.andWhere(`r.${COLUMNS[name]} = :${name}`, { [name]: value });
  }
  if (brokerId === NONE) rows.andWhere("r.party_kind IS DISTINCT FROM 'broker'");
  else if (brokerId)
    rows.andWhere("r.party_kind = 'broker' AND r.party_id = :brokerId", { brokerId: String(brokerId) });
  if (from) rows.andWhere('r.entry_date >= :from', { from });
  if (to) rows.andWhere('r.entry_date <= :to', { to });
  if (moved) rows.andWhere('r.moved');
};

/** Whether lines of an account that are narrowed like this are all of it, so that each can tell its balance. */
export const isWholeAccount = (filter: EntryFilter): boolean =>
  (
    [
      'group',
      'moved',
      'cashFlow',
      'invoiceId',
      'paymentId',
      'q',
      'loadId',
      'vehicleId',
      'driverId',
      'brokerId',
    ] as const
  )
    .map((name) => filter[name])
    .every((value) => !value);
