import type { IsoDate } from '../money/dates';
import type { Cents } from '../money/money';
import * as days from './days';
import { declareField, type FieldOf, type RecordSide, type Reference } from './field';
import * as numbers from './numbers';
import { listOf, orLeftOut, orNone, rule, type ListLimits, type Rule } from './rule';
import { toWords } from './sentences';
import { STORED_ANY } from './stored';
import * as texts from './texts';

/** The options that every field decorator takes: `@Line('Company name', { max: 100, searched: true }) name: string`. */
export interface FieldOptions extends RecordSide {
  /** A request may leave the field out or send null or blank text; the value is then null. */
  readonly optional?: boolean;
  /** A request may leave the field out, but not send null. With `blank`, null and blank text count as left out, too. */
  readonly absent?: boolean | 'blank';
  /** The description in the published API. */
  readonly description?: string;
}
type Value<T, O> = O extends { readonly optional: true } ? T | null : T;
type With<O> = O & FieldOptions;

/** A decorator for a property with the rule that `ruleOf` makes from its label. */
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
  'summed',
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
/** One of the given values; a column of `text`. */
export const Choice = <const V extends readonly string[], const O extends With<{ missing?: string }>>(
  label: string | undefined,
  values: V,
  options?: O,
) => field<V[number], O>(label, (name) => texts.choice(name, values, options?.missing), options);
/** An amount in dollars, stored in whole cents: "1250.00" is 125000; a column of `bigint`. */
export const Money = <const O extends With<numbers.AmountLimits>>(label?: string, options?: O) =>
  field<Cents, O>(label, (name) => numbers.money(name, options), options);
/** An exact decimal as text, for miles or gallons: "432.5"; a column of `numeric`. */
export const Decimal = <const O extends With<numbers.DecimalLimits>>(label?: string, options?: O) =>
  field<string, O>(label, (name) => numbers.decimal(name, options), options);
/** A percentage from 0 to 100 as exact text: "2.5" is 2.5 %; a column of `numeric`. */
export const Percent = <const O extends With<{ places?: number }>>(label?: string, options?: O) =>
  field<string, O>(label, (name) => numbers.percent(name, options?.places), options);
/** A whole number of at least 1; a column of `bigint`. */
export const Id = <const O extends With<{ missing?: string; digits?: number }>>(label?: string, options?: O) =>
  field<number, O>(label, (name) => numbers.id(name, options?.missing, options?.digits), options);
/** A whole number within bounds; a column of `integer`. */
export const Whole = <const O extends With<numbers.Between>>(
  label: string | undefined,
  least: number,
  most: number,
  options?: O,
) => field<number, O>(label, (name) => numbers.whole(name, least, most, options), options);
/** The same for a query parameter, where the value is text. */
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
/** An instant in UTC, '2026-11-26T15:00:00.000Z'; a column of `timestamptz`. */
export const Instant = <const O extends FieldOptions>(label?: string, options?: O) =>
  field<string, O>(label, (name) => days.instant(name), options);
/**
 * Data set by the system and never shown as a whole; responses may show parts of it in fields of their own. A column of
 * `jsonb`.
 */
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
/** A list of values that all have the same rule; a column of `jsonb`. */
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
 * A reference to a record of another kind. The record must exist when the reference is set, and responses show its name
 * beside the id. A column of `uuid`, or of `bigint` when `numbered`.
 * @param kind the name of the kind; its ids are UUIDs unless `numbered`
 * @example @RefersTo('broker', { numbered: true, as: 'brokerName' }) brokerId: number
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
