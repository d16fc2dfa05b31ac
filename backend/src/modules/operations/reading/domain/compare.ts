import { addDays, type IsoDate } from '../../../../platform/money/dates';
import { add, cents, dollars, NOTHING, parseMoney, subtract, type Cents } from '../../../../platform/money/money';
import type { ChargeRead, FieldRead, Reading } from './fields';

/** A charge of a paper, or extra pay that is agreed by the times of a load: detention of $75.00. */
export interface Charge {
  readonly kind: ChargeRead['kind'];
  readonly amount: Cents;
}
/** What is compared of a paper, each with the line that says it. */
export interface Compared {
  /** 'invoice', 'rate confirmation', 'remittance': how a sentence calls it. */
  readonly title: string;
  readonly broker: string | null;
  readonly loadNumber: string | null;
  readonly total: Cents | null;
  readonly charges: readonly Charge[];
  readonly date: IsoDate | null;
  readonly dueDate: IsoDate | null;
  /** 'invoice, page 1, line 12: Total Due $900.00' */
  readonly source: string;
  /** The same of its load number, its due day and its lines, where it says them. */
  readonly says?: { readonly [Of in 'loadNumber' | 'dueDate']?: string } & { readonly charges?: readonly string[] };
}
export interface Finding {
  readonly rule: 'load_number' | 'total' | 'sum' | 'due_date' | 'duplicate';
  readonly sentence: string;
  /** Where both papers say it. */
  readonly sources: readonly string[];
}

const valueOf = (fields: readonly FieldRead[], name: string): FieldRead | undefined =>
  fields.find((field) => field.name === name && field.value !== null);

/** What a paper that was read says of what is compared. */
export const comparedOf = (title: string, { fields, charges }: Pick<Reading, 'fields' | 'charges'>): Compared => {
  const total = valueOf(fields, 'total');
  const textOf = (name: string): string | null => valueOf(fields, name)?.value ?? null;
  const placeOf = ({ page, line, said }: Pick<FieldRead, 'page' | 'line' | 'said'>): string =>
    `${title}, page ${page}, line ${line}: ${said}`;
  const [number, due] = [valueOf(fields, 'loadNumber'), valueOf(fields, 'dueDate')];
  return {
    title,
    broker: textOf('broker'),
    loadNumber: textOf('loadNumber'),
    total: total?.value ? parseMoney(total.value) : null,
    charges: charges.map(({ kind, value }) => ({ kind, amount: parseMoney(value) ?? NOTHING })),
    date: textOf('invoiceDate'),
    dueDate: textOf('dueDate'),
    source: total ? placeOf(total) : `${title}: no total`,
    says: {
      ...(number ? { loadNumber: placeOf(number) } : {}),
      ...(due ? { dueDate: placeOf(due) } : {}),
      charges: charges.map(placeOf),
    },
  };
};

