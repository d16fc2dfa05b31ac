import type { Books } from './books';
import type { Scope } from './eyes';
import { inOrder } from '../plain';
import type { Row } from './views';

const OFFICE: readonly unknown[] = ['admin', 'employee', 'agent'];

/** Who may be given an obligation: the office as far as it is at work; an agent knows itself alone. By name. */
export const peopleOfDesk = (books: Books, scope: Scope): readonly Row[] =>
  books
    .records('user')
    .filter(({ values: { role, isActive } }) => OFFICE.includes(role) && isActive === true)
    .filter(({ id }) => scope.clients === null || String(id) === scope.userId)
    .map(({ id, values: { firstName, lastName, email } }) => ({
      id: String(id),
      name: [firstName, lastName].filter(Boolean).join(' ') || String(email),
      agentId: books.records('agent').find(({ values }) => String(values['userId']) === String(id))?.id ?? null,
    }))
    .sort((one, other) => inOrder(one.name, other.name) || inOrder(one.id, other.id));
