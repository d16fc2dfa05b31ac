import { z } from 'zod';
import { notFound, RuleViolation } from '../../core/errors';
import { defineEvent, type DomainEvent, type EventShape } from '../../event-log/events/events';
import { mistake } from '../../fields/check';
import { Day, Line } from '../../fields/decorators';
import { fieldsOf } from '../../fields/field';
import { published } from '../../fields/schema';
import type { IsoDate } from '../../money/dates';
import { kindsInWords, MIME_TYPES } from '../../web/uploads/kind-of-file';
import type { PaperSlot, PaperSlots } from './paper-slots';
import type { Values } from './kind-options';
import { mustFit } from './must-fit';

/** The fields of a paper that can be edited after the upload. */
@published('PaperChanges')
export class PaperNote {
  @Day('Expiration date', { optional: true }) expirationDate?: IsoDate | null;
  @Line('Notes', { optional: true, max: 1_000 }) notes?: string | null;
}

/** A paper as the upload event carries it. */
export interface NewPaper {
  /** The name of its slot. */
  readonly documentType: string;
  readonly originalName: string;
  readonly mimeType: string;
  readonly fileSize: number;
  /** SHA-256 of the content. */
  readonly file: string;
  readonly expirationDate: IsoDate | null;
  readonly notes: string | null;
  readonly uploadedBy: string;
}

/**
 * A paper as the row of its record holds it.
 * @example { nr: 2, documentType: 'license', originalName: 'cdl.pdf', expirationDate: '2027-03-31', removedAt: null, …
 *   }
 */
export interface Paper extends NewPaper {
  /** Its number within the record; numbers are never reused. */
  readonly nr: number;
  readonly uploadedAt: string;
  readonly removedAt: string | null;
}

export type PaperCommand =
  | { readonly type: 'AddPaper'; readonly id: string | number; readonly paper: NewPaper }
  | { readonly type: 'ChangePaper'; readonly id: string | number; readonly nr: number; readonly changes: PaperNote }
  | { readonly type: 'RemovePaper'; readonly id: string | number; readonly nr: number }
  | { readonly type: 'RestorePaper'; readonly id: string | number; readonly nr: number };

/** The property of a row that holds its papers. */
export const PAPERS = 'papers';
export const papersIn = (record: Values): readonly Paper[] => (record[PAPERS] as readonly Paper[] | undefined) ?? [];

export interface PaperEvents {
  readonly added: string;
  readonly changed: string;
  readonly removed: string;
  readonly restored: string;
}
export const paperEventsOf = (className: string): PaperEvents => ({
  added: `${className}PaperAdded`,
  changed: `${className}PaperChanged`,
  removed: `${className}PaperRemoved`,
  restored: `${className}PaperRestored`,
});

/**
 * The schemas of the paper events.
 * @param id the schema of the record's id in events
 */
export const paperShapes = (
  types: PaperEvents,
  title: string,
  id: z.ZodType,
  paperSlots: PaperSlots,
): Readonly<Record<string, EventShape>> => {
  const noted = { expirationDate: z.string().nullable(), notes: z.string().nullable() };
  const one = { id, nr: z.int() };
  return {
    [types.added]: defineEvent(
      `uploaded a paper to the ${title}`,
      z.object({
        ...one,
        documentType: z.enum(Object.keys(paperSlots)),
        originalName: z.string(),
        mimeType: z.string(),
        fileSize: z.int(),
        file: z.string(),
        ...noted,
        uploadedBy: z.string(),
      }),
    ),
    [types.changed]: defineEvent(
      `changed a paper of the ${title}`,
      z.object({ ...one, changes: z.object(noted).partial() }),
    ),
    [types.removed]: defineEvent(`removed a paper of the ${title}`, z.object(one)),
    [types.restored]: defineEvent(`restored a paper of the ${title}`, z.object(one)),
  };
};

/**
 * The papers of a record after an event; null when the event is not about papers.
 * @param at when the event was recorded
 */