const NAMES: Readonly<Record<Charge['kind'], string>> = {
  line_haul: 'line haul',
  fuel_surcharge: 'fuel surcharge',
  detention: 'detention',
  layover: 'layover',
  lumper: 'lumper',
  tonu: 'TONU',
  other: 'another charge',
};
const sum = (charges: readonly Charge[]): Cents => add(...charges.map(({ amount }) => amount));
/** The charges of one list that another one lacks. */
const lacking = (charges: readonly Charge[], among: readonly Charge[]): Charge[] => {
  const left = [...among];
  return charges.filter((charge) => {
    const at = left.findIndex(({ kind, amount }) => kind === charge.kind && amount === charge.amount);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
};
const named = (charges: readonly Charge[]): string =>
  [...new Set(charges.map(({ kind }) => NAMES[kind]))].join(' and ');

/** What of the extra pay comes to an amount: one charge, or all of them; nothing where two do. */
const fitting = (charges: readonly Charge[], amount: Cents): readonly Charge[] => {
  const extra = charges.filter(({ kind }) => kind !== 'line_haul');
  const alone = extra.filter((charge) => charge.amount === amount);
  return alone.length > 0 ? (alone.length === 1 ? alone : []) : extra;
};

/** 'short by $100.00: detention missing', 'over by $75.00: detention not agreed', or null where both agree. */
export const difference = (expected: Compared, got: Compared, agreed: readonly Charge[] = []): string | null => {
  if (expected.total === null || got.total === null) return null;
  const extra = agreed.filter((charge) => lacking([charge], expected.charges).length > 0);
  const short = subtract(add(expected.total, ...extra.map(({ amount }) => amount)), got.total);
  if (short === 0) return null;
  const owed = [...expected.charges, ...extra];
  const missing = got.charges.length === 0 ? fitting(owed, short) : lacking(owed, got.charges);
  const more = lacking(got.charges, owed);
  if (short > 0)
    return `short by ${dollars(short)}${missing.length > 0 && sum(missing) === short ? `: ${named(missing)} missing` : ''}`;
  const over = cents(0 - short);
  const unknown = more.filter(({ kind }) => kind !== 'line_haul' && kind !== 'fuel_surcharge');
  return `over by ${dollars(over)}${unknown.length > 0 && sum(unknown) === over ? `: ${named(unknown)} not agreed` : ''}`;
};

/** Letters and digits alone, in capitals: 'a-5567' and 'A5567' are one number. */
const bare = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/**
 * What does not agree between what was promised and what was billed or paid.
 * @param agreed extra pay that the times of the load give, such as detention
 */
export const compare = (expected: Compared, got: Compared, agreed: readonly Charge[] = []): Finding[] => {
  const findings: Finding[] = [];
  const sources = [expected.source, got.source];
  if (expected.loadNumber && got.loadNumber && bare(expected.loadNumber) !== bare(got.loadNumber))
    findings.push({
      rule: 'load_number',
      sentence: `The ${got.title} is about load ${got.loadNumber}, the ${expected.title} about ${expected.loadNumber}`,
      sources: [expected.says?.loadNumber ?? expected.source, got.says?.loadNumber ?? got.source],
    });
  const apart = difference(expected, got, agreed);
  if (apart) findings.push({ rule: 'total', sentence: `The ${got.title} is ${apart}`, sources });
  return findings;
};

/** Within how many days an invoice is to be paid, and who says so: 'broker Lakeshore Freight LLC: 45 days'. */
export interface PaymentTerms {
  readonly days: number;
  readonly source: string;
}
/** What an invoice is looked at beside: its own terms, those that are agreed with its broker, and other invoices. */
export interface Beside {
  readonly terms?: PaymentTerms | null;
  readonly agreed?: PaymentTerms | null;
  readonly billed?: readonly Compared[];
}
/** What is wrong with an invoice by itself: its lines, its due day, and one that was billed before. */
export const checkInvoice = (invoice: Compared, { terms = null, agreed = null, billed = [] }: Beside): Finding[] => {
  const findings: Finding[] = [];
  const { total, charges, date, dueDate, source, says } = invoice;
  if (total !== null && charges.length > 0 && sum(charges) !== total)
    findings.push({
      rule: 'sum',
      sentence: `Its lines sum to ${dollars(sum(charges))}, its total is ${dollars(total)}`,
      sources: [source, ...(says?.charges ?? [])],
    });
  const days = terms ?? agreed;
  const due = date !== null && days !== null ? addDays(date, days.days) : null;
  if (due !== null && dueDate !== null && dueDate !== due)
    findings.push({
      rule: 'due_date',
      sentence: `It is due on ${dueDate}; ${days?.days ?? 0} days after ${date ?? ''} is ${due}`,
      sources: [says?.dueDate ?? source, ...(days ? [days.source] : [])],
    });
  if (terms && agreed && terms.days !== agreed.days)
    findings.push({
      rule: 'due_date',
      sentence: `It is due within ${terms.days} days; ${agreed.days} days are agreed with the broker`,
      sources: [terms.source, agreed.source],
    });
  const again = billed.find(
    (other) =>
      total !== null &&
      other.total === total &&
      invoice.loadNumber !== null &&
      other.loadNumber !== null &&
      bare(other.loadNumber) === bare(invoice.loadNumber) &&
      bare(other.broker ?? '') === bare(invoice.broker ?? ''),
  );
  if (again)
    findings.push({
      rule: 'duplicate',
      sentence: `Load ${invoice.loadNumber ?? ''} was billed with the same amount before`,
      sources: [source, again.source],
    });
  return findings;
};
