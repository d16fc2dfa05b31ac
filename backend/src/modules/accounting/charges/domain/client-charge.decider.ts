import { assertNever, mistake, notFound, RuleViolation } from '../../../../platform/core/errors';
import type { Decider } from '../../../../platform/event-log/events/decider';
import type { IsoDate } from '../../../../platform/money/dates';
import { dollars } from '../../../../platform/money/money';
import { backOf, leftOf, paidOf, type ChargeTerms, type ClientChargeEvent } from './client-charge.events';

export const CHARGE_STATUSES = ['open', 'paid', 'cancelled'] as const;
export type ChargeStatus = (typeof CHARGE_STATUSES)[number];

/** A charge that was raised; `open` is what is still owed of it, in whole cents. */
interface RaisedCharge {
  readonly status: ChargeStatus;
  readonly terms: ChargeTerms;
  readonly open: number;
}
export type ChargeState = { readonly status: 'none' } | RaisedCharge;

/** What a payment pays of it or what its refund takes back, in whole cents. */
interface OfPayment {
  readonly id: string;
  readonly paymentId: string;
  readonly amount: number;
  readonly on: IsoDate;
}
export type ChargeCommand =
  | { readonly type: 'RaiseCharge'; readonly id: string; readonly terms: ChargeTerms }
  | ({ readonly type: 'PayCharge' } & OfPayment)
  | ({ readonly type: 'ReopenCharge' } & OfPayment)
  | { readonly type: 'CancelCharge'; readonly id: string; readonly reason: string; readonly on: IsoDate };

const raised = (charge: ChargeState): RaisedCharge => {
  if (charge.status === 'none') throw notFound('charge');
  return charge;
};
/** @throws RuleViolation when nothing is owed of it any more */
const owed = (charge: ChargeState, done: string): RaisedCharge => {
  const known = raised(charge);
  if (known.status === 'open') return known;
  throw new RuleViolation('CHARGE_STATUS', `A charge that is ${known.status} cannot be ${done}`);
};

const decide = (command: ChargeCommand, charge: ChargeState): readonly ClientChargeEvent[] => {
  switch (command.type) {
    case 'RaiseCharge': {
      const { id, terms } = command;
      if (charge.status !== 'none') throw new RuleViolation('ALREADY_EXISTS', 'This charge exists already');
      if (terms.bookedOn && terms.bookedOn < terms.chargedOn)
        throw mistake('bookedOn', 'It cannot be booked before the day it is charged on');
      return [{ type: 'ClientChargeRaised', data: { ...terms, id } }];
    }
    case 'PayCharge': {
      const { id, paymentId, amount: paid, on } = command;
      const { terms, open } = owed(charge, 'paid');
      if (paid > open)
        throw new RuleViolation('MORE_THAN_OPEN', `${dollars(open)} is open of the charge for ${terms.description}`);
      return [{ type: 'ClientChargePaid', data: { ...terms, id, paymentId, on, paid } }];
    }
    case 'ReopenCharge': {
      const { id, paymentId, amount: back, on } = command;
      return [{ type: 'ClientChargeReopened', data: { ...raised(charge).terms, id, paymentId, on, back } }];
    }
    case 'CancelCharge': {
      const { id, reason, on: cancelledOn } = command;
      const { terms, open: left } = owed(charge, 'cancelled');
      return [{ type: 'ClientChargeCancelled', data: { ...terms, id, reason, cancelledOn, left } }];
    }
    default:
      return assertNever(command);
  }
};

const openAfter = (open: number, event: ClientChargeEvent): number => {
  switch (event.type) {
    case 'ClientChargeRaised':
      return event.data.amount;
    case 'ClientChargePaid':
      return open - paidOf(event.data);
    case 'ClientChargeReopened':
      return open + backOf(event.data);
    case 'ClientChargeCancelled':
      return open - leftOf(event.data);
    default:
      return assertNever(event);
  }
};

/** A charge is open until payments of the portal paid all of it, or it is cancelled; refunds open it again. */
export const chargeDecider: Decider<ChargeState, ChargeCommand, ClientChargeEvent> = {
  initialState: { status: 'none' },
  decide,
  evolve: (charge, event) => {
    const terms = charge.status === 'none' ? termsOf(event) : charge.terms;
    const open = openAfter(charge.status === 'none' ? 0 : charge.open, event);
    const settled = event.type === 'ClientChargeCancelled' ? 'cancelled' : 'paid';
    return { status: open > 0 ? 'open' : settled, terms, open };
  },
};
const termsOf = ({ data }: ClientChargeEvent): ChargeTerms => {
  const { clientId, clientName, description, amount, chargedOn, notes, bookedOn } = data;
  return { clientId, clientName, description, amount, chargedOn, notes, ...(bookedOn ? { bookedOn } : {}) };
};
