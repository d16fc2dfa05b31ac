import { saysOf, wordsOf } from '../../../../platform/event-log/events/event-catalog';
import { idOf, type RecordedEvent } from '../../../../platform/event-log/events/events';
import type { TableShape } from '../../../../platform/event-log/projections/rows';
import { toldColumns, type RowChange } from './row-changes';
import { isMoneyName, type Saying } from './values-in-words';

/** Some words, and the record that they name. */
export interface Piece {
  readonly text: string;
  readonly kind: string | null;
  readonly id: string | null;
}
/** A value before and after; null: there was nothing, or there is nothing any more. */
export interface EventChange {
  readonly field: string;
  readonly label: string;
  readonly before: Piece | null;
  readonly after: Piece | null;
}
export interface InWords {
  /** What the record is called. */
  readonly name: string;
  /** The client whose it is; null: it is the firm's, or that client is out of scope. */
  readonly clientName: string | null;
  readonly sentence: readonly Piece[];
  readonly changes: readonly EventChange[];
}

const MOST_CHANGES = 4;
const LONGEST = 80;

/** What a new record begins with tells nobody anything. */
const NOTHING: ReadonlySet<string> = new Set(['$0.00', '0', 'No']);
/** 'Lena Ortiz' says the first name and the last one. */
const isPartOf = (name: string, text: string): boolean => ` ${name} `.includes(` ${text} `);

export const plain = (text: string): Piece => ({ text, kind: null, id: null });
const cut = (piece: Piece): Piece =>
  piece.text.length > LONGEST ? { ...piece, text: `${piece.text.slice(0, LONGEST)}…` } : piece;

interface Told {
  readonly event: RecordedEvent;
  readonly kind: string;
  /** How one of its kind is called: 'invoice'. */
  readonly title: string | null;
  readonly name: string;
  readonly saying: Saying;
  readonly changes: readonly EventChange[];
  /** A record that the sentence names beside its own. */
  readonly other: (kind: string, id: string) => Piece;
}

const PLACE = /(\{\w+(?::[^{}]+)?\})/;
const OTHER = /\{(\w+):([^{}]+)\}/;

/** The records that the sentence of an event names beside its own. */
export const namedInSentence = (event: RecordedEvent): { readonly kind: string; readonly id: string }[] =>
  (saysOf(event)?.text ?? '').split(PLACE).flatMap((part) => {
    const [, kind, id] = OTHER.exec(part) ?? [];
    return kind !== undefined && id !== undefined ? [{ kind, id }] : [];
  });

/** "Ana Ruiz changed invoice INV-1042: Due date from 10/31/2026 to 11/15/2026" */
export const sentenceOf = ({ event, kind, title, name, saying, changes, other }: Told): readonly Piece[] => {
  const data = event.data as Readonly<Record<string, unknown>>;
  const record: Piece = { text: name, kind, id: idOf(event.stream) };
  const said = (property: string): string => saying.said(property, data[property], isMoneyName(property)) ?? 'nothing';
  const says = saysOf(event);
  const pieces = (says?.text ?? aboutRecord(wordsOf(event.type), title))
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

/** 'changed the broker' → 'changed broker {record}' */
const aboutRecord = (words: string, title: string | null): string => {
  const beside = `${words}: {record}`;
  if (title === null) return beside;
  const about = `the ${title}`;
  const at = words.lastIndexOf(about);
  return at < 0 ? beside : `${words.slice(0, at)}${title} {record}${words.slice(at + about.length)}`;
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

/** What an event changed, and the record that each value names, still by its id. */
export interface RawChange {
  readonly property: string;
  readonly label: string;
  readonly of: string | null;
  readonly before: string | null;
  readonly after: string | null;
}

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

/** What an event says beside what it made of the row: how an invoice was paid. */
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
