/**
 * Declares events or records of its own, which no other file may find.
 * @own-modules
 */
import { DataSource, Entity } from 'typeorm';
import { EVERYTHING, type Scope } from '../../access/viewer';
import { RefersTo } from '../../fields/decorators';
import { StoredRecord } from '../../records/kind/stored-record';
import { Kind } from '../../records/kind/kind';
import { IntKeyColumn, UuidColumn } from '../../database/columns';
import { dataSourceOptions, rowsOf } from './read-tables';

@Entity('papers_of_clients')
class ClientPaper {
  @IntKeyColumn() id: number;
  @UuidColumn({ nullable: true }) clientId: string | null;
}
@Entity('papers_of_nobody')
class Paper {
  @IntKeyColumn() id: number;
}
const may = { read: 'x.read', write: 'x.write', remove: 'x.delete' };
@Kind({ plural: 'payers', displayName: 'payerId', client: 'payerId', may })
class Payer extends StoredRecord {
  @RefersTo('client', { label: 'payer' }) payerId: string;
}
@Kind({ plural: 'colleagues', displayName: 'nickName', belonging: 'person', may })
class Colleague extends StoredRecord {
  nickName: string;
}

const ONE: Scope = { clients: ['0199-a'], unassigned: false, ownIds: ['me'], people: false };

describe('rows of a table', () => {
  const dataSource = new DataSource(dataSourceOptions('postgres://none', [ClientPaper, Paper, Payer, Colleague], []));
  beforeAll(() => (dataSource as unknown as { buildMetadatas(): Promise<void> }).buildMetadatas());
  const conditions = (rows: { getQuery(): string }): string | undefined => / WHERE (.*)$/.exec(rows.getQuery())?.[1];

  it('are not asked for without a sight where they are kept for clients or are records', () => {
    const compiled = (): unknown[] => [
      // @ts-expect-error -- a table with a client is closed
      rowsOf(dataSource, ClientPaper),
      // @ts-expect-error -- records are closed
      rowsOf(dataSource, Colleague),
      // @ts-expect-error -- a table that is not known is closed
      rowsOf<Record<string, unknown>>(dataSource, Paper),
      // @ts-expect-error -- a table of nobody knows no sight
      rowsOf(dataSource, Paper, EVERYTHING),
      rowsOf(dataSource, Paper),
    ];
    expect(compiled).toBeDefined();
  });

  it('are narrowed to the sight by the client that they are kept for', () => {
    expect(conditions(rowsOf(dataSource, ClientPaper, ONE))).toBe('("r"."client_id" = :inScope)');
    expect(conditions(rowsOf(dataSource, Payer, ONE))).toBe('("r"."payer_id" = :inScope)');
    expect(conditions(rowsOf(dataSource, Colleague, ONE))).toBe('r.id::text = ANY(:myself)');
    expect(conditions(rowsOf(dataSource, ClientPaper, EVERYTHING))).toBeUndefined();
    expect(conditions(rowsOf(dataSource, Paper))).toBeUndefined();
  });
});
