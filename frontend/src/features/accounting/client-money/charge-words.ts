import { clientChargeLabels } from '../../../generated/kinds';
import { isZeroMoney } from '../../../lib/format/money';
import type { Charge } from './charge-calls';

/** Whether something of it is paid, and something is still open. */
export const isPartlyPaid = ({ status, paid }: Pick<Charge, 'status' | 'paid'>): boolean =>
  status === 'open' && !isZeroMoney(paid);

export type ChargeStanding = Charge['status'] | 'partly_paid';
export const chargeStandingLabels: Readonly<Record<ChargeStanding, string>> = {
  ...clientChargeLabels.status,
  partly_paid: 'Partly paid',
};

/** How a charge stands, in the words of whoever reads it. */
export const chargeStanding = (charge: Pick<Charge, 'status' | 'paid'>): ChargeStanding =>
  isPartlyPaid(charge) ? 'partly_paid' : charge.status;
