import type { Books } from './books';
import { type Scope } from './eyes';
import { openOf, statusOf } from './money-views';
import { inOrder, money, sum } from '../plain';
import type { Row } from './views';

const TO_DO: readonly unknown[] = ['open', 'waiting', 'ready'];
const OFFICE = ['admin', 'employee'];

const may = ({ role, flags }: Scope, area: string, ...names: readonly string[]): boolean =>
  OFFICE.includes(role) ||
  (names.some((name) => flags[name] === true) && !((flags['restrictedFeatures'] ?? []) as string[]).includes(area));

/** What the list of clients says of each beside its fields, invoice by invoice and obligation by obligation. */
export const standingOf = (books: Books, scope: Scope, { id, agentId }: Row): Row => {
  const invoices = books.invoices
    .filter(({ state }) => state.terms.clientId === id)
    .map((invoice) => ({ status: statusOf(invoice, books.today), open: openOf(invoice) }));
  const owed = (...statuses: readonly string[]): string | null =>
    may(scope, 'invoices', 'canCreateInvoices', 'canAccessAccounting')
      ? money(
          sum(
            invoices.filter(({ status }) => statuses.includes(status)),
            ({ open }) => open,
          ),
        )
      : null;
  const [next] = books
    .records('obligation')
    .filter(({ values }) => values['clientId'] === id && TO_DO.includes(values['status']))
    .sort(
      (one, other) =>
        inOrder(one.values['dueDate'], other.values['dueDate']) || inOrder(String(one.id), String(other.id)),
    );
  const seesAgent = scope.clients === null || agentId === scope.agentId;
  return {
    agentName: seesAgent && agentId !== null ? books.displayNameOf('agent', agentId, 'displayName') : null,
    balance: owed('pending', 'overdue'),
    overdue: owed('overdue'),
    nextDeadline:
      next && may(scope, 'clients', 'canManageClients')
        ? {
            id: next.id,
            title: next.values['title'],
            period: next.values['period'],
            dueDate: next.values['dueDate'],
          }
        : null,
  };
};
