import { Injectable } from '@nestjs/common';
import type { Scope } from '../../../../platform/access/viewer';
import {
  readPictures,
  readRuns,
  type AtPage,
  type Pictures,
  type Readable,
  type ReadPaper,
} from '../../../../platform/infrastructure/file-text/read-text';
import { Places } from '../../../../platform/places/places';
import { addDays } from '../../../../platform/money/dates';
import { checkInvoice, compare, comparedOf, type Compared, type Finding, type PaymentTerms } from '../domain/compare';
import type { FieldRead, LoadRead, Reading, Source } from '../domain/fields';
import { authorityNumbers, matched, type Match } from '../domain/matching';
import { readingOf } from '../domain/reading';
import { remittedOf, type BilledInvoice, type Remitted } from '../domain/remitted';
import { CHARGE_OF, KnownParties, type KnownBroker, type KnownLoad } from './known-parties';

/** Whom a paper names, of those that are kept. */
export interface Party extends Match {
  readonly name: 'broker' | 'carrier';
  readonly said: string;
}
/** One of the loads of a paper, and the load that is kept under its number. */
export interface LoadFound extends LoadRead {
  readonly load: KnownLoad | null;
}
/** A paper that was read, and what is known of what it says. */
export interface PaperRead extends Omit<Reading, 'loads'> {
  readonly loads: readonly LoadFound[];
  readonly source: Source;
  readonly pages: number;
  readonly of: number;
  readonly parties: readonly Party[];
  /** The load that is kept under its number. */
  readonly load: KnownLoad | null;
  readonly findings: readonly Finding[];
  /** What a remittance paid of invoices that are kept, line by line. */
  readonly remitted: readonly Remitted[];
}

const MAKING = { file: require.resolve('../domain/reading'), name: readingOf.name, given: [] };
const loadAsPaper = ({ loadNumber, total, lines }: KnownLoad): Compared => ({
  title: 'load',
  broker: null,
  loadNumber,
  total,
  charges: lines.map(({ kind, amount }) => ({ kind: CHARGE_OF[kind] ?? 'other', amount })),
  date: null,
  dueDate: null,
  source: `load ${loadNumber}`,
});
const named = (fields: readonly FieldRead[], name: string): FieldRead | undefined =>
  fields.find((field) => field.name === name && field.value !== null);

/** Reads a paper, and finds what it names among what is kept. */
@Injectable()
export class ReadPapers {
  constructor(
    private readonly known: KnownParties,
    private readonly places: Places,
  ) {}

  /**
   * The pages of a paper of pictures are only counted.
   * @throws UnreadableText with the reason
   */
  async read(place: string, kind: Readable, scope: Scope): Promise<PaperRead | Pictures> {
    const read = await readRuns<Reading>(place, kind, MAKING);
    return 'pictures' in read ? read : this.understood(read, scope);
  }
  /** A picture, or a PDF of many, page by page. @throws UnreadableText with the reason */
  async readPictures(place: string, kind: Readable, scope: Scope, at: (page: AtPage) => void): Promise<PaperRead> {
    return this.understood(await readPictures<Reading>(place, kind, MAKING, at), scope);
  }

  private async understood({ made, source, pages, of }: ReadPaper<Reading>, scope: Scope): Promise<PaperRead> {
    const said = await Promise.all(
      made.fields.map(async (field) => this.unlessClient(await this.placed(field), scope)),
    );
    const isRemittance = made.kind === 'remittance';
    const loads = isRemittance
      ? made.loads.map((line) => ({ ...line, load: null }))
      : await Promise.all(made.loads.map((load) => this.found(load, scope)));
    const billed = await this.billedOf(isRemittance ? made.loads : [{ fields: said }], scope);
    const remitted = isRemittance ? made.loads.map((line) => remittedOf(line, billed)) : [];
    const { parties, agreed } = await this.partiesOf(said, scope);
    const terms = { own: ownTerms(said), agreed };
    const fields = made.kind === 'freight_invoice' ? [...said, ...dueBy(said, terms)] : said;
    const load = await this.kept(fields, scope);
    return {
      ...made,
      fields,
      loads,
      source,
      pages,
      of,
      parties,
      load,
      findings: [...findingsOf({ ...made, fields: said }, load, { ...terms, billed }), ...remitted.flatMap(findingOf)],
      remitted,
      warnings: [...made.warnings, ...partlyRead(made, { pages, of }), ...strangersIn(parties)],
    };
  }

  /** The invoices that lines of a paper name by their own number or that of their load. */
  private async billedOf(lines: readonly Pick<LoadRead, 'fields'>[], scope: Scope): Promise<BilledInvoice[]> {
    const said = (name: string): string[] => lines.flatMap(({ fields }) => named(fields, name)?.value ?? []);
    const [invoices, loads] = [said('invoiceNumber'), said('loadNumber')];
    return invoices.length + loads.length === 0 ? [] : this.known.invoices(scope, invoices, loads);
  }

