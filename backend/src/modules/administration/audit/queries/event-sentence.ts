import { saysOf, wordsOf } from '../../../../platform/event-log/events/event-catalog';
import { idOf, type RecordedEvent } from '../../../../platform/event-log/events/events';
import type { TableShape } from '../../../../platform/event-log/projections/rows';
import { toldColumns, type RowChange } from './row-changes';
import { isMoneyName, type Saying } from './values-in-words';

/**
 * A part of a sentence. When it names a record, `kind` and `id` point to that record; otherwise they are null.
 * Example: `{ text: 'INV-000007', kind: 'invoice', id: '7' }`
 */
export interface Piece {
  readonly text: string;
  readonly kind: string | null;
  readonly id: string | null;
}
/** The change of one field by an event. `before` or `after` is null when the field had or has no value. */
export interface EventChange {
  readonly field: string;
  readonly label: string;
  readonly before: Piece | null;
  readonly after: Piece | null;
}
export interface InWords {
  /** The display name of the record. */
  readonly name: string;
  /** The client that the record belongs to; null when the record is the firm's or the client is out of scope. */
  readonly clientName: string | null;
  readonly sentence: readonly Piece[];
  readonly changes: readonly EventChange[];
}

const MOST_CHANGES = 4;
const LONGEST = 80;

/** Values that are left out of the sentence when a record is new, because they tell nothing. */
const NOTHING: ReadonlySet<string> = new Set(['$0.00', '0', 'No']);
/** Whether the name already contains a value: 'Lena Ortiz' contains the first and the last name. */
const isPartOf = (name: string, text: string): boolean => ` ${name} `.includes(` ${text} `);

export const plain = (text: string): Piece => ({ text, kind: null, id: null });
const cut = (piece: Piece): Piece =>
  piece.text.length > LONGEST ? { ...piece, text: `${piece.text.slice(0, LONGEST)}…` } : piece;

interface Told {
  readonly event: RecordedEvent;
  readonly kind: string;
  /** The title of its record kind: 'invoice'; null for events of no record kind. */
  readonly title: string | null;
  readonly name: string;
  readonly saying: Saying;
  readonly changes: readonly EventChange[];
  /** Names another record that the sentence mentions. */
  readonly other: (kind: string, id: string) => Piece;
}

const PLACE = /(\{\w+(?::[^{}]+)?\})/;
const OTHER = /\{(\w+):([^{}]+)\}/;

/** The records that the sentence of an event mentions, other than the record of the event. */
export const namedInSentence = (event: RecordedEvent): { readonly kind: string; readonly id: string }[] =>
  (saysOf(event)?.text ?? '').split(PLACE).flatMap((part) => {
    const [, kind, id] = OTHER.exec(part) ?? [];
    return kind !== undefined && id !== undefined ? [{ kind, id }] : [];
  });

/**
 * An event in one sentence, in parts. Only the first changes are listed, and long values are cut.
 * Example: 'Ana Ruiz changed invoice INV-1042: Due date from 10/31/2026 to 11/15/2026'
 */
export const sentenceOf = ({ event, kind, title, name, saying, changes, other }: Told): readonly Piece[] => {
  const data = event.data as Readonly<Record<string, unknown>>;
  const record: Piece = { text: name, kind, id: idOf(event.stream) };
  const said = (property: string): string => saying.said(property, data[property], isMoneyName(property)) ?? 'nothing';
  const says = saysOf(event);
  const pieces = (says?.text ?? aboutRecord(wordsOf(event.type), title, name))
    .split(PLACE)
    .filter(Boolean)
    .map((part) => {
      const [, of, id] = OTHER.exec(part) ?? [];
      if (of !== undefined && id !== undefined) return other(of, id);
      return part === '{record}'
        ? record
        : cut(plain(part.replace(/\{(\w+)\}/, (_, property: string) => said(property))));
    });
  const isNamed = ({ before, after }: EventChange, at: number): boolean =>
    before === null &&
    (after === null ||
      NOTHING.has(after.text) ||
      pieces.some(({ text }) => text === after.text) ||
      isPartOf(name, after.text) ||
      changes.slice(0, at).some((other) => other.after?.text === after.text));
  const open = says?.whole ? [] : changes.filter((change, at) => !isNamed(change, at));
  const results = open
    .slice(0, MOST_CHANGES)
    .flatMap((change, nr) => [plain(nr === 0 ? ': ' : '; '), ...changed(change)]);
  const more = open.length - MOST_CHANGES;
  return merged([
    plain(`${event.metadata.actorName} `),
    ...pieces,
    ...results,
    ...(more > 0 ? [plain(`; and ${more} more`)] : []),
  ]);
};

