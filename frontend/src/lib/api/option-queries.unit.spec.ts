import { QueryClient } from '@tanstack/react-query';
import { fakeApi } from '../../testing/fake-api';
import { agentRecord } from '../../testing/prepared/people';
import { brokerOf, loadOf, redMesa } from '../../testing/prepared/records';
import { formatDate, setFirmTimeZone } from '../format/dates';
import { firmQuery } from '../firm';
import { accessLevelLabels, isFeature, optionsOf } from '../format/labels';
import { namesQuery } from '../format/names';
import {
  agentOptionsQuery,
  brokerOptionsQuery,
  clientOptionsQuery,
  createBrokerNamed,
  loadOptionsQuery,
  type OptionsQuery,
} from './option-queries';
import { isLiveEntity } from './stale-after';
import { stateOptions } from '../format/us-states';

const ask = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

describe('what can be chosen', () => {
  const found = (query: OptionsQuery, words: string) => ask().fetchQuery(query.search(words));

  it('are the first brokers and clients by name that the server finds', async () => {
    const server = fakeApi({
      'GET /api/brokers': () => ({ body: [brokerOf({ id: 4, name: 'Prairie Star Carriers' })] }),
      'GET /api/clients': () => ({ body: [redMesa] }),
    });
    expect(await found(brokerOptionsQuery, 'star')).toEqual({
      options: [{ value: '4', label: 'Prairie Star Carriers' }],
    });
    expect(await found(clientOptionsQuery, '')).toEqual({
      options: [{ value: 'client-1', label: 'Red Mesa Transport' }],
    });
    expect(server.seen.map(({ query }) => query.toString())).toEqual([
      'sort=name&q=star&limit=30',
      'sort=companyName&limit=30',
    ]);
  });

  it.each([
    ['1058', '1,058'],
    ['1000+', '1,000+'],
  ])('are told to be more where there are %s', async (total, of) => {
    fakeApi({
      'GET /api/brokers': () => ({
        body: [brokerOf({ id: 4, name: 'Mesa Freight' })],
        headers: { 'x-total-count': total },
      }),
    });
    expect(await found(brokerOptionsQuery, '')).toMatchObject({ of });
  });

  it('are loads with their way', async () => {
    const server = fakeApi({ 'GET /api/loads': () => ({ body: [loadOf({ id: 7, loadNumber: 'L-7' })] }) });
    expect((await found(loadOptionsQuery, 'omaha')).options).toEqual([
      { value: '7', label: 'L-7', detail: 'Omaha, NE → Reno, NV' },
    ]);
    expect(server.seen[0]?.query.toString()).toBe('q=omaha&limit=30');
  });

  it('are agents, those who left as such', async () => {
    fakeApi({ 'GET /api/agents': () => ({ body: [agentRecord, { ...agentRecord, id: 'agent-8', isActive: false }] }) });
    expect((await found(agentOptionsQuery, '')).options).toEqual([
      { value: 'agent-7', label: 'Riley at Ridgeline', detail: 'riley.desk@ridgeline.test' },
      { value: 'agent-8', label: 'Riley at Ridgeline', detail: 'riley.desk@ridgeline.test · inactive' },
    ]);
  });

  it('are kept apart, each below its kind and words, so that a change brings the right ones up to date', () => {
    expect(
      [brokerOptionsQuery, loadOptionsQuery, clientOptionsQuery, agentOptionsQuery].map((query) => [
        ...query.search('mesa').queryKey,
      ]),
    ).toEqual([
      ['brokers', 'options', 'mesa'],
      ['loads', 'options', 'mesa'],
      ['clients', 'options', 'mesa'],
      ['agents', 'options', 'mesa'],
    ]);
  });

  it('have their names, each asked for once', async () => {
    const server = fakeApi({
      'GET /api/names/broker': () => ({
        body: [
          { id: '4', name: 'Prairie Star Carriers' },
          { id: '9', name: 'Mesa Freight' },
        ],
      }),
    });
    const names = await ask().fetchQuery(namesQuery('broker', ['9', '4', '9']));
    expect([...names]).toEqual([
      ['4', 'Prairie Star Carriers'],
      ['9', 'Mesa Freight'],
    ]);
    expect(server.seen[0]?.query.get('ids')).toBe('4,9');
    expect([...namesQuery('broker', ['9']).queryKey]).toEqual(['brokers', 'names', '9']);
  });

  it('have their names however many they are, a hundred at a time', async () => {
    const server = fakeApi({
      'GET /api/names/broker': ({ query }) => ({
        body: (query.get('ids') ?? '').split(',').map((id) => ({ id, name: `Broker ${id}` })),
      }),
    });
    const ids = Array.from({ length: 250 }, (_, nr) => String(nr + 1));
    const names = await ask().fetchQuery(namesQuery('broker', ids));
    expect(server.seen.map(({ query }) => query.get('ids')?.split(',').length)).toEqual([100, 100, 50]);
    expect(ids.filter((id) => names.get(id) !== `Broker ${id}`)).toEqual([]);
  });

  it('have no names to ask for without records, nor records of no kind', () => {
    expect(
      [namesQuery('broker', ['4']), namesQuery('broker', []), namesQuery(null, ['4'])].map(({ enabled }) => enabled),
    ).toEqual([true, false, false]);
  });

  it('is a new broker by its name', async () => {
    const server = fakeApi({
      'POST /api/brokers': () => ({ status: 201, body: brokerOf({ id: 9, name: 'Mesa Freight' }) }),
    });
    expect(await createBrokerNamed('Mesa Freight')).toEqual({ value: '9', label: 'Mesa Freight' });
    expect(server.seen[0]?.body).toEqual({ name: 'Mesa Freight' });
  });

  it('is each state and province by its two letters', () => {
    expect(stateOptions).toHaveLength(64);
    expect(stateOptions).toContainEqual({ value: 'DC', label: 'District of Columbia' });
    expect(stateOptions).toContainEqual({ value: 'YT', label: 'Yukon' });
    expect(
      stateOptions.filter(({ value, label }) => !/^[A-Z]{2}$/.test(value) || !/^[A-Z][A-Za-z ]+$/.test(label)),
    ).toEqual([]);
  });

  it('is each label with its value, in order', () => {
    expect(optionsOf(accessLevelLabels)).toEqual([
      { value: 'basic', label: 'Basic' },
      { value: 'standard', label: 'Standard' },
      { value: 'advanced', label: 'Advanced' },
      { value: 'restricted', label: 'Restricted' },
    ]);
    expect([isFeature('ifta'), isFeature('IFTA'), isFeature('toll')]).toEqual([true, false, false]);
  });

  it('is live when other tabs are told of it', () => {
    expect([
      isLiveEntity('invoice'),
      isLiveEntity('fee'),
      isLiveEntity('invoices'),
      isLiveEntity(null),
      isLiveEntity(['fee']),
    ]).toEqual([true, true, false, false, false]);
  });
});

describe('the firm', () => {
  it('brings its time zone', async () => {
    setFirmTimeZone('America/New_York');
    const firm = {
      name: 'Ridgeline',
      phone: '',
      email: '',
      timeZone: 'America/Los_Angeles',
      demo: false,
      version: '1.2.3',
      today: '2026-03-02',
    };
    fakeApi({ 'GET /api/firm': () => ({ body: firm }) });
    expect(await ask().fetchQuery(firmQuery)).toEqual(firm);
    expect(formatDate('2026-03-02T07:30:00.000Z')).toBe('03/01/2026');
    expect([...firmQuery.queryKey]).toEqual(['firm']);
  });
});
