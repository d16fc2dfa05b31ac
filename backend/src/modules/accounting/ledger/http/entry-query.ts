import { mistake } from '../../../../platform/fields/check';
import { Choice, Day, field, Id, Line, Uuid } from '../../../../platform/fields/decorators';
import { flagInAddress, id } from '../../../../platform/fields/numbers';
import type { Rule } from '../../../../platform/fields/rule';
import { uuid } from '../../../../platform/fields/texts';
import { SearchQuery } from '../../../../platform/lists/list-query';
import type { IsoDate } from '../../../../platform/money/dates';
import { BASES, type Basis } from '../domain/bases';
import { CASH_FLOW_SIDES, type CashFlowSide } from '../domain/cash-flow';
import { ACCOUNT_TYPES } from '../domain/chart';
import { NONE, type OrNone } from '../queries/journal/entry-filter';
import { mustBeOneBook } from './ledger.requests';

/** Account types, and those together that a total of a statement adds up. */
const GROUPS = [
  ...ACCOUNT_TYPES,
  'revenue,expenses',
  'equity,revenue,expenses',
  'liabilities,equity,revenue,expenses',
] as const;

/** An id, or `none` for the lines that name no such record. */
const orNone =
  <T>(ruleOf: (label: string) => Rule<T>) =>
  (label: string): Rule<OrNone<T>> => {
    const inner = ruleOf(label);
    const isNone = (value: unknown): value is typeof NONE => value === NONE;
    return {
      ...inner,
      read: (given) => (isNone(given) ? NONE : inner.read(given)),
      fault: (value) => (isNone(value) ? null : inner.fault(value)),
      show: (value) => (isNone(value) ? value : inner.show(value)),
      given: { anyOf: [inner.given, { type: 'string', enum: [NONE] }] },
    };
  };
const named = (what: string) =>
  ({ absent: true, description: `Lines of one ${what}; none: that name no ${what}` }) as const;

/** What the general ledger is narrowed to; what is left out narrows nothing. */
export class EntryQuery extends SearchQuery {
  @Choice('group', GROUPS, { absent: true }) group?: (typeof GROUPS)[number];
  @Line('account', { max: 20, absent: true }) account?: string;
  @Day('from', { absent: true }) from?: IsoDate;
  @Day('to', { absent: true }) to?: IsoDate;
  @Uuid('client', { absent: true }) clientId?: string;
  @field<boolean>('own', flagInAddress, { absent: true, description: 'Only the books of the firm itself' })
  own?: boolean;
  @Choice('basis', BASES, { absent: true, description: 'Accrual when it is left out' }) basis?: Basis;
  @field<boolean>('moved', flagInAddress, {
    absent: true,
    description: 'Only entries that move money: those with a line on a cash account',
  })
  moved?: boolean;
  @Choice('cashFlow', CASH_FLOW_SIDES, {
    absent: true,
    description: 'Of entries that move money, the lines of one part of the cash flow, or those on the cash accounts',
  })
  cashFlow?: CashFlowSide;
  @field<OrNone<number>>('load', orNone(id), named('load')) loadId?: OrNone<number>;
  @field<OrNone<string>>('vehicle', orNone(uuid), named('vehicle')) vehicleId?: OrNone<string>;
  @field<OrNone<number>>('driver', orNone(id), named('driver')) driverId?: OrNone<number>;
  @field<OrNone<number>>('broker', orNone(id), named('broker')) brokerId?: OrNone<number>;
  @Id('invoice', { absent: true }) invoiceId?: number;
  @Id('payment', { absent: true }) paymentId?: number;

  static rules({ from, to, clientId, own }: EntryQuery): void {
    mustBeOneBook({ clientId, own });
    if (from && to && to < from) throw mistake('to', 'To cannot be before From');
  }
}
