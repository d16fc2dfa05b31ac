import { newClient } from './people';
import type { TestSystem } from '../system';
import type { Answer, Visitor } from './visitor';

type Row = Record<string, unknown>;

/** A client with the unit T-07 and a card of its driver. */
export interface Fleet {
  readonly clientId: string;
  readonly driverId: unknown;
  readonly vehicleId: unknown;
  readonly cardId: unknown;
}

/** What tests of fuel cards need: fleets, files, and what they book. */
export class FuelDesk {
  private count = 0;

  constructor(
    private readonly system: TestSystem,
    private readonly staff: Visitor,
  ) {}

  async fleet(card = '7083051234561234'): Promise<Fleet> {
    const nr = (this.count += 1);
    const clientId = await newClient(this.system);
    const license = { licenseState: 'TN', licenseClass: 'Class A', licenseExpiration: '2029-01-01' };
    const person = { firstName: 'Dana', lastName: 'Reyes', dateOfBirth: '1980-02-03', licenseNumber: `F${nr}` };
    const driverId = await this.made('/api/drivers', { ...person, ...license, clientId });
    const truck = { clientId, unitNumber: 'T-07', vin: `1FUJGLDR9KL${100_000 + nr}`, licensePlate: `P${nr}` };
    const vehicleId = await this.made('/api/vehicles', truck);
    const cardId = await this.made('/api/fuel-cards', { provider: 'efs', cardNumber: card, clientId, driverId });
    return { clientId, driverId, vehicleId, cardId };
  }

  /** Uploads a file, whatever comes of it. */
  send(
    content: string | Uint8Array,
    fields: Readonly<Record<string, string>> = {},
    visitor = this.staff,
    address = '/api/fuel-cards/import',
  ): Promise<Answer> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), 'fuel.csv');
    return visitor.upload(address, form);
  }

  /** Uploads a file that is taken in. */
  async sent(content: string | Uint8Array, fields: Readonly<Record<string, string>> = {}): Promise<Row> {
    const { status, text, body } = await this.send(content, fields);
    expect([status, text]).toEqual([200, text]);
    return body;
  }

  /** Debit and credit of a client's accounts, by number. */
  async balances(clientId: string): Promise<Row> {
    const { body } = await this.staff.get<{ rows: Row[] }>(`/api/ledger/trial-balance?clientId=${clientId}`);
    return Object.fromEntries(body.rows.map((row) => [String(row['number']), [row['debit'], row['credit']]]));
  }

  async expensesOf(clientId: string): Promise<Row[]> {
    return (await this.staff.get<Row[]>(`/api/expenses?clientId=${clientId}&limit=100`)).body;
  }

  private async made(path: string, body: object): Promise<unknown> {
    const { status, text, body: answer } = await this.staff.post(path, body);
    expect([status, text]).toEqual([201, text]);
    return answer['id'];
  }
}
