import { Injectable } from '@nestjs/common';
import { DataSource, type ObjectLiteral } from 'typeorm';
import { EVERYTHING } from '../../../platform/auth/viewer';
import { rowsOf } from '../../../platform/database/database';
import { allKinds, type RecordKind, type Values } from '../../../platform/records/kind';
import { papersIn } from '../../../platform/records/papers';
import type { Ending } from '../domain/duties';

/** A record that stands so is renewed no more. */
const GONE = ['sold', 'terminated', 'inactive', 'rejected', 'permit expired'];

/** Kinds of records, kept for clients, of which something ends on a day: by their own fields, or by their papers. */
export const kindsThatEnd = (): readonly RecordKind[] =>
  allKinds().filter(
    ({ options, fields }) => (options.expires ?? options.attachments) && fields.some(({ name }) => name === 'clientId'),
  );

/** What ends of the records of clients, whatever kind they are. */
@Injectable()
export class EndingsOfKinds {
  constructor(private readonly dataSource: DataSource) {}

  async read(clientIds: readonly string[]): Promise<readonly (Ending & { readonly clientId: string })[]> {
    const found = await Promise.all(
      kindsThatEnd().map(async (kind) => {
        const rows = await rowsOf<ObjectLiteral>(this.dataSource, kind.table, EVERYTHING)
          .andWhere('r.client_id = ANY(CAST(:clientIds AS uuid[]))', { clientIds })
          .andWhere('r.removed_at IS NULL')
          .getRawMany<Values>();
        return rows.flatMap((row) => endingsIn(kind, row));
      }),
    );
    return found.flat();
  }
}

const costIn = ({ fields }: RecordKind, row: Values, costs: string | undefined): Ending['cost'] => {
  const field = fields.find(({ name }) => name === costs);
  const amount = field && row[field.name];
  return field && typeof amount === 'number' ? { label: field.label, amount } : null;
};

const endingsIn = (kind: RecordKind, row: Values): (Ending & { readonly clientId: string })[] => {
  const { flow, expires = {}, attachments = {}, called } = kind.options;
  const stands = flow ? String(row[flow.field]) : '';
  if (GONE.includes(stands) || GONE.includes(`${kind.kind} ${stands}`)) return [];
  const name = typeof called === 'function' ? called(row as never) : String(row[called]);
  const about = { clientId: String(row['clientId']), kind: kind.kind, id: String(row['id']), name };
  return [
    ...Object.entries(expires).flatMap(([field, { title, costs }]) =>
      typeof row[field] === 'string'
        ? [{ ...about, field, title, on: row[field], cost: costIn(kind, row, costs) }]
        : [],
    ),
    ...papersIn(row).flatMap(({ documentType, expirationDate, removedAt }) =>
      expirationDate !== null && removedAt === null
        ? [
            {
              ...about,
              field: null,
              title: attachments[documentType]?.label ?? 'Paper',
              on: expirationDate,
              cost: null,
            },
          ]
        : [],
    ),
  ];
};