  private async found(load: LoadRead, scope: Scope): Promise<LoadFound> {
    const fields = await Promise.all(load.fields.map((field) => this.placed(field)));
    return { ...load, fields, load: await this.kept(fields, scope) };
  }
  /** The load that is kept under the number that fields say. */
  private async kept(fields: readonly FieldRead[], scope: Scope): Promise<KnownLoad | null> {
    const number = named(fields, 'loadNumber')?.value;
    return number ? this.known.load(scope, number) : null;
  }

  /** A place as the towns of the country are called; one that none is called is only offered. */
  private async placed(field: FieldRead): Promise<FieldRead> {
    if ((field.name !== 'pickup' && field.name !== 'delivery') || field.value === null) return field;
    const meant = await this.places.meant(field.value);
    const [one] = meant;
    if (one && meant.length === 1 && !one.near) return { ...field, value: `${one.city}, ${one.state}` };
    const { page, line, said } = field;
    const choices = meant.map(({ city, state }) => ({ value: `${city}, ${state}`, currency: null, page, line, said }));
    return { ...field, confidence: Math.min(field.confidence, 0.5), choices };
  }

  /** Whom a letterhead names is no broker where it is a client: the paper is the client's own. */
  private async unlessClient(field: FieldRead, scope: Scope): Promise<FieldRead> {
    if (field.name !== 'broker' || field.value === null) return field;
    const { known } = matched(field.value, [], await this.known.clients(scope, field.value, []));
    return known ? { ...field, confidence: Math.min(field.confidence, 0.5) } : field;
  }

  /** Whom a paper names, and within how many days the broker pays where that is agreed. */
  private async partiesOf(
    fields: readonly FieldRead[],
    scope: Scope,
  ): Promise<{ parties: Party[]; agreed: PaymentTerms | null }> {
    const parties: Party[] = [];
    let agreed: PaymentTerms | null = null;
    const [broker, carrier] = [named(fields, 'broker'), named(fields, 'carrier')];
    if (broker?.value) {
      const { known, close } = matched(broker.value, [], await this.known.brokers(broker.value));
      agreed = known && termsOf(known);
      parties.push({ name: 'broker', said: broker.value, known, close });
    }
    if (carrier?.value) {
      const numbers = authorityNumbers(carrier.said.split(carrier.value)[1] ?? '');
      const clients = await this.known.clients(scope, carrier.value, numbers);
      parties.push({ name: 'carrier', said: carrier.value, ...matched(carrier.value, numbers, clients) });
    }
    return { parties, agreed };
  }
}

const termsOf = ({ name, paymentDays }: KnownBroker): PaymentTerms | null =>
  paymentDays === null ? null : { days: paymentDays, source: `broker ${name}: payment terms of ${paymentDays} days` };
/** Within how many days a paper itself says it is to be paid. */
const ownTerms = (fields: readonly FieldRead[]): PaymentTerms | null => {
  const days = named(fields, 'paymentDays');
  return days
    ? { days: Number(days.value), source: `invoice, page ${days.page}, line ${days.line}: ${days.said}` }
    : null;
};
interface Terms {
  readonly own: PaymentTerms | null;
  readonly agreed: PaymentTerms | null;
}
/** The due day of an invoice that says none: by its own terms, else by those that are agreed with its broker. */
const dueBy = (fields: readonly FieldRead[], { own, agreed }: Terms): FieldRead[] => {
  const [date, terms] = [named(fields, 'invoiceDate'), own ?? agreed];
  if (!date?.value || !terms || fields.some(({ name }) => name === 'dueDate')) return [];
  return [{ ...date, name: 'dueDate', value: addDays(date.value, terms.days), said: `${date.said}; ${terms.source}` }];
};

const findingsOf = (
  reading: Reading,
  load: KnownLoad | null,
  { own: terms, agreed, billed }: Terms & { readonly billed: readonly BilledInvoice[] },
): Finding[] => {
  if (reading.kind !== 'freight_invoice') return [];
  const invoice = comparedOf('invoice', reading);
  const own = named(reading.fields, 'invoiceNumber')?.value;
  // the invoice itself, when it is already on file, is no other one
  const others = billed.filter(({ invoiceNumber }) => invoiceNumber !== own);
  return [
    ...checkInvoice(invoice, { terms, agreed, billed: others }),
    ...(load ? compare(loadAsPaper(load), invoice) : []),
  ];
};
const findingOf = ({ sentence, agrees, sources }: Remitted): Finding[] =>
  agrees ? [] : [{ rule: 'total', sentence, sources }];
const partlyRead = ({ kind }: Reading, { pages, of }: Pick<ReadPaper<Reading>, 'pages' | 'of'>): string[] => [
  ...(pages < of ? [`Axlebook read ${pages} of its ${of} pages.`] : []),
  ...(kind === 'unknown' ? ['This is not one of the papers that Axlebook reads. Its text is below.'] : []),
];
const strangersIn = (parties: readonly Party[]): string[] =>
  parties.flatMap(({ name, said, known, close }) => {
    if (known) return [];
    if (name === 'carrier') return [`The carrier on this paper, “${said}”, is not one of your clients.`];
    return close.length > 0
      ? [`“${said}” is not a broker on your list. Choose the one it means.`]
      : [`“${said}” is not a broker on your list yet.`];
  });
