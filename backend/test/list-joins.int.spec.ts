import { DataSource, type ObjectLiteral } from 'typeorm';
import { newClient } from './support/world/people';
import { TestSystem } from './support/system';
import { Client } from '../src/modules/clients/clients';
import { EVERYTHING } from '../src/platform/access/viewer';
import { rowsOf } from '../src/platform/event-log/projections/read-tables';
import { pageOf } from '../src/platform/lists/page';

describe('a page of a list', () => {
  let system: TestSystem;
  beforeAll(async () => (system = await TestSystem.start()));
  afterAll(() => system.stop());

  it('is that of its own joins, though all else of the query is as of one that was asked before', async () => {
    await newClient(system, { companyName: 'Alder Freight' });
    await newClient(system, { companyName: 'Briar Freight' });
    const names = async (joined: string | null): Promise<string[]> => {
      const rows = rowsOf<ObjectLiteral>(system.app.get(DataSource), Client, EVERYTHING);
      if (joined) rows.innerJoin(Client, 'other', `other.id = r.id AND other.company_name LIKE '${joined}%'`);
      const { items } = await pageOf<Client>(rows, { limit: 10 }, { alias: 'r', id: 'id' });
      return items.map(({ companyName }) => companyName).sort();
    };
    expect(await names(null)).toEqual(['Alder Freight', 'Briar Freight']);
    expect(await names('Alder')).toEqual(['Alder Freight']);
    expect(await names('Briar')).toEqual(['Briar Freight']);
  });
});
