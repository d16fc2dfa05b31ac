import type { IsoDate } from '../money/dates';
import type { Cents } from '../money/money';
import * as days from './days';
import { declareField, type FieldOf, type RecordSide, type Reference } from './field';
import * as numbers from './numbers';
import { listOf, orLeftOut, orNone, rule, type ListLimits, type Rule } from './rule';
import { toWords } from './sentences';
import { STORED_ANY } from './stored';
import * as texts from './texts';

/** What every field can say: `@Line('Company name', { max: 100, searched: true }) name: string`. */
export interface FieldOptions extends RecordSide {
  /** It may be left out, be null or blank, and is then null. */
  readonly optional?: boolean;
  /** A request may leave it out; null is no value of it. `blank`: null and blank text leave it out, too. */
  readonly absent?: boolean | 'blank';
  /** What the published API says of it. */
  readonly description?: string;
}
type Value<T, O> = O extends { readonly optional: true } ? T | null : T;
type With<O> = O & FieldOptions;

/** Declares a property by the rule that its label makes. */
export const field =
  <T, O extends FieldOptions = FieldOptions>(
    label: string | undefined,
    ruleOf: (label: string) => Rule<T>,
    { optional = false, absent = optional, description, ...side }: FieldOptions = {},
    refers?: Reference,
  ): FieldOf<Value<T, O>> =>
  (target, name) => {
    const fieldLabel = label ?? toWords(name);
    const inner = described(ruleOf(fieldLabel), description);
    declareField(target, {
      ...sideOf(side),
      name,
      label: fieldLabel,
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
  'multiple',
  'ranged',
  'secret',
  'systemSet',
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
    (name) => texts.text(name, { ...(options?.secret && { form: texts.sealable(name) }), ...options }),
    options,
  );
/** An e-mail address; a column of `text`. */
export const Email = <const O extends With<{ message?: string }>>(label?: string, options?: O) =>
  field<string, O>(label, () => texts.email(options?.message), options);
/** A column of `uuid`. */
export const Uuid = <const O extends With<{ missing?: string }>>(label?: string, options?: O) =>
  field<string, O>(label, (name) => texts.uuid(name, options?.missing), options);
/** One of these words; a column of `text`. */
export const Choice = <const V extends readonly string[], const O extends With<{ missing?: string }>>(
  label: string | undefined,
  values: V,
  options?: O,
) => field<V[number], O>(label, (name) => texts.choice(name, values, options?.missing), options);
/** An amount in dollars, kept in whole cents: "1250.00" is 125000; a column of `bigint`. */
export const Money = <const O extends With<numbers.AmountLimits>>(label?: string, options?: O) =>
  field<Cents, O>(label, (name) => numbers.money(name, options), options);
/** Miles, gallons: exact decimals as text; a column of `numeric`. */
export const Decimal = <const O extends With<numbers.DecimalLimits>>(label?: string, options?: O) =>
  field<string, O>(label, (name) => numbers.decimal(name, options), options);
/** 0 to 100 as exact text, "2.5" for 2.5 %; a column of `numeric`. */
export const Percent = <const O extends With<{ places?: number }>>(label?: string, options?: O) =>
  field<string, O>(label, (name) => numbers.percent(name, options?.places), options);
/** A number from 1 on; a column of `bigint`. */
export const Id = <const O extends With<{ missing?: string; digits?: number }>>(label?: string, options?: O) =>
  field<number, O>(label, (name) => numbers.id(name, options?.missing, options?.digits), options);
/** A whole number within bounds; a column of `integer`. */
export const Whole = <const O extends With<numbers.Between>>(
  label: string | undefined,
  least: number,
  most: number,
  options?: O,
) => field<number, O>(label, (name) => numbers.whole(name, least, most, options), options);
/** The same in an address, where everything is text. */
export const WholeInAddress = <const O extends With<numbers.Between>>(
  label: string | undefined,
  least: number,
  most: number,
  options?: O,
) => field<number, O>(label, (name) => numbers.wholeInAddress(name, least, most, options), options);
/** Yes or no; a column of `boolean`. */
export const Flag = <const O extends FieldOptions>(label?: string, options?: O) =>
  field<boolean, O>(label, (name) => numbers.flag(name), options);
/** A day, 'YYYY-MM-DD'; a column of `date`. */
export const Day = <const O extends FieldOptions>(label?: string, options?: O) =>
  field<IsoDate, O>(label, (name) => days.day(name), options);
/** A moment in UTC; a column of `timestamptz`. */
export const Instant = <const O extends FieldOptions>(label?: string, options?: O) =>
  field<string, O>(label, (name) => days.instant(name), options);
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
    { systemSet: true, hidden: true },
  );
/** Several values under one rule; a column of `jsonb`. */
export const ListOf = <T, const O extends With<Partial<ListLimits>>>(
  label: string | undefined,
  inner: Rule<T>,
  options?: O,
) =>
  field<readonly T[], O>(
    label,
    (name) =>
      listOf(inner, {
        missing: `${toWords(name)} must be a list`,
        most: 100,
        tooMany: `${toWords(name)} must have at most ${options?.most ?? 100} entries`,
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
    (name) =>
      (options?.numbered ? numbers.id(name, options.missing) : texts.uuid(name, options?.missing)) as Rule<
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
