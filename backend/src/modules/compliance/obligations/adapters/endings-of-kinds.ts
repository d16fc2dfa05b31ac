import { Injectable } from '@nestjs/common';
import { DataSource, type ObjectLiteral } from 'typeorm';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { rowsOf } from '../../../../platform/event-log/projections/read-tables';
import type { IsoDate } from '../../../../platform/money/dates';
import { allKinds, type RecordKind, type Values } from '../../../../platform/records/kind/kind';
import { papersIn, type Paper } from '../../../../platform/records/kind/papers';
import type { Ending } from '../domain/duties';

/** A record that stands so is renewed no more. */
const GONE = ['sold', 'terminated', 'inactive', 'rejected', 'permit expired'];
/** The slot of papers that are none of the named ones: one says nothing of another. */
const OTHERS = 'other';

/**
 * Kinds of records, kept for clients or the firm itself, of which something ends on a day: by their own fields, or by
 * their papers.
 */
export const kindsThatEnd = (): readonly RecordKind[] =>
  allKinds().filter(
    ({ options, fields }) => (options.expires ?? options.paperSlots) && fields.some(({ name }) => name === 'clientId'),
  );

/** What ends of the records of clients and of the firm's own, whatever kind they are. */
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
          .getRawMany<Values>();
        return rows.flatMap((row) => endingsIn(kind, row));
      }),
    );
    return found.flat();
  }
}

type DatedPaper = Paper & { readonly expirationDate: IsoDate };

/**
 * Papers that end something: a later one takes the place of those before it in its slot, but for the slot of all that
 * has none of its own.
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
  const stands = flow ? String(row[flow.field]) : '';
  if (GONE.includes(stands) || GONE.includes(`${kind.kind} ${stands}`)) return [];
  const name = typeof displayName === 'function' ? displayName(row as never) : String(row[displayName]);
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
