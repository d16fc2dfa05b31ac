import { eventTypesOf, isCategory, jsonSchemaOf } from '../../../../platform/event-log/events/event-catalog';
import { UUID } from '../../../../platform/fields/patterns';
import { toWords } from '../../../../platform/fields/sentences';
import { labelOf } from '../../../../platform/fields/words';
import { usDate } from '../../../../platform/money/dates';
import { dollars } from '../../../../platform/money/money';
import { allKinds } from '../../../../platform/records/kind/kind';
import { PAPERS, type Paper } from '../../../../platform/records/kind/papers';

/** How to describe the values of one category of records. It is worked out once for many events. */
export interface Saying {
  readonly label: (property: string) => string;
  /** The category of the record that the value of a property names; null when the value names no record. */
  readonly refers: (property: string) => string | null;
  /**
   * A value as text.
   * @param isMoney whether a number is an amount in whole cents
   * @returns null when there is nothing to show
   */
  readonly said: (property: string, value: unknown, isMoney?: boolean) => string | null;
}

const MONEY = /(amount|fee|cost|total|paid|price|debit|credit|owed|balance|refunded|premium|limit|rate)$/i;
const SEALED = 'sealed:';
/** Properties whose values are choices and have labels, even where neither the row nor the event declares them so. */
const CHOICE = /(status|method|provider)$/i;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
/** Properties of papers and lines that people do not read. */
const UNSAID = new Set(['id', 'nr', 'file', 'fileSize', 'mimeType', 'removedAt', 'uploadedAt']);
/** Properties that the journal entries of an event tell. */
const IN_ENTRIES = new Set(['allocated', 'dimensions']);

export const isMoneyName = (property: string): boolean => MONEY.test(property);

interface Schema {
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}
const choicesIn = (schema: Schema, name = ''): string[] => [
  ...(schema.enum ? [name] : []),
  ...(schema.anyOf ?? []).flatMap((each) => choicesIn(each, name)),
  ...(schema.items ? choicesIn(schema.items, name) : []),
  ...Object.entries(schema.properties ?? {}).flatMap(([property, each]) => choicesIn(each, property)),
];

/** The same function; each property is worked out once, since a page of events asks for the same ones many times. */
const remembered = <T>(of: (property: string) => T): ((property: string) => T) => {
  const known = new Map<string, T>();
  return (property) => {
    const found = known.get(property);
    if (found !== undefined) return found;
    const result = of(property);
    known.set(property, result);
    return result;
  };
};

/** @param timeZone the time zone of the firm, in which instants are shown */
export const sayingOf = (category: string, timeZone: string): Saying => {
  const kind = allKinds().find((each) => each.kind === category);
  const fieldOf = (property: string) => kind?.fields.find(({ name }) => name === property);
  const choices = new Set(['status', ...eventTypesOf(category).flatMap((type) => choicesIn(jsonSchemaOf(type)))]);
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    month: '2-digit',
    day: '2-digit',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  const label = remembered((property: string): string =>
    toWords((fieldOf(property)?.label ?? property).replace(/Last4$/, '').replace(/(?<=.)Id$/, '')),
  );
  const refers = remembered((property: string) => referred(fieldOf(property)?.refers?.kind, property));
  const said: Saying['said'] = (property, value, isMoney = false) => {
    if (value === null || value === undefined || value === '' || IN_ENTRIES.has(property)) return null;
    if (typeof value === 'boolean') return value ? 'Yes' : 'No';
    if (typeof value === 'number') return isMoney ? dollars(value) : String(value);
    if (property === PAPERS) return (value as readonly Paper[]).flatMap(paperInWords).join('; ') || null;
    if (Array.isArray(value))
      return joined(
        value.map((each) => said(property, each, isMoney)),
        '; ',
      );
    if (typeof value === 'object') return parts(value);
    if (typeof value !== 'string') return null;
    if (value.startsWith(SEALED)) return null;
    if (UUID.test(value)) return null;
    if (choices.has(property) || CHOICE.test(property)) return labelOf(value);
    if (DATE.test(value)) return usDate(value);
    if (INSTANT.test(value)) return clock.format(new Date(value)).replace(',', '');
    return property.endsWith('Last4') ? `*****${value}` : value;
  };
  const parts = (value: object): string | null =>
    'removedAt' in value && value.removedAt !== null
      ? null
      : joined(
          Object.entries(value).map(([name, each]) => {
            const words = UNSAID.has(name) || each === 0 ? null : said(name, each, isMoneyName(name));
            return words && `${label(name)} ${words}`;
          }),
          ', ',
        );
  return { label, refers, said };
};

/** A paper in words: its type and name, its expiration and its notes. Empty when the paper was removed. */
export const paperInWords = ({ originalName, documentType, expirationDate, notes, removedAt }: Paper): string[] =>
  removedAt === null
    ? [
        [
          `${labelOf(documentType)} ${originalName}`,
          ...(expirationDate ? [`expires ${usDate(expirationDate)}`] : []),
          ...(notes ? [notes] : []),
        ].join(', '),
      ]
    : [];

const joined = (all: readonly (string | null)[], by: string): string | null =>
  all.filter((each) => each !== null).join(by) || null;

/**
 * The category that a property names: 'iftaProcessId' an IFTA process, 'createdBy' a user. What the field declares
 * takes precedence.
 */
const referred = (declared: string | undefined, property: string): string | null => {
  if (declared) return declared.toLowerCase();
  if (property === 'createdBy') return 'user';
  const named = /^(.+)Id$/.exec(property)?.[1]?.toLowerCase();
  return named && isCategory(named) ? named : null;
};
