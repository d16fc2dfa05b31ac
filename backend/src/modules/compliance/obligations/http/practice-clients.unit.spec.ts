import type { RuleName } from '../domain/duties';
import type { Counted } from '../queries/practice-desk';
import type { PracticeRow } from './practice.answers';
import { clientsOf } from './practice-clients';

const row = (id: string, clientId: string | null, kind: RuleName, dueDate: string): PracticeRow =>
  ({
    id,
    clientId,
    clientName: clientId && `Client ${clientId}`,
    kind,
    dueDate,
    agentId: 'g',
    agentName: 'Gus',
  }) as PracticeRow;
const count = (clientId: string | null, rule: RuleName, of: number): Counted =>
  ({ clientId, rule, count: of }) as Counted;

describe('the practice desk by client', () => {
  it('tells the firm itself and then clients in their order, those with nothing to do left out', () => {
    const results = [
      row('1', 'b', 'ucr', '2026-12-01'),
      row('2', null, 'ucr', '2026-12-02'),
      row('3', 'a', 'ucr', '2026-12-03'),
    ];
    const clients = clientsOf([{ id: 'a' }, { id: 'c' }, { id: 'b' }], results, []);
    expect(clients.map(({ clientId, dueDate }) => [clientId, dueDate])).toEqual([
      [null, '2026-12-02'],
      ['a', '2026-12-03'],
      ['b', '2026-12-01'],
    ]);
    expect(clients[1]).toMatchObject({ clientName: 'Client a', agentId: 'g', agentName: 'Gus' });
  });

  it('tells neither the firm, where it has nothing to do, nor clients that were not asked for', () =>
    expect(clientsOf([{ id: 'a' }], [row('1', 'b', 'ucr', '2026-12-01')], [])).toEqual([]));

  it('tells of each group what comes next, and how many there are of all its rules that are told', () => {
    const results = [
      row('1', 'a', 'mvr_review', '2026-12-01'),
      row('2', 'a', 'ifta_return', '2026-12-02'),
      row('3', 'a', 'medical_certificate', '2026-12-03'),
      row('4', 'a', 'mvr_review', '2026-12-04'),
    ];
    const counted = [
      count('a', 'mvr_review', 20),
      count('a', 'medical_certificate', 1),
      count('a', 'drivers_license', 7),
      count('b', 'ifta_return', 9),
    ];
    const [client] = clientsOf([{ id: 'a' }], results, counted);
    expect(client?.dueDate).toBe('2026-12-01');
    expect(
      client?.cells.map(({ group, count: of, obligations }) => [group, of, obligations.map(({ id }) => id)]),
    ).toEqual([
      ['ifta', 0, ['2']],
      ['drivers', 21, ['1', '3', '4']],
    ]);
  });
});
