import type { RecordKind } from '../src/platform/records/kind/kind';
import type { Findings } from '../src/platform/records/search/find-records';
import { ForeignWorld } from './support/world/foreign-world';
import { kindsWithPapers, uploadPaper } from './support/world/papers';
import { TestSystem } from './support/system';
import type { Visitor } from './support/world/visitor';

const KINDS = kindsWithPapers().map((kind) => [kind.pluralTitle, kind] as const);

describe('the papers of a record, in the search over everything', () => {
  let system: TestSystem;
  let world: ForeignWorld;
  let admin: Visitor;
  beforeAll(async () => {
    system = await TestSystem.start();
    world = await ForeignWorld.begin(system);
    admin = await system.as('admin');
  });
  afterAll(async () => {
    world.end();
    await system.stop();
  });

  const found = async (visitor: Visitor, q: string): Promise<string[]> => {
    const { status, body } = await visitor.get<Findings>(`/api/search?q=${encodeURIComponent(q)}`);
    expect([status, body.complete]).toEqual([200, true]);
    return body.items.map(({ kind, id, detail }) => `${kind} ${id}: ${detail.split(' · ').at(-1)}`);
  };
  const slotOf = ({ options: { paperSlots = {} } }: RecordKind): string =>
    Object.entries(paperSlots).find(([, { takes }]) => takes.includes('pdf'))?.[0] ?? '';

  it.each(KINDS)(
    'of %s leads to the record by the name of the file, until it is removed, and again when it is restored',
    async (_, kind) => {
      const id = String(await world.another(kind.kind, 'amber'));
      const at = `/api/${kind.options.plural}/${id}`;
      const sent = async (name: string): Promise<string> => {
        const { status, body } = await uploadPaper(admin, at, { documentType: slotOf(kind) }, { name });
        expect(status).toBe(201);
        return `${at}/documents/${String(body['id'])}`;
      };
      await sent('heron_2031.pdf');
      const marked = `quartz ${kind.kind} seal.pdf`;
      const paper = await sent(marked);
      const hit = [`${kind.kind} ${id}: Paper ${marked}`];
      expect(await found(admin, `Quartz ${kind.kind}`)).toEqual(hit);
      expect(await found(admin, `paper quartz ${kind.kind}`)).toEqual(hit);
      expect((await found(admin, `${kind.kind} quartz`)).filter((one) => !hit.includes(one))).toEqual([]);
      for (const { side, visitor } of world.onlookers.filter(({ side: theirs }) => theirs !== 'amber'))
        if (side !== null) expect([side, await found(visitor, `quartz ${kind.kind}`)]).toEqual([side, []]);
      expect((await admin.delete(paper)).status).toBeLessThan(300);
      expect(await found(admin, `quartz ${kind.kind}`)).toEqual([]);
      expect((await admin.post(`${paper}/restore`)).status).toBeLessThan(300);
      expect(await found(admin, `quartz ${kind.kind}`)).toEqual(hit);
    },
  );

  it('are found along an index in every kind that has any', async () => {
    const { rows } = await system.sql<{ tablename: string }>(
      "SELECT tablename FROM pg_indexes WHERE indexdef LIKE '%gin (paper_names(papers) gin_trgm_ops)'",
    );
    const { rows: tables } = await system.sql<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public'
        AND column_name = 'papers'`,
    );
    expect(tables).toHaveLength(KINDS.length);
    expect(rows.map(({ tablename }) => tablename).sort()).toEqual(tables.map(({ name }) => name).sort());
  });
});