/**
 * Puts the place of the record into the words of an event type: 'changed the broker' becomes 'changed broker {record}'.
 * A name that says itself what it is of stands alone: 'registered {record}' for 'IRP renewal of Fleet 001, 2027'.
 */
const aboutRecord = (words: string, title: string | null, name: string): string => {
  const beside = `${words}: {record}`;
  if (title === null) return beside;
  const about = `the ${title}`;
  const at = words.lastIndexOf(about);
  const what = name.toLowerCase().startsWith(`${title.toLowerCase()} `) ? '' : `${title} `;
  return at < 0 ? beside : `${words.slice(0, at)}${what}{record}${words.slice(at + about.length)}`;
};

const changed = ({ label, before, after }: EventChange): Piece[] => {
  if (before && after) return [plain(`${label} from `), cut(before), plain(' to '), cut(after)];
  return after ? [plain(`${label} `), cut(after)] : [plain(`${label} no longer `), ...(before ? [cut(before)] : [])];
};

const merged = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.reduce<Piece[]>((all, piece) => {
    const last = all.at(-1);
    if (last && last.kind === null && piece.kind === null) return [...all.slice(0, -1), plain(last.text + piece.text)];
    return [...all, piece];
  }, []);

/** The change of one field. `of` is the category of the record that the values name; such values are still ids here. */
export interface RawChange {
  readonly property: string;
  readonly label: string;
  readonly of: string | null;
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * The changes of the columns that people read, with money, dates and choices already as text. None when the event
 * removed the row.
 */
export const rawChanges = (saying: Saying, columns: TableShape['columns'], { before, after }: RowChange): RawChange[] =>
  after === null
    ? []
    : toldColumns(columns)
        .map(({ property, sqlType }) => {
          const of = saying.refers(property);
          const isMoney = sqlType === 'bigint' && !property.endsWith('Id');
          const said = (value: unknown): string | null => (of ? idText(value) : saying.said(property, value, isMoney));
          return {
            property,
            label: saying.label(property),
            of,
            before: said(before?.[property]),
            after: said(after[property]),
          };
        })
        .filter((change) => change.before !== change.after);

const TOLD_BY_THE_ROW = new Set(['changes', 'before', 'after']);

/**
 * What the data of an event says in addition to the changes of the row, such as the method of a payment of an invoice.
 */
export const besides = (saying: Saying, data: object, row: RowChange['after']): RawChange[] =>
  Object.entries(data)
    .filter(([property, value]) => !TOLD_BY_THE_ROW.has(property) && !isOfRow(property, value, row))
    .flatMap(([property, value]): RawChange[] => {
      const of = isSource(value) ? value.kind : saying.refers(property);
      if (of === null && /^id$|Id$/.test(property)) return [];
      const after = isSource(value)
        ? value.id
        : of
          ? idText(value)
          : saying.said(property, value, isMoneyName(property));
      return after === null ? [] : [{ property, label: saying.label(property), of, before: null, after }];
    });

const isOfRow = (property: string, value: unknown, row: RowChange['after']): boolean =>
  property === 'id' || (row !== null && property in row && JSON.stringify(row[property]) === JSON.stringify(value));
const isSource = (value: unknown): value is { kind: string; id: string } =>
  typeof value === 'object' && value !== null && 'kind' in value && 'id' in value && Object.keys(value).length === 2;
const idText = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;
