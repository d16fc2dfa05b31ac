import { displayNameOf } from '../../../../platform/records/kind/declared/display-name';
import { Injectable } from '@nestjs/common';
import { DataSource, type ObjectLiteral } from 'typeorm';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { rowsOf } from '../../../../platform/event-log/projections/read-tables';
import type { IsoDate } from '../../../../platform/money/dates';
import { allKinds, type RecordKind, type Values } from '../../../../platform/records/kind/kind';
import { papersIn, type Paper } from '../../../../platform/records/kind/papers';
import type { Ending } from '../domain/duties';

/** Statuses of records that nobody renews any more. 'permit expired' is the status expired, of permits only. */
const GONE = ['sold', 'terminated', 'inactive', 'rejected', 'permit expired'];
/**
 * The slot for papers that fit no other slot. A later paper in it does not replace an earlier one: they may be about
 * different things.
 */
const OTHERS = 'other';

/**
 * The record kinds of clients or of the firm itself whose records can end on a date, by a field of their own or by a
 * paper.
 */
export const kindsThatEnd = (): readonly RecordKind[] =>
  allKinds().filter(
    ({ options, fields }) => (options.expires ?? options.paperSlots) && fields.some(({ name }) => name === 'clientId'),
  );

/** Reads the endings of all records of clients and of the firm itself, whatever their kind. */
@Injectable()
export class EndingsOfKinds {
  constructor(private readonly dataSource: DataSource) {}

  async read(
    clientIds: readonly (string | null)[],
  ): Promise<readonly (Ending & { readonly clientId: string | null })[]> {
    const found = await Promise.all(
      kindsThatEnd().map(async (kind) => {
        const rows = await rowsOf<ObjectLiteral>(this.dataSource, kind.table, EVERYTHING)
          .andWhere('(r.client_id = ANY(CAST(:clientIds AS uuid[])) OR (r.client_id IS NULL AND :ofFirm))', {
            clientIds,
            ofFirm: clientIds.includes(null),
          })
          .andWhere('r.removed_at IS NULL')
          .andWhere(canEnd(kind))
          .getRawMany<Values>();
        return rows.flatMap((row) => endingsIn(kind, row));
      }),
    );
    return found.flat();
  }
}

/** The condition for records that have a date on which they end, or papers: of a thousand expenses hardly one does. */
const canEnd = ({ options: { expires = {}, paperSlots } }: RecordKind): string => {
  const dates = Object.keys(expires).map((field) => `r.${field} IS NOT NULL`);
  return `(${[...dates, ...(paperSlots ? ["r.papers <> '[]'"] : [])].join(' OR ')})`;
};

type DatedPaper = Paper & { readonly expirationDate: IsoDate };

/**
 * The papers of a record that have an expiration date. A later paper replaces the earlier ones in its slot, except in
 * the slot for papers that fit no other. Papers whose date a field of the record shows are left out.
 */
const datedPapersOf = ({ options: { expires = {} } }: RecordKind, row: Values): readonly DatedPaper[] => {
  const results = Object.values(expires).map(({ slot }) => slot);
  const dated = papersIn(row).filter(
    (paper): paper is DatedPaper =>
      paper.expirationDate !== null && paper.removedAt === null && !results.includes(paper.documentType),
  );
  const isLast = ({ nr, documentType }: Paper): boolean =>
    !dated.some((other) => other.documentType === documentType && other.nr > nr);
  return dated.filter((paper) => paper.documentType === OTHERS || isLast(paper));
};

const costIn = ({ fields }: RecordKind, row: Values, costs: string | undefined): Ending['cost'] => {
  const field = fields.find(({ name }) => name === costs);
  const amount = field && row[field.name];
  return field && typeof amount === 'number' ? { label: field.label, amount } : null;
};

const endingsIn = (kind: RecordKind, row: Values): (Ending & { readonly clientId: string | null })[] => {
  const { flow, expires = {}, paperSlots = {}, displayName } = kind.options;
  const stands = flow?.field ? String(row[flow.field]) : '';
  if (GONE.includes(stands) || GONE.includes(`${kind.kind} ${stands}`)) return [];
  const name = displayNameOf(displayName, row);
  const about = { clientId: (row['clientId'] ?? null) as string | null, kind: kind.kind, id: String(row['id']), name };
  return [
    ...Object.entries(expires).flatMap(([field, { title, costs }]) =>
      typeof row[field] === 'string'
        ? [{ ...about, field, title, on: row[field], cost: costIn(kind, row, costs) }]
        : [],
    ),
    ...datedPapersOf(kind, row).map(({ documentType, expirationDate: on }) => ({
      ...about,
      field: null,
      title: paperSlots[documentType]?.label ?? 'Paper',
      on,
      cost: null,
    })),
  ];
};
