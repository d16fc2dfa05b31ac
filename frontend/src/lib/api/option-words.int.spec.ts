import { QueryClient } from '@tanstack/react-query';
import { fakeApi } from '../../testing/fake-api';
import { leastOfAnswer } from '../../testing/kit-records';
import { invoiceOf } from '../../testing/prepared/records';
import { kinds } from '../../generated/kinds';
import {
  agentClientOptionsQuery,
  complianceDocumentOptionsQuery,
  documentOptionsQuery,
  driverOptionsQuery,
  invoiceOptionsQuery,
  optionsQueryOf,
  userOptionsQuery,
  vehicleOptionsQuery,
  type OptionsQuery,
} from './option-queries';

const asked = async (query: OptionsQuery, path: string, ...rows: object[]) => {
  const server = fakeApi({ [`GET ${path}`]: () => ({ body: rows }) });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { options } = await client.fetchQuery(query.search('mesa'));
  return { options, sent: server.seen[0]?.query.toString() };
};
const least = (path: string, changes: object) => ({ ...(leastOfAnswer('get', path) as object), ...changes });

describe('the words of what can be chosen', () => {
  it('are of a vehicle its unit, with its client and its plate as far as known', async () => {
    const vehicle = (changes: object) => least('/api/vehicles', { id: 'v-1', unitNumber: '12', ...changes });
    const { options, sent } = await asked(
      vehicleOptionsQuery,
      '/api/vehicles',
      vehicle({ clientName: 'Red Mesa', licensePlate: 'OK 12' }),
      vehicle({ clientName: null, licensePlate: 'OK 12' }),
    );
    expect(options).toEqual([
      { value: 'v-1', label: 'Unit 12', detail: 'Red Mesa · OK 12' },
      { value: 'v-1', label: 'Unit 12', detail: 'OK 12' },
    ]);
    expect(sent).toBe('sort=unitNumber&q=mesa&limit=30');
  });

  it('are of a driver both names, with the client and the license', async () => {
    const driver = (changes: object) =>
      least('/api/drivers', { id: 7, firstName: 'Ana', lastName: 'Cruz', ...changes });
    const { options, sent } = await asked(
      driverOptionsQuery,
      '/api/drivers',
      driver({ clientName: 'Red Mesa', licenseClass: 'Class A' }),
      driver({ clientName: null, licenseClass: 'Class A' }),
    );
    expect(options).toEqual([
      { value: '7', label: 'Ana Cruz', detail: 'Red Mesa · Class A' },
      { value: '7', label: 'Ana Cruz', detail: 'Class A' },
    ]);
    expect(sent).toBe('sort=name&q=mesa&limit=30');
  });

  it('are of a document its name, with whose it is', async () => {
    const document = (changes: object) => least('/api/documents', { id: 7, originalName: 'w9.pdf', ...changes });
    const { options } = await asked(
      documentOptionsQuery,
      '/api/documents',
      document({ clientName: 'Red Mesa' }),
      document({ clientName: null }),
    );
    expect(options).toEqual([
      { value: '7', label: 'w9.pdf', detail: 'Red Mesa' },
      { value: '7', label: 'w9.pdf', detail: '' },
    ]);
  });

  it('are of a compliance document its title, with whose and of what type it is', async () => {
    const { options } = await asked(
      complianceDocumentOptionsQuery,
      '/api/compliance-documents',
      least('/api/compliance-documents', { id: 'd-1', title: 'Drug policy', clientName: 'Red Mesa' }),
    );
    expect(options).toEqual([
      { value: 'd-1', label: 'Drug policy', detail: expect.stringMatching(/^Red Mesa · [A-Z]/) as string },
    ]);
  });

  it('are of an invoice its number, with who pays it', async () => {
    const { options } = await asked(
      invoiceOptionsQuery,
      '/api/invoices',
      invoiceOf({ id: 7, invoiceNumber: 'INV-7', brokerName: 'Summit Freight' }),
      invoiceOf({ id: 8, invoiceNumber: 'INV-8', brokerName: null }),
    );
    expect(options).toEqual([
      { value: '7', label: 'INV-7', detail: 'Summit Freight' },
      { value: '8', label: 'INV-8', detail: '' },
    ]);
  });

  it('are for an agent those of the clients that are assigned to the agent', async () => {
    const mine = (changes: object) => least('/api/agents/clients', { id: 'c-1', name: 'Red Mesa', ...changes });
    const { options } = await asked(
      agentClientOptionsQuery,
      '/api/agents/clients',
      mine({ email: 'ben@redmesa.test' }),
      mine({ email: null }),
    );
    expect(options.map(({ detail }) => detail)).toEqual(['ben@redmesa.test', '']);
  });

  it('are of those who work here every name that has the words in it', async () => {
    const people = ['Mesa Jones', 'Dana', 'Riley mesa'].map((name, nr) =>
      least('/api/practice/people', { id: `u-${nr}`, name }),
    );
    fakeApi({ 'GET /api/practice/people': () => ({ body: people }) });
    const found = (words: string) => new QueryClient().fetchQuery(userOptionsQuery.search(words));
    expect((await found(' MESA ')).options).toEqual([
      { value: 'u-0', label: 'Mesa Jones' },
      { value: 'u-2', label: 'Riley mesa' },
    ]);
    expect((await found('')).options).toHaveLength(3);
    expect((await found('nobody')).options).toEqual([]);
  });
});

describe('how a record of a kind is chosen', () => {
  const choosable = Object.keys(kinds).filter((kind) => {
    try {
      return Boolean(optionsQueryOf(kind));
    } catch {
      return false;
    }
  });

  it('is by records of that kind', () => {
    expect(choosable.length).toBeGreaterThan(5);
    expect(choosable.map((kind) => optionsQueryOf(kind).kind)).toEqual(choosable);
  });

  it('must be said before a form can ask for it', () => {
    expect(() => optionsQueryOf('settings')).toThrow('Records of the kind settings cannot be chosen yet');
  });
});
