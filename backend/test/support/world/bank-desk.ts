import type { TestSystem } from '../system';
import { ofxFile, type OfxLine } from '../../../src/modules/accounting/bank/domain/ofx.fixture';
import { newClient } from './people';
import type { Answer, Visitor } from './visitor';

export type Row = Record<string, unknown>;
interface Suggested {
  readonly lines: readonly { entryId: string; line: number; amount: string }[];
  readonly reasons: readonly string[];
  readonly chosen: boolean;
  readonly booking: Row | null;
}

/** The body of an answer that must not be a refusal. */
export const done = async (answer: Promise<Answer>): Promise<Row> => {
  const { status, body, text } = await answer;
  if (status >= 300) throw new Error(text);
  return body;
};
/** How something was refused: status, code and sentence. */
export const said = ({ status, body }: Answer) => [status, body['code'], body['message']];

/** Somebody who keeps bank accounts of clients: what stands in the books beforehand, and the calls of the bank. */
export class BankDesk {
  constructor(
    private readonly system: TestSystem,
    private readonly staff: Visitor,
  ) {}

  newBook(): Promise<string> {
    return newClient(this.system, { companyName: 'Blue Ridge Haulers' });
  }
  async account(clientId: string | null, over: Row = {}): Promise<string> {
    const given = { name: 'Checking', bankName: 'First Bank', ledgerAccount: '1000', clientId, ...over };
    return String((await done(this.staff.post('/api/bank-accounts', given)))['id']);
  }
  send(
    id: string,
    content: string | Uint8Array,
    name = 'bank.ofx',
    mapping?: object,
    visitor = this.staff,
  ): Promise<Answer> {
    const form = new FormData();
    if (mapping) form.append('mapping', JSON.stringify(mapping));
    form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
    return visitor.upload(`/api/bank-accounts/${id}/import`, form);
  }
  imported(id: string, lines: readonly OfxLine[]): Promise<Row> {
    return done(this.send(id, ofxFile(lines)));
  }
  async linesOf(id: string): Promise<Row[]> {
    return (await this.staff.get<Row[]>(`/api/bank-lines?bankAccountId=${id}&sort=date&limit=1000`)).body;
  }
  async lineOver(id: string, amount: string): Promise<string> {
    return String((await this.linesOf(id)).find((line) => line['amount'] === amount)?.['id']);
  }
  async suggested(lineId: string): Promise<Suggested[]> {
    return (await this.staff.get<Suggested[]>(`/api/bank-lines/${lineId}/suggestions`)).body;
  }
  /** Money that came in, by hand. */
  entry(clientId: string | null, amount: string, entryDate: string, over: Row = {}): Promise<Row> {
    return done(
      this.staff.post('/api/ledger/entries', {
        ...{ entryDate, description: 'By hand', clientId },
        lines: [
          { accountNumber: '1000', debit: amount },
          { accountNumber: '3000', credit: amount },
        ],
        ...over,
      }),
    );
  }
  /** Money that went out, by hand. */
  spent(clientId: string | null, amount: string, entryDate: string): Promise<Row> {
    return this.entry(clientId, amount, entryDate, {
      lines: [
        { accountNumber: '5900', debit: amount },
        { accountNumber: '1000', credit: amount },
      ],
    });
  }
  reconcile(id: string, through: string, statementBalance: string): Promise<Answer> {
    return this.staff.post(`/api/bank-accounts/${id}/reconciliations`, { through, statementBalance });
  }
}
