import { bankLinesOf, ledgerOf, matchedIn, netOf, reconciledOf, statementOf } from '../../views/bank';
import { money, plusDays } from '../../plain';
import { answered, idOf, pick, post, someone, type Doings } from './hands';

/** What is done with statements of the bank. */
export const bankDoings = {
  addBank: async ({ who, client, account, twice }, world, books) =>
    post(
      world,
      someone(world, who),
      '/api/bank-accounts',
      {
        name: `Bank ${account}`,
        bankName: 'First Bank',
        ledgerAccount: account,
        clientId: idOf(books, 'client', client),
        accountNumber: '000111222333',
      },
      twice,
    ),
  addBankRule: async ({ who, client, side }, world, books) =>
    post(world, someone(world, who), '/api/bank-rules', {
      ...{ name: 'Fees', contains: 'fee', side, accountNumber: '5900', amountFrom: '1.00' },
      clientId: idOf(books, 'client', client),
      vehicleId: null,
    }),
  /** A statement of lines that the ledger has, and of others; sent again, it brings nothing. */
  async importBank({ which, rows }, world, books) {
    const account = pick(books.records('bankaccount'), which);
    if (!account) return null;
    const ledger = ledgerOf(books, account);
    const lines = rows.map(({ of, days, cents }) => {
      const known = of === null ? undefined : pick(ledger, of);
      return known
        ? [plusDays(known.date, days), known.reference, money(netOf(known))]
        : [plusDays(books.today, days - 5), 'MONTHLY FEE', money(0 - cents)];
    });
    const sent = async () => {
      const form = new FormData();
      const text = [['Date', 'Description', 'Amount'], ...lines].map((line) => line.join(',')).join('\n');
      form.append('file', new Blob([text]), 'bank.csv');
      return world.people.admin.visitor.upload(`/api/bank-accounts/${String(account.id)}/import`, form);
    };
    const first = await sent();
    answered('import', first, 200);
    expect((await sent()).body).toMatchObject({ imported: 0, rejectedLines: 0 });
    return first;
  },
  /** The administrator settles a line, or opens it again: what it must answer follows from how it stands. */
  async settleBank({ which, how, off }, world, books) {
    const line = pick(bankLinesOf(books), which);
    if (!line) return null;
    const path = `/api/bank-lines/${line.id}`;
    const { visitor } = world.people.admin;
    const account = books.ever('bankaccount').find(({ id }) => id === line.bankAccountId);
    if (!account) throw new Error('A line of the bank has an account');
    const through = reconciledOf(books, account.id).at(-1)?.through ?? '';
    const isClosed = line.date <= through;
    const isOpen = line.status === 'imported';
    if (how === 'open') {
      const answer = await visitor.post(`${path}/unmatch`);
      answered('open', answer, isOpen || (isClosed && line.status !== 'ignored') ? 409 : 200);
      return answer;
    }
    if (how === 'ignore') {
      const answer = await visitor.post(`${path}/ignore`, { reason: 'Twice in the statement' });
      answered('ignore', answer, isOpen ? 200 : 409);
      return answer;
    }
    if (how === 'book') {
      const answer = await visitor.post(`${path}/book`, { accountNumber: '5900', description: 'Charge' });
      answered('book', answer, isOpen && !isClosed ? 200 : 409);
      return answer;
    }
    const matched = matchedIn(books);
    const equal = ledgerOf(books, account).filter(
      (each) => netOf(each) === line.amount && each.source?.kind !== 'bankline',
    );
    const found = off ? pick(ledgerOf(books, account), which) : pick(equal, which);
    if (!found) return null;
    const answer = await visitor.post(`${path}/match`, { lines: [{ entryId: found.entryId, line: found.nr }] });
    const fits = netOf(found) === line.amount && found.source?.kind !== 'bankline';
    const isFree = !matched.includes(`${found.entryId} ${found.nr}`);
    if (found.source?.kind === 'bankline') answered('match its own', answer, 400);
    else answered('match', answer, !isOpen || isClosed ? 409 : !fits ? 400 : isFree ? 200 : 409);
    return answer;
  },
  /** What the statement says is worked out by plain code: right to the cent, or a cent too little. */
  async reconcileBank({ which, off }, world, books) {
    const account = pick(books.records('bankaccount'), which);
    if (!account) return null;
    const last = reconciledOf(books, account.id).at(-1)?.through ?? '';
    const { balance, open } = statementOf(books, account, books.today);
    const answer = await world.people.admin.visitor.post(`/api/bank-accounts/${String(account.id)}/reconciliations`, {
      through: books.today,
      statementBalance: money(balance - off),
    });
    answered('reconcile', answer, books.today <= last ? 400 : off > 0 || open > 0 ? 409 : 201);
    if (off > 0 && books.today > last) expect(answer.text).toContain('differs by $0.01');
    return answer;
  },
  async undoBank({ which }, world, books) {
    const account = pick(books.records('bankaccount'), which);
    if (!account) return null;
    const done = reconciledOf(books, account.id);
    const id = done.at(-1)?.id ?? '019a0000-0000-7000-8000-00000000ffff';
    const path = `/api/bank-accounts/${String(account.id)}/reconciliations/${id}/undo`;
    const answer = await world.people.admin.visitor.post(path, { reason: 'A line was wrong' });
    answered('undo', answer, done.length > 0 ? 200 : 404);
    return answer;
  },
} satisfies Partial<Doings>;
