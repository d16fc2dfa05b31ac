import { PostRecurringEntries } from '../../../../src/modules/accounting/ledger';
import { money } from '../../plain';
import { idOf, onDay, pick, post, someone, type Doings } from './hands';

/** What is done with the books by hand. */
export const ledgerDoings = {
  addAccount: async ({ who, number }, world) =>
    post(world, someone(world, who), '/api/ledger/accounts', {
      number: String(number),
      name: `Account ${number}`,
      type: 'expenses',
      subtype: 'operating-expenses',
    }),
  /** An account of its own is changed or deleted, used or not. */
  async changeAccount({ which, command }, world, books) {
    const own = books.records('account').filter(({ id }) => Number(id) >= 7_000);
    const path = `/api/ledger/accounts/${pick(own, which)?.id ?? '7999'}`;
    const { visitor } = world.people.employee;
    return command === 'delete' ? visitor.delete(path) : visitor.patch(path, { active: command === 'activate' });
  },
  async writeEntry({ who, client, vehicle, account, own, cents, on, twice }, world, books) {
    const accounts = books.records('account').filter(({ id }) => Number(id) >= 7_000);
    const accountNumber = own === null ? account : String(pick(accounts, own)?.id ?? account);
    const first = { accountNumber, debit: money(cents), vehicleId: idOf(books, 'vehicle', vehicle) };
    return post(
      world,
      someone(world, who),
      '/api/ledger/entries',
      {
        entryDate: onDay(books, on),
        description: `Entry over ${cents}`,
        clientId: idOf(books, 'client', client),
        lines: [first, { accountNumber: '1000', description: 'From the bank', credit: money(cents) }],
      },
      twice,
    );
  },
  async addTemplate({ who, client, vehicle, cents, every, on, twice }, world, books) {
    return post(
      world,
      someone(world, who),
      '/api/entry-templates',
      {
        name: `Entry over ${cents}`,
        description: `Entry every ${every ?? 'now and then'}`,
        clientId: idOf(books, 'client', client),
        lines: [
          { accountNumber: '6200', debit: money(cents), vehicleId: idOf(books, 'vehicle', vehicle) },
          { accountNumber: '1000', description: 'From the bank', credit: money(cents) },
        ],
        every,
        nextOn: every && onDay(books, on),
      },
      twice,
    );
  },
  /** The nightly job, twice: what the first one posts, the second one does not post again. */
  async postTemplates(_, world) {
    const job = world.system.app.get(PostRecurringEntries);
    await job.post('night');
    expect(await job.post('night again')).toEqual({ posted: 0 });
    return null;
  },
  async reverseEntry({ which, on }, world, books) {
    const byHand = [...books.entries.keys()].filter(
      (id) => books.lines.find(({ entryId }) => entryId === id)?.source === null,
    );
    return world.people.admin.visitor.post(`/api/ledger/entries/${pick(byHand, which) ?? '0'}/reverse`, {
      reason: 'Entered twice',
      entryDate: on === null ? undefined : onDay(books, on),
    });
  },
} satisfies Partial<Doings>;
