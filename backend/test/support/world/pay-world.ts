import type { TestSystem } from '../system';
import type { Answer, Visitor } from './visitor';

type Row = Record<string, unknown>;
/** A settlement as it is answered. */
export interface ShownSettlement extends Row {
  readonly id: number;
  readonly number: string;
  readonly net: string;
}

/** The body of a call that must go well. */
export const made = async <Body = Row>(call: Promise<Answer>): Promise<Body> => {
  const { status, text, body } = await call;
  if (status >= 300) throw new Error(`${status} ${text}`);
  return body as Body;
};

/** Drivers, their loads and what they are paid, as an administrator enters them. */
export class PayWorld {
  private count = 0;
  private brokerId: unknown = null;
  private constructor(
    private readonly system: TestSystem,
    public admin: Visitor,
  ) {}

  static async of(system: TestSystem): Promise<PayWorld> {
    return new PayWorld(system, await system.as('admin'));
  }

  /** Goes to a day, and signs in again there. */
  async travel(to: string): Promise<void> {
    this.system.clock.travel(`${to}T15:00:00Z`);
    this.admin = await this.system.as('admin');
  }

  /** The day on which the firm is now. */
  async today(): Promise<string> {
    return String((await made(this.admin.get('/api/firm')))['today']);
  }

  async driver(over: object = {}): Promise<number> {
    this.count += 1;
    const license = { licenseNumber: `PW${this.count}`, licenseState: 'TN', licenseClass: 'Class A' };
    const driver = { firstName: 'Dana', lastName: `Reyes ${this.count}`, licenseExpiration: '2036-06-30' };
    return Number((await made(this.admin.post('/api/drivers', { ...driver, ...license, ...over })))['id']);
  }

  payRule(driverId: number, basis: string, rate: string): Promise<Row> {
    return made(this.admin.post('/api/pay-rules', { driverId, basis, rate, from: '2024-01-01' }));
  }

  deduction(driverId: number, kind: string, rate: string, over: object = {}): Promise<Row> {
    return made(this.admin.post('/api/deduction-rules', { driverId, kind, rate, from: '2024-01-01', ...over }));
  }

  /** A load that the driver delivered today. */
  async delivered(driverId: number, over: object = {}): Promise<number> {
    this.count += 1;
    this.brokerId ??= (await made(this.admin.post('/api/brokers', { name: 'Summit Freight' })))['id'];
    const route = { pickupLocation: 'Roanoke, VA', dropoffLocation: 'Macon, GA', rate: 1_000 };
    const load = { loadNumber: `PW-${this.count}`, brokerId: this.brokerId, driverId, ...route, ...over };
    const { id } = await made(this.admin.post('/api/loads', load));
    for (const status of ['in_transit', 'delivered'])
      await made(this.admin.patch(`/api/loads/${String(id)}`, { status }));
    return Number(id);
  }

  prepare(driverId: number, from: string, to: string): Promise<ShownSettlement> {
    return made(this.admin.post('/api/settlements', { driverId, from, to }));
  }

  /** A step of a settlement: 'approve', 'pay', … */
  step(id: number, what: string, body: object = {}): Promise<ShownSettlement> {
    return made(this.admin.post(`/api/settlements/${id}/${what}`, body));
  }
}
