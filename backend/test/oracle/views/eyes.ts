import type { Books, InvoiceSeen } from './books';
import type { Visitor } from '../../support/world/visitor';

/** Somebody who looks at the product, signed in. */
export interface Eyes {
  readonly name: string;
  readonly visitor: Visitor;
  readonly userId: string;
}

export interface Scope {
  readonly role: string;
  /** Clients whose records are seen; null: all records. */
  readonly clients: readonly string[] | null;
  /** Sees what nobody has taken yet. */
  readonly unassigned: boolean;
  readonly agentId: string | null;
  readonly userId: string;
  readonly clientId: string | null;
  readonly flags: Readonly<Record<string, unknown>>;
}

/** Whose records somebody sees, by decisions.md §4: the staff all, an agent its clients, a portal user its own. */
export const scopeOf = (books: Books, { userId }: Pick<Eyes, 'userId'>): Scope => {
  const { role = 'nobody', clientId = null } = (books.record('user', userId)?.values ?? {}) as {
    role?: string;
    clientId?: string | null;
  };
  const agent = books.records('agent').find(({ values }) => values['userId'] === userId);
  const nobody = { role, userId, unassigned: false, agentId: null, clientId, flags: {} };
  if (role === 'admin' || role === 'employee') return { ...nobody, clients: null, unassigned: true };
  if (role === 'client') return { ...nobody, clients: clientId ? [clientId] : [] };
  if (role !== 'agent' || !agent) return { ...nobody, clients: [] };
  const unassigned = agent.values['accessLevel'] === 'advanced';
  const mine = books
    .ever('client')
    .filter(
      ({ values }) => (values['agentId'] ?? null) === agent.id || (unassigned && (values['agentId'] ?? null) === null),
    );
  return {
    ...nobody,
    clients: mine.map(({ id }) => String(id)),
    unassigned,
    agentId: String(agent.id),
    flags: agent.values,
  };
};

export const sees = ({ clients }: Scope, clientId: unknown): boolean =>
  clients === null || clients.includes(String(clientId));
export const seesOpen = (scope: Scope, clientId: unknown): boolean =>
  sees(scope, clientId) || (clientId === null && scope.unassigned);
/** Of a client in scope, or one's own. */
export const seesOwn = (scope: Scope, { clientId, userId }: Readonly<Record<string, unknown>>): boolean =>
  sees(scope, clientId) || userId === scope.userId;
export const invoicesSeen = (books: Books, scope: Scope): readonly InvoiceSeen[] =>
  books.invoices.filter(({ state }) => sees(scope, state.terms.clientId));
