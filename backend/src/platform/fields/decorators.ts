import type { IsoDate } from '../money/dates';
import type { Cents } from '../money/money';
import * as days from './days';
import { declareField, type FieldOf, type RecordSide, type Reference } from './field';
import * as numbers from './numbers';
import { listOf, orLeftOut, orNone, rule, type ListLimits, type Rule } from './rule';
import { inWords } from './sentences';
import { STORED_ANY } from './stored';
import * as texts from './texts';

/** What every field can say: `@Line('Company name', { max: 100, searched: true }) name: string`. */
export interface Said extends RecordSide {
  /** It may be left out, be null or blank, and is then null. */
  readonly optional?: boolean;
  /** A request may leave it out; null is no value of it. `blank`: null and blank text leave it out, too. */
  readonly absent?: boolean | 'blank';
  /** What the published API says of it. */
  readonly description?: string;
}
type Kept<T, O> = O extends { readonly optional: true } ? T | null : T;
type With<O> = O & Said;

/** Declares a property by the rule that its label makes. */
export const field =
  <T, O extends Said = Said>(
    label: string | undefined,
    ruleOf: (label: string) => Rule<T>,
    { optional = false, absent = optional, description, ...side }: Said = {},
    refers?: Reference,
  ): FieldOf<Kept<T, O>> =>
  (target, name) => {
    const said = label ?? inWords(name);
    const inner = described(ruleOf(said), description);
    declareField(target, {
      ...sideOf(side),
      name,
      label: said,
      rule: optional ? orNone(inner) : absent === 'blank' ? orLeftOut(inner) : inner,
      absent: absent !== false || side.initial !== undefined || side.today === true,
      nullable: optional,
      inner,
      ...(refers ? { refers } : {}),
    });
  };

const described = (rule: Rule, description: string | undefined): Rule =>
  description === undefined
    ? rule
    : { ...rule, given: { ...rule.given, description }, shown: { ...rule.shown, description } };

const SIDE = [
  'initial',
  'today',
  'searched',
  'sorted',
  'filtered',
  'together',
  'ranged',
  'secret',
  'own',
  'hidden',
  'addedLater',
  'may',
  'shownTo',
];
const sideOf = (options: RecordSide): RecordSide =>
  Object.fromEntries(Object.entries(options).filter(([name, value]) => SIDE.includes(name) && value !== undefined));

/** One line of text; a column of `text`. */
export const Line = <const O extends With<texts.TextLimits>>(label?: string, options?: O) =>
  field<string, O>(
    label,
    (said) => texts.text(said, { ...(options?.secret && { form: texts.sealable(said) }), ...options }),
    options,
  );
/** An e-mail address; a column of `text`. */
export const Email = <const O extends With<{ message?: string }>>(label?: string, options?: O) =>
  field<string, O>(label, () => texts.email(options?.message), options);
/** A column of `uuid`. */
export const Uuid = <const O extends With<{ missing?: string }>>(label?: string, options?: O) =>
  field<string, O>(label, (said) => texts.uuid(said, options?.missing), options);
/** One of these words; a column of `text`. */
export const Choice = <const V extends readonly string[], const O extends With<{ missing?: string }>>(
  label: string | undefined,
  values: V,
  options?: O,
) => field<V[number], O>(label, (said) => texts.choice(said, values, options?.missing), options);
/** An amount in dollars, kept in whole cents: "1250.00" is 125000; a column of `bigint`. */
export const Money = <const O extends With<numbers.AmountLimits>>(label?: string, options?: O) =>
  field<Cents, O>(label, (said) => numbers.money(said, options), options);
/** Miles, gallons: exact decimals as text; a column of `numeric`. */
export const Decimal = <const O extends With<numbers.DecimalLimits>>(label?: string, options?: O) =>
  field<string, O>(label, (said) => numbers.decimal(said, options), options);
/** 0 to 100 as exact text, "2.5" for 2.5 %; a column of `numeric`. */
export const Percent = <const O extends With<{ places?: number }>>(label?: string, options?: O) =>
  field<string, O>(label, (said) => numbers.percent(said, options?.places), options);
/** A number from 1 on; a column of `bigint`. */
export const Id = <const O extends With<{ missing?: string; digits?: number }>>(label?: string, options?: O) =>
  field<number, O>(label, (said) => numbers.id(said, options?.missing, options?.digits), options);
/** A whole number within bounds; a column of `integer`. */
export const Whole = <const O extends With<numbers.Between>>(
  label: string | undefined,
  least: number,
  most: number,
  options?: O,
) => field<number, O>(label, (said) => numbers.whole(said, least, most, options), options);
/** The same in an address, where everything is text. */
export const WholeInAddress = <const O extends With<numbers.Between>>(
  label: string | undefined,
  least: number,
  most: number,
  options?: O,
) => field<number, O>(label, (said) => numbers.wholeInAddress(said, least, most, options), options);
/** Yes or no; a column of `boolean`. */
export const Flag = <const O extends Said>(label?: string, options?: O) =>
  field<boolean, O>(label, (said) => numbers.flag(said), options);
/** A day, 'YYYY-MM-DD'; a column of `date`. */
export const Day = <const O extends Said>(label?: string, options?: O) =>
  field<IsoDate, O>(label, (said) => days.day(said), options);
/** A moment in UTC; a column of `timestamptz`. */
export const Instant = <const O extends Said>(label?: string, options?: O) =>
  field<string, O>(label, (said) => days.instant(said), options);
/** What the system sets and answers show in parts of their own; a column of `jsonb`. */
export const Json = <T>() =>
  field<T>(
    undefined,
    (missing) =>
      rule<T>({
        read: (given) => given as T,
        fault: () => null,
        given: {},
        stored: STORED_ANY,
        column: 'jsonb',
        missing,
      }),
    { own: true, hidden: true },
  );
/** Several values under one rule; a column of `jsonb`. */
export const ListOf = <T, const O extends With<Partial<ListLimits>>>(
  label: string | undefined,
  inner: Rule<T>,
  options?: O,
) =>
  field<readonly T[], O>(
    label,
    (said) =>
      listOf(inner, {
        missing: `${inWords(said)} must be a list`,
        most: 100,
        tooMany: `${inWords(said)} must have at most ${options?.most ?? 100} entries`,
        ...options,
      }),
    options,
  );

/**
 * A field that names a record of another kind: it must be there when it is set, and its name is shown beside it; a
 * column of `uuid`, of `bigint` when `numbered`.
 * @param kind the kind's name; its ids are UUIDs unless `numbered`
 */
export const RefersTo = <
  const O extends With<{ label?: string; numbered?: boolean; missing?: string } & Omit<Reference, 'kind'>>,
>(
  kind: string,
  options?: O,
) =>
  field<O extends { readonly numbered: true } ? number : string, O>(
    options?.label,
    (said) =>
      (options?.numbered ? numbers.id(said, options.missing) : texts.uuid(said, options?.missing)) as Rule<
        O extends { readonly numbered: true } ? number : string
      >,
    { filtered: true, ...options },
    {
      kind,
      ...(options?.as ? { as: options.as } : {}),
      ...(options?.title ? { title: options.title } : {}),
      ...(options?.ofAnyClient ? { ofAnyClient: true } : {}),
      ...(options?.kept ? { kept: true } : {}),
      ...(options?.holdsWhile ? { holdsWhile: options.holdsWhile } : {}),
    },
  );