export const papersAfter = (
  types: PaperEvents,
  papers: readonly Paper[],
  { type, data }: DomainEvent,
  at: string,
): readonly Paper[] | null => {
  const { nr } = data as { nr: number };
  const altered = (changes: Partial<Paper>): readonly Paper[] =>
    papers.map((paper) => (paper.nr === nr ? { ...paper, ...changes } : paper));
  switch (type) {
    case types.added: {
      const { id: _, ...paper } = data as NewPaper & { id: unknown; nr: number };
      return [...papers, { ...paper, uploadedAt: at, removedAt: null }];
    }
    case types.changed:
      return altered((data as { changes: Partial<Paper> }).changes);
    case types.removed:
      return altered({ removedAt: at });
    case types.restored:
      return altered({ removedAt: null });
    default:
      return null;
  }
};

/** The slot that a file goes into. @throws RuleViolation INVALID naming the form field when no slot accepts the file */
export const slotFor = (
  paperSlots: PaperSlots,
  { documentType, mimeType, fileSize }: Pick<NewPaper, 'documentType' | 'mimeType' | 'fileSize'>,
): PaperSlot => {
  const slot = Object.hasOwn(paperSlots, documentType) ? paperSlots[documentType] : undefined;
  if (!slot) throw mistake('documentType', `Document type must be one of ${Object.keys(paperSlots).join(', ')}`);
  const { label, takes, mostBytes } = slot;
  if (!takes.some((kind) => MIME_TYPES[kind] === mimeType))
    throw mistake('file', `${label}: please send ${kindsInWords(takes)}.`);
  if (fileSize > mostBytes)
    throw mistake('file', `${label}: the file is larger than ${inMegabytes(mostBytes)}. Please send a smaller one.`);
  return slot;
};
export const inMegabytes = (bytes: number): string => `${Math.floor(bytes / 1024 / 1024)} MB`;

const mustHaveRoom = ({ label, most }: PaperSlot, papers: readonly Paper[], documentType: string): void => {
  const there = papers.filter((paper) => paper.documentType === documentType && paper.removedAt === null).length;
  if (there >= most)
    throw new RuleViolation('TOO_MANY_PAPERS', `${label}: there are ${there} already. Remove one first.`);
};

const same = (a: unknown, b: unknown): boolean => (a ?? null) === (b ?? null);

/** Decides a paper command on a record that exists. */
export const decidePaper = (
  types: PaperEvents,
  paperSlots: PaperSlots,
  command: PaperCommand,
  papers: readonly Paper[],
): readonly DomainEvent[] => {
  const { id } = command;
  if (command.type === 'AddPaper') {
    const { paper } = command;
    mustHaveRoom(slotFor(paperSlots, paper), papers, paper.documentType);
    mustFit(fieldsOf(PaperNote), { expirationDate: paper.expirationDate, notes: paper.notes });
    return [{ type: types.added, data: { id, nr: 1 + Math.max(0, ...papers.map(({ nr }) => nr)), ...paper } }];
  }
  const { nr } = command;
  const paper = papers.find((each) => each.nr === nr);
  if (!paper || (command.type === 'ChangePaper' && paper.removedAt !== null)) throw notFound('document');
  if (command.type === 'ChangePaper') {
    const changes = Object.fromEntries(
      Object.entries(command.changes).filter(
        ([name, value]) => value !== undefined && !same(value, paper[name as keyof PaperNote]),
      ),
    );
    mustFit(
      fieldsOf(PaperNote).filter(({ name }) => Object.hasOwn(changes, name)),
      changes,
    );
    return Object.keys(changes).length > 0 ? [{ type: types.changed, data: { id, nr, changes } }] : [];
  }
  if (command.type === 'RemovePaper')
    return paper.removedAt === null ? [{ type: types.removed, data: { id, nr } }] : [];
  if (paper.removedAt === null) return [];
  const slot = paperSlots[paper.documentType];
  if (slot) mustHaveRoom(slot, papers, paper.documentType);
  return [{ type: types.restored, data: { id, nr } }];
};
