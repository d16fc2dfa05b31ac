import { GROUP_OF, GROUPS } from '../domain/rule-groups';
import type { Client } from '../../../clients/clients';
import type { Counted } from '../queries/practice-desk';
import type { PracticeCell, PracticeClient, PracticeRow } from './practice.answers';

/**
 * The rows of the practice desk by client: the firm itself first, then the clients in their order, each with its
 * obligations by group of rules.
 * @param counted the obligations behind the rows, each with the number of all obligations of its client and rule
 */
export const clientsOf = (
  clients: readonly Pick<Client, 'id'>[],
  results: readonly PracticeRow[],
  counted: readonly Counted[],
): PracticeClient[] => {
  const counts = new Map(counted.map(({ clientId, rule, count }) => [`${clientId} ${rule}`, count]));
  const ofClient = new Map<string | null, PracticeRow[]>([null, ...clients.map(({ id }) => id)].map((id) => [id, []]));
  for (const row of results) ofClient.get(row.clientId)?.push(row);
  return [...ofClient].flatMap(([clientId, rows]) => {
    const [first] = rows;
    if (!first) return [];
    const { clientName, agentId, agentName, dueDate } = first;
    const countOf = (kinds: ReadonlySet<string>): number =>
      [...kinds].reduce((sum, kind) => sum + (counts.get(`${clientId} ${kind}`) ?? 0), 0);
    const cells = GROUPS.flatMap((group): PracticeCell[] => {
      const obligations = rows.filter(({ kind }) => GROUP_OF[kind] === group);
      if (obligations.length === 0) return [];
      return [{ group, count: countOf(new Set(obligations.map(({ kind }) => kind))), obligations }];
    });
    return [{ clientId, clientName, agentId, agentName, dueDate, cells }];
  });
};
