import { mistake, RuleViolation } from '../../../../platform/core/errors';
import type { IsoDate } from '../../../../platform/money/dates';
import { dollars } from '../../../../platform/money/money';
import { ofEach, sharesOf } from './allocate';
import { mustBeOurs } from './factoring/factoring';
import { dimensionsOf } from './invoice-shapes.events';
import type { Clears, MoneyCommandOf } from './money.commands';
import type { Credit, LineAmount, MoneyEvent, WriteOff } from './money.events';
import { balanceOf, evolveMoney, mustBeBookedLater, restsOf, type Receivable } from './receivable';

type Asked = Omit<Clears, 'bookedOn'> & { readonly id: number };

const sumOf = (shares: readonly number[]): number => shares.reduce((sum, share) => sum + share, 0);

/** @throws RuleViolation when nothing is meant, or more than is open */
const mustBeOpen = ({ amount, lines }: Asked, invoice: Receivable): void => {
  if (lines?.length) return;
  if (amount === undefined) throw mistake('amount', 'Amount is required');
  if (amount <= 0) throw mistake('amount', 'Amount must be more than 0');
  const open = balanceOf(invoice);
  if (amount <= open) return;
  throw new RuleViolation(
    'MORE_THAN_OPEN',
    `${dollars(amount)} is more than the ${dollars(open)} that is open`,
    'conflict',
    [{ field: 'amount', message: `At most ${dollars(open)} is open` }],
  );
};

/** What a credit or write-off clears of each line; what is in dispute comes first. */
const clearing = (asked: Asked, invoice: Receivable) => {
  mustBeOpen(asked, invoice);
  const { terms, disputed } = invoice;
  const shares = sharesOf(asked, restsOf(invoice), ofEach(disputed, terms.lines.length));
  return {
    id: asked.id,
    number: terms.number,
    clientId: terms.clientId,
    amount: sumOf(shares),
    allocated: terms.lines.map(({ kind }, at) => ({ kind, amount: shares[at] ?? 0 })),
    dimensions: dimensionsOf(terms),
    reason: asked.reason,
  };
};

/** Gives up a part of what was charged: the income is less by it. */
export const credit = ({ bookedOn, ...asked }: Clears & { id: number }, invoice: Receivable): readonly MoneyEvent[] => {
  mustBeOurs(invoice, 'credited');
  mustBeBookedLater(bookedOn, asked.on);
  const credited: Clearing = {
    type: 'InvoiceCredited',
    data: { ...clearing(asked, invoice), creditedOn: asked.on, bookedOn },
  };
  return cutDisputes(asked.id, 'credited', credited, invoice, asked.on);
};

/** Gives up what will never be paid: bad debt. */
export const writeOff = (
  { bookedOn, ...asked }: Clears & { id: number },
  invoice: Receivable,
): readonly MoneyEvent[] => {
  mustBeOurs(invoice, 'written off');
  mustBeBookedLater(bookedOn, asked.on);
  const writtenOff: Clearing = {
    type: 'InvoiceWrittenOff',
    data: { ...clearing(asked, invoice), writtenOffOn: asked.on, bookedOn },
  };
  return cutDisputes(asked.id, 'written_off', writtenOff, invoice, asked.on);
};

/** All of these credits or write-offs as one that is taken back. */
const together = (clearings: readonly (Credit | WriteOff)[], { terms }: Receivable) => ({
  number: terms.number,
  clientId: terms.clientId,
  amount: sumOf(clearings.map(({ amount }) => amount)),
  allocated: terms.lines.map(({ kind }, at) => ({
    kind,
    amount: sumOf(clearings.map(({ allocated }) => allocated[at]?.amount ?? 0)),
  })),
  dimensions: dimensionsOf(terms),
});

/** Takes back all that is written off of an invoice; it is open again. */
export const reverseWriteOff = (
  { id, reason, on }: MoneyCommandOf<'ReverseWriteOff'>,
  invoice: Receivable,
): readonly MoneyEvent[] => {
  const { writeOffs } = invoice;
  if (writeOffs.length === 0) throw new RuleViolation('NOT_WRITTEN_OFF', 'Nothing is written off of this invoice');
  return [{ type: 'InvoiceWriteOffReversed', data: { ...together(writeOffs, invoice), id, reason, reversedOn: on } }];
};

