import type { Answer } from '../world/visitor';
import type { Book } from './model';
import { money, Work } from './work';

interface Booked {
  readonly id: string;
  readonly book: Book;
  readonly day: string;
  readonly account: string;
  readonly cents: number;
}
interface Found {
  readonly id: string;
  readonly date: string;
  readonly amount: string;
  readonly text: string;
  readonly status: string;
}
interface LedgerLine {
  readonly entryId: string;
  readonly line: number;
  readonly date: string;
  readonly amount: string;
}
const usDay = (date: string): string => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`;

/** Statements of the banks of all books: only what is booked of them, or taken back, moves the ledger. */
export class BankWork extends Work {
  private readonly accounts = new Map<Book, string>();
  private booked: Booked[] = [];
  private nr = 0;

  async begin(books: readonly Book[]): Promise<void> {
    for (const book of books) {
      const given = { name: 'Checking', bankName: 'First Bank', ledgerAccount: '1000', clientId: book || null };
      this.accounts.set(book, await this.added('bank-accounts', given));
    }
  }

  /** A charge or interest is booked; in a closed month it is refused, and booked on the first open day. */
  async bookBank(): Promise<void> {
    const [book, bank] = this.one([...this.accounts]);
    const [cents, account] = [this.one([1, -1]) * (1 + this.draw(5_000)), this.one(['5900', '6150', '6200'])];
    const date = this.day();
    const { id } = await this.imported(bank, date, cents);
    const call = (dates: object): Promise<Answer> =>
      this.staff.post(`/api/bank-lines/${id}/book`, { accountNumber: account, description: 'Charge', ...dates });
    const day = this.model.openDay(book, date);
    if (day !== date) {
      const { body } = await this.refused(() => call({}));
      const message = expect.stringContaining(`the first open day is ${usDay(day)}`) as unknown;
      expect(body['errors']).toEqual([{ field: 'bookedOn', message }]);
    }
    await this.done(call(day === date ? {} : { bookedOn: day }));
    this.model.post(book, day, [
      ['1000', cents],
      [account, 0 - cents],
    ]);
    this.booked.push({ id, book, day, account, cents });
  }

  async unbookBank(): Promise<void> {
    const line = this.booked.pop();
    if (!line) return;
    const { id, book, day, account, cents } = line;
    await this.done(this.staff.post(`/api/bank-lines/${id}/unmatch`));
    this.model.post(book, this.model.openDay(book, day), [
      ['1000', 0 - cents],
      [account, cents],
    ]);
    await this.done(this.staff.post(`/api/bank-lines/${id}/ignore`, { reason: 'The bank took it back' }));
  }

  /** A line of the ledger is matched with one line of the bank, and with no other; nothing is booked. */
  async matchBank(): Promise<void> {
    const [, bank] = this.one([...this.accounts]);
    const first = await this.imported(bank, this.day(), 1);
    const { body } = await this.staff.get<readonly LedgerLine[]>(`/api/bank-lines/${first.id}/candidates`);
    await this.done(this.staff.post(`/api/bank-lines/${first.id}/ignore`, { reason: 'To look around' }));
    if (body.length === 0) return;
    const { entryId, line, date, amount } = this.one(body);
    const cents = Math.round(Number(amount) * 100);
    const lines = [{ entryId, line }];
    const [one, other] = [await this.imported(bank, date, cents), await this.imported(bank, date, cents)];
    await this.done(this.staff.post(`/api/bank-lines/${one.id}/match`, { lines }));
    await this.refused(() => this.staff.post(`/api/bank-lines/${other.id}/match`, { lines }));
    await this.done(this.staff.post(`/api/bank-lines/${other.id}/ignore`, { reason: 'Twice in the statement' }));
    if (this.draw(3) === 0) await this.done(this.staff.post(`/api/bank-lines/${one.id}/unmatch`));
  }

  /** Reconciled to the cent or not at all; what is settled then stays, until that is undone. */
  async reconcileBank(): Promise<void> {
    const [, bank] = this.one([...this.accounts]);
    const path = `/api/bank-accounts/${bank}`;
    const through = this.model.today;
    const open = await this.staff.get<readonly Found[]>(
      `/api/bank-lines?bankAccountId=${bank}&status=imported&limit=1000`,
    );
    for (const { id } of open.body)
      await this.done(this.staff.post(`/api/bank-lines/${id}/ignore`, { reason: 'Not ours' }));
    const { body } = await this.staff.get(`${path}/unreconciled?through=${through}`);
    const balance = Math.round(Number(body['balance']) * 100);
    const asked = (statementBalance: number): Promise<Answer> =>
      this.staff.post(`${path}/reconciliations`, { through, statementBalance: money(statementBalance) });
    const wrong = await this.refused(() => asked(balance + 1));
    expect(wrong.text).toContain('differs by $0.01');
    const { id } = await this.done(asked(balance));
    const settled = await this.staff.get<readonly Found[]>(
      `/api/bank-lines?bankAccountId=${bank}&to=${through}&sort=date&limit=1000`,
    );
    const kept = settled.body.find(({ status }) => status === 'matched' || status === 'booked');
    if (kept) await this.refused(() => this.staff.post(`/api/bank-lines/${kept.id}/unmatch`));
    await this.done(this.staff.post(`${path}/reconciliations/${String(id)}/undo`, { reason: 'To go on' }));
  }

  /** One more line of a statement; no two are equal, so that each is new. */
  private async imported(bank: string, date: string, cents: number): Promise<Found> {
    this.nr += 1;
    const text = `LINE ${this.nr}`;
    const form = new FormData();
    form.append('file', new Blob([`Date,Description,Amount\n${date},${text},${money(cents)}`]), 'bank.csv');
    const sent = await this.staff.upload(`/api/bank-accounts/${bank}/import`, form);
    expect(sent.body).toMatchObject({ imported: 1, rejectedLines: 0 });
    const { body } = await this.staff.get<readonly Found[]>(
      `/api/bank-lines?bankAccountId=${bank}&from=${date}&to=${date}&q=${encodeURIComponent(text)}&limit=1000`,
    );
    const found = body.find((line) => line.text === text);
    if (!found) throw new Error(`${text} was imported, and is not there`);
    return found;
  }
}
