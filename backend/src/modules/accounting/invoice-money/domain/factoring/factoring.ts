import { mistake, RuleViolation } from '../../../../../platform/core/errors';
import { usDate, type IsoDate } from '../../../../../platform/money/dates';
import { cents, dollars } from '../../../../../platform/money/money';
import { allocate, type Allocated } from '../allocate';
import { advanceOf, feeAtEnd, feeAtStart } from './factor-contract';
import type { FactoringCommand } from './factoring.commands';
import { dimensionsOf } from '../invoice-shapes.events';
import type { MoneyEvent } from '../money.events';
import { balanceOf, mustBeBookedLater, restsOf, type Factoring, type Receivable } from '../receivable';

type Of<Type extends FactoringCommand['type']> = Extract<FactoringCommand, { type: Type }>;

/** Whether a factor has the invoice now: nobody else is paid for it, and it stays as it is. */
export const isWithFactor = (factoring: Factoring | null): factoring is Factoring =>
  factoring !== null &&
  factoring.status !== 'charged_back' &&
  !(factoring.recourse && factoring.status === 'collected');

/** Refuses what only the carrier's own invoices can do: `mustBeOurs(invoice, 'paid by the carrier')`. */
export const mustBeOurs = ({ factoring }: Pick<Receivable, 'factoring'>, done: string): void => {
  if (isWithFactor(factoring))
    throw new RuleViolation(
      'INVOICE_FACTORED',
      `This invoice is factored with ${factoring.factorName}: it cannot be ${done}`,
    );
};

const advancedBy = ({ factoring }: Receivable, done: string): Factoring => {
  if (!factoring) throw new RuleViolation('INVOICE_NOT_FACTORED', `An invoice that is not factored cannot be ${done}`);
  if (factoring.status === 'advanced') return factoring;
  const ENDED = { collected: 'collected', released: 'its reserve released', charged_back: 'charged back' } as const;
  throw new RuleViolation(
    'FACTORING_ENDED',
    factoring.status === 'released'
      ? `The reserve of this invoice was released by ${factoring.factorName} already`
      : `This invoice was ${ENDED[factoring.status]} by ${factoring.factorName} already`,
  );
};

const byLine = ({ terms }: Receivable, amounts: readonly number[]): Allocated[] =>
  terms.lines.map(({ kind }, at) => ({ kind, amount: amounts[at] ?? 0 }));

const mustFollow = (on: IsoDate, field: string, earlier: IsoDate, said: string): void => {
  if (on < earlier) throw mistake(field, `It cannot be before ${said} ${usDate(earlier)}`);
};

const factor = ({ id, factor: chosen, on, bookedOn, ...said }: Of<'FactorInvoice'>, invoice: Receivable) => {
  mustBeOurs(invoice, 'factored again');
  const { number, clientId, issueDate } = invoice.terms;
  const open = balanceOf(invoice);
  if (open === 0)
    throw new RuleViolation('INVOICE_PAID', 'Nothing is open of this invoice: there is nothing to factor');
  mustFollow(on, 'factoredOn', issueDate, 'the issue date');
  mustBeBookedLater(bookedOn, on);
  const advance = said.advance ?? advanceOf(open, chosen);
  const fee = said.fee ?? feeAtStart(open, chosen);
  if (advance <= 0) throw mistake('advance', 'Advance must be more than 0');
  if (advance + fee > open)
    throw mistake('advance', `Advance and fee are more than the ${dollars(open)} that are open of the invoice`);
  const rests = restsOf(invoice);
  return {
    type: 'InvoiceFactored',
    data: {
      ...chosen,
      id,
      number,
      clientId,
      dimensions: dimensionsOf(invoice.terms),
      amount: open,
      advance,
      fee,
      reserve: open - advance - fee,
      open: byLine(invoice, rests),
      allocated: byLine(invoice, allocate(rests, advance + fee)),
      factoredOn: on,
      bookedOn,
    },
  } satisfies MoneyEvent;
};