/** Takes back all that is credited of an invoice; it is open again. */
export const reverseCredits = (
  { id, reason, on }: MoneyCommandOf<'ReverseCredits'>,
  invoice: Receivable,
): readonly MoneyEvent[] => {
  mustBeOurs(invoice, 'changed');
  const { credits } = invoice;
  if (credits.length === 0) throw new RuleViolation('NOT_CREDITED', 'Nothing is credited of this invoice');
  return [{ type: 'InvoiceCreditReversed', data: { ...together(credits, invoice), id, reason, reversedOn: on } }];
};

const said = (shares: readonly number[]): LineAmount[] =>
  shares.flatMap((amount, at) => (amount > 0 ? [{ line: at + 1, amount }] : []));

/** Notes what the carrier disputes; what was said before of lines that are not named stands. */
export const dispute = (asked: Asked, invoice: Receivable): readonly MoneyEvent[] => {
  mustBeOpen(asked, invoice);
  const { id, lines, reason, on } = asked;
  const rests = restsOf(invoice);
  const shares = sharesOf(asked, rests, rests);
  const before = lines?.length ? invoice.disputed.filter(({ line }) => (shares[line - 1] ?? 0) === 0) : [];
  const all = [...before, ...said(shares)].toSorted((one, other) => one.line - other.line);
  return [{ type: 'InvoiceDisputed', data: { id, lines: all, reason, on } }];
};

/** Ends a dispute: the carrier owes it after all, or it is credited or written off. */
export const settle = (
  { id, how, reason, on, bookedOn }: MoneyCommandOf<'SettleDispute'>,
  invoice: Receivable,
): readonly MoneyEvent[] => {
  const { disputed: lines } = invoice;
  if (lines.length === 0) throw new RuleViolation('NOT_DISPUTED', 'Nothing of this invoice is in dispute');
  const settled: MoneyEvent = { type: 'InvoiceDisputeSettled', data: { id, how, left: [], reason, on } };
  const after = evolveMoney(invoice, settled);
  const asked = { id, lines, reason, on, bookedOn };
  if (how === 'credited') return [settled, ...credit(asked, after)];
  return how === 'written_off' ? [settled, ...writeOff(asked, after)] : [settled];
};

/** An event that clears a part of an invoice. */
type Clearing = Extract<
  MoneyEvent,
  { type: 'InvoicePaymentReceived' | 'InvoiceCredited' | 'InvoiceWrittenOff' | 'FactorCollected' }
>;

/**
 * An event that clears a part of an invoice, and what it leaves of a dispute where it cleared some of that, too. What
 * is credited or written off of a line is what was disputed of it; a payment reaches that last.
 */
export const cutDisputes = (
  id: number,
  how: keyof typeof WHAT_SETTLES,
  cleared: Clearing,
  invoice: Receivable,
  on: IsoDate,
): readonly MoneyEvent[] => {
  const { disputed } = invoice;
  if (disputed.length === 0) return [cleared];
  const rests = restsOf(evolveMoney(invoice, cleared));
  const shareOf = (line: number): number => (how === 'paid' ? 0 : (cleared.data.allocated?.[line - 1]?.amount ?? 0));
  const left = disputed.flatMap(({ line, amount }) => {
    const still = Math.min(amount - shareOf(line), rests[line - 1] ?? 0);
    return still > 0 ? [{ line, amount: still }] : [];
  });
  if (sumOf(left.map(({ amount }) => amount)) === sumOf(disputed.map(({ amount }) => amount))) return [cleared];
  return [cleared, { type: 'InvoiceDisputeSettled', data: { id, how, left, reason: WHAT_SETTLES[how], on } }];
};

const WHAT_SETTLES = { credited: 'Credited', written_off: 'Written off', paid: 'Paid' } as const;
