import { iftaReturnRows } from '../../views/ifta-views';
import { idOf, pick, post, type Doings } from './hands';

const ALL = {
  ...{ role: 'admin', clients: null, unassigned: true, agentId: null, userId: '', clientId: null, flags: {} },
} as const;
const YEAR = 2026;
/** In which statuses a return is for each step; any other is refused. */
const FROM: Readonly<Record<string, readonly string[]>> = {
  draft: ['draft', 'reviewed'],
  review: ['draft'],
  file: ['reviewed'],
  amend: ['filed', 'paid'],
  pay: ['filed'],
  'payment/reverse': ['paid'],
  discard: ['draft', 'reviewed'],
};

/** Fuel-tax returns, from their draft to their payment. */
export const iftaDoings = {
  workOutReturn: async ({ client, quarter }, world, books) =>
    post(world, world.people.employee, '/api/ifta/returns', {
      clientId: idOf(books, 'client', client),
      year: YEAR,
      quarter,
    }),
  async moveReturn({ which, how }, world, books) {
    const all = iftaReturnRows(books, ALL);
    const some = all.filter(({ status }) => FROM[how]?.includes(String(status)));
    const id = pick(some.length > 0 ? some : all, which)?.['id'] as string | undefined;
    if (id === undefined) return null;
    const reason = how === 'amend' || how === 'payment/reverse' ? { reason: 'A late receipt' } : {};
    const visitor = how.startsWith('pay') ? world.people.admin : world.people.employee;
    return post(world, visitor, `/api/ifta/returns/${id}/${how}`, reason);
  },
} satisfies Partial<Doings>;