const collect = ({ id, paymentId, on, bookedOn, ...said }: Of<'CollectFromFactor'>, invoice: Receivable) => {
  const factoring = advancedBy(invoice, 'collected by a factor');
  const { factorId, factorName, factoredOn, number, clientId } = factoring;
  if (!factoring.recourse)
    throw new RuleViolation('FACTORED_WITHOUT_RECOURSE', `${factorName} bought this invoice: release its reserve`);
  mustFollow(on, 'collectedOn', factoredOn, 'the day it was factored,');
  mustBeBookedLater(bookedOn, on);
  const open = balanceOf(invoice);
  const amount = said.amount ?? open;
  if (amount <= 0) throw mistake('amount', 'Amount must be more than 0');
  if (amount > open) throw mistake('amount', `Only ${dollars(open)} are open of this invoice`);
  const owed = factoring.advance + factoring.fee;
  const factorFee = said.fee ?? feeAtEnd(cents(factoring.amount), factoring, factoredOn, on);
  if (owed + factorFee > amount)
    throw mistake(
      'amount',
      `${factorName} keeps its advance of ${dollars(owed)} and a fee of ${dollars(factorFee)}: with less it charges the invoice back`,
    );
  return {
    type: 'FactorCollected',
    data: {
      id,
      paymentId,
      number,
      clientId,
      amount,
      paymentDate: on,
      bookedOn,
      method: 'factoring',
      factorId,
      factorName,
      factorFee,
      netAmount: amount - factorFee,
      owed,
      notes: null,
      allocated: byLine(invoice, allocate(restsOf(invoice), amount)),
      dimensions: dimensionsOf(invoice.terms),
    },
  } satisfies MoneyEvent;
};

const release = ({ id, on, bookedOn, ...said }: Of<'ReleaseReserve'>, invoice: Receivable) => {
  const factoring = advancedBy(invoice, 'released');
  const { factorId, factorName, factoredOn, number, clientId, reserve } = factoring;
  if (factoring.recourse)
    throw new RuleViolation('FACTORED_WITH_RECOURSE', `${factorName} lent on this invoice: record what it collected`);
  mustFollow(on, 'releasedOn', factoredOn, 'the day it was factored,');
  mustBeBookedLater(bookedOn, on);
  const fee = said.fee ?? feeAtEnd(cents(factoring.amount), factoring, factoredOn, on);
  const [interest, returns] = [said.interest ?? 0, said.returns ?? 0];
  const kept = fee + interest + returns;
  if (kept > reserve)
    throw mistake(
      'release',
      `Fee, interest and what was not paid are ${dollars(kept)}: more than the reserve of ${dollars(reserve)}`,
    );
  const paid = said.release ?? reserve - kept;
  if (paid + kept !== reserve)
    throw mistake(
      'release',
      `Release, fee, interest and what was not paid add up to ${dollars(paid + kept)}, and the reserve is ${dollars(reserve)}`,
    );
  const held = factoring.open.map((open, at) => open.amount - (factoring.allocated[at]?.amount ?? 0));
  const returned = allocate(held, returns);
  return {
    type: 'FactorReserveReleased',
    data: {
      id,
      number,
      clientId,
      factorId,
      factorName,
      dimensions: dimensionsOf(invoice.terms),
      reserve,
      release: paid,
      fee,
      interest,
      returns,
      allocated: byLine(
        invoice,
        held.map((amount, at) => amount - (returned[at] ?? 0)),
      ),
      returned: byLine(invoice, returned),
      releasedOn: on,
      bookedOn,
    },
  } satisfies MoneyEvent;
};

const chargeBack = ({ id, on, bookedOn, reason }: Of<'ChargeBackInvoice'>, invoice: Receivable) => {
  const { status: _status, released: _released, ...factoring } = advancedBy(invoice, 'charged back');
  if (!factoring.recourse && !factoring.chargesBack)
    throw new RuleViolation(
      'FACTORED_WITHOUT_RECOURSE',
      `The contract with ${factoring.factorName} does not let it charge an invoice back`,
    );
  mustFollow(on, 'on', factoring.factoredOn, 'the day it was factored,');
  mustBeBookedLater(bookedOn, on);
  const dimensions = dimensionsOf(invoice.terms);
  return {
    type: 'FactoredInvoiceChargedBack',
    data: { ...factoring, id, dimensions, on, bookedOn, reason },
  } satisfies MoneyEvent;
};

/** Decides what happens to an open invoice with a factor; the reserve and the loan end once. */
export const decideFactoring = (command: FactoringCommand, invoice: Receivable): MoneyEvent => {
  switch (command.type) {
    case 'FactorInvoice':
      return factor(command, invoice);
    case 'CollectFromFactor':
      return collect(command, invoice);
    case 'ReleaseReserve':
      return release(command, invoice);
    case 'ChargeBackInvoice':
      return chargeBack(command, invoice);
  }
};
