import { assertNever, invariant } from '../../../../platform/core/errors';
import type { DepositEvent, DepositTerms } from './deposit.events';

/** The state of a deposit; `open` is what is left of it, in whole cents. */
export type DepositState =
  | { readonly status: 'none' }
  | { readonly status: 'taken'; readonly terms: DepositTerms; readonly open: number };
export type TakenDeposit = Extract<DepositState, { status: 'taken' }>;

export const noDeposit: DepositState = { status: 'none' };

const taken = (deposit: DepositState): TakenDeposit => {
  invariant(deposit.status === 'taken', 'a deposit is taken first');
  return deposit;
};

export const evolve = (deposit: DepositState, event: DepositEvent): DepositState => {
  switch (event.type) {
    case 'DepositTaken': {
      const { id: _, ...terms } = event.data;
      return { status: 'taken', terms, open: terms.amount };
    }
    case 'DepositApplied':
    case 'DepositRefunded':
      return { ...taken(deposit), open: taken(deposit).open - event.data.amount };
    case 'DepositRestored':
      return { ...taken(deposit), open: taken(deposit).open + event.data.amount };
    default:
      return assertNever(event);
  }
};
