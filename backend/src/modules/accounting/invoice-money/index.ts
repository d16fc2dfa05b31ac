export { bookedOf } from './domain/booked';
export { FEE_TIMES, type FeeTime } from './domain/factoring/factor-contract';
export { mustBeOurs } from './domain/factoring/factoring';
export type { ChosenFactor, FactoringCommand } from './domain/factoring/factoring.commands';
export type { Factored } from './domain/factoring/factoring.events';
export * as shapes from './domain/invoice-shapes.events';
export {
  dimensionsOf,
  PAYMENT_METHODS,
  SHORT_WAYS,
  termsIn,
  type InvoiceDimensions,
  type InvoiceLine,
  type Payment,
  type ShortWay,
  type Terms,
} from './domain/invoice-shapes.events';
export type { Clears, MoneyCommand, NewPayment, WantedSettling } from './domain/money.commands';
export { decideMoney, DONE } from './domain/money.decider';
export { moneyEvents, type Credit, type LineAmount } from './domain/money.events';
export { moneyPostings } from './domain/money.postings';
export { badDebt, brokerOf, datedRule, entry, feeKept, income, SOURCE } from './domain/posting-lines';
export { payTheRest } from './domain/payments';
export {
  balanceOf,
  clearingsOf,
  evolveMoney,
  FACTORING_STATUSES,
  mustBeUncleared,
  restsOf,
  UNCLEARED,
  type FactoringStatus,
  type Receivable,
} from './domain/receivable';
export { standingOf, STANDINGS, statusOn, STATUSES, type InvoiceStatus, type Standing } from './domain/status';
export { dueOf, factoringOf, FactoringView } from './projections/factoring-row';
export { invoiceLine, linePart, type InvoiceLineFields, type LinePart } from './projections/invoice-lines';
export { moneyFolds, stood, unclearedRow, UNDISPUTED } from './projections/money-rows';
