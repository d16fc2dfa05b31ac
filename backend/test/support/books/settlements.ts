import type { TestSystem } from '../system';
import type { Answer, Visitor } from '../world/visitor';
import { turned, type Book, type BooksModel, type Haul, type Line } from './model';
import { money, Work, type Draw } from './work';

const FIRST_MONDAY = Date.UTC(2025, 10, 3);
const WEEKS = 63;
const HOUR = 20_00;
const LOAD = 300_00;
const [ESCROW, TARGET] = [50_00, 150_00];
const dayAt = (days: number): string => new Date(FIRST_MONDAY + days * 86_400_000).toISOString().slice(0, 10);

/** What is lent to a driver, held for it, and short of earlier settlements, in cents. */
interface Pockets {
  readonly advance: number;
  readonly escrow: number;
  readonly carry: number;
}
interface Driver {
  readonly id: string;
  readonly book: Book;
  readonly isPaidBy: 'hour' | 'flat';
  pockets: Pockets;
  readonly settled: Settled[];
}
/** A settlement that is approved, or paid; `moved` is what it added to each pocket. */
interface Settled {
  readonly id: string;
  readonly driver: Driver;
  readonly to: string;
  readonly lines: readonly Line[];
  readonly net: number;
  readonly moved: Pockets;
  paid: boolean;
}

/** What drivers are lent, settled and paid; each has its own weeks or loads. */
export class SettlementWork extends Work {
  private readonly drivers: Driver[] = [];
  private readonly weeks = new Set<string>();
  private nr = 0;

  constructor(
    system: TestSystem,
    staff: Visitor,
    model: BooksModel,
    draw: Draw,
    private readonly brokerId: () => number,
  ) {
    super(system, staff, model, draw);
  }

  /** Two drivers a book: one paid by the hour, one by the load; both have escrow kept back. */
  async begin(books: readonly Book[]): Promise<void> {
    for (const book of books)
      for (const isPaidBy of ['hour', 'flat'] as const) {
        this.nr += 1;
        const license = { licenseNumber: `S${this.nr}`, licenseState: 'TX', licenseClass: 'Class A' };
        const driver = { firstName: 'Sam', lastName: `Poe ${this.nr}`, licenseExpiration: '2030-01-01' };
        const id = await this.added('drivers', { ...driver, ...license, clientId: book || null });
        const at = { driverId: Number(id), from: '2025-01-01' };
        await this.added('pay-rules', { ...at, basis: isPaidBy, rate: money(isPaidBy === 'hour' ? HOUR : LOAD) });
        const escrow = { kind: 'escrow', basis: 'fixed', rate: money(ESCROW), target: money(TARGET), whenShort: true };
        if (isPaidBy === 'hour') await this.added('deduction-rules', { ...at, ...escrow });
        this.drivers.push({ id, book, isPaidBy, pockets: { advance: 0, escrow: 0, carry: 0 }, settled: [] });
      }
  }

  get steps() {
    return [
      ...[this.giveAdvance, this.settleDriver, this.settleDriver, this.settleDriver, this.settleDriver],
      ...[this.paySettlement, this.paySettlement, this.unpaySettlement, this.reopenSettlement, this.returnEscrow],
    ] as const;
  }

  private async giveAdvance(): Promise<void> {
    const driver = this.one(this.drivers);
    const [cents, date] = [1 + this.draw(this.one([90_00, 900_00])), this.day()];
    const { bookedOn } = await this.booked(driver.book, ['on', date], (dates) =>
      this.staff.post(`/api/drivers/${driver.id}/advances`, { amount: money(cents), text: 'Tires', ...dates }),
    );
    this.model.post(driver.book, bookedOn ?? date, [
      ['1300', cents],
      ['1000', 0 - cents],
    ]);
    driver.pockets = { ...driver.pockets, advance: driver.pockets.advance + cents };
  }

  private async returnEscrow(): Promise<void> {
    const { id, book, pockets } = this.one(this.drivers.filter(({ isPaidBy }) => isPaidBy === 'hour'));
    const give = (cents: number, dates: object): Promise<Answer> =>
      this.staff.post(`/api/drivers/${id}/escrow-returns`, { amount: money(cents), text: 'Back', ...dates });
    await this.refused(() => give(pockets.escrow + 1, {}));
    if (pockets.escrow === 0) return;
    const [cents, date] = [1 + this.draw(pockets.escrow), this.day()];
    const { bookedOn } = await this.booked(book, ['on', date], (dates) => give(cents, dates));
    this.model.post(book, bookedOn ?? date, [
      ['2150', cents],
      ['1000', 0 - cents],
    ]);
    const driver = this.drivers.find((one) => one.id === id);
    if (driver) driver.pockets = { ...pockets, escrow: pockets.escrow - cents };
  }

  /** Prepared, hours entered where it is by the hour, and approved: booked at its end, or on the first open day. */
  private async settleDriver(): Promise<void> {
    const driver = this.one(this.drivers);
    const { pockets, book } = driver;
    const work = driver.isPaidBy === 'hour' ? await this.byHours(driver) : await this.byLoad(driver);
    if (!work) return;
    const { id, to, gross, earned } = work;
    // what is short is taken first, as far as the pay goes; by the hour the pay is not known when it is drafted
    const carry = driver.isPaidBy === 'flat' ? Math.min(pockets.carry, gross) : 0;
    const escrow = driver.isPaidBy === 'hour' ? Math.min(ESCROW, Math.max(0, TARGET - pockets.escrow)) : 0;
    const left = gross - carry - pockets.advance - escrow;
    const [net, carried] = [Math.max(0, left), Math.max(0, 0 - left)];
    const of = { driver: driver.id };
    const lines: Line[] = [
      ['5200', gross, { ...of, ...earned }],
      ['1300', carried - carry - pockets.advance, of],
      ['2150', 0 - escrow, of],
    ];
    const day = this.model.openDay(book, to);
    const approve = (dates: object): Promise<Answer> => this.staff.post(`/api/settlements/${id}/approve`, dates);
    if (day !== to) {
      const { body } = await this.refused(() => approve({}));
      expect((body['errors'] as { field: string }[])[0]?.field).toBe('bookedOn');
    }
    const shown = await this.done(approve(day === to ? {} : { bookedOn: day }));
    expect([shown['net'], shown['carried']]).toEqual([money(net), money(carried)]);
    this.model.post(book, day, [...lines, ['2100', 0 - net, of]], []);
    const moved = { advance: 0 - pockets.advance, escrow, carry: carried - carry };
    this.move(driver, moved, 1);
    driver.settled.push({ id, driver, to, lines, net, moved, paid: false });
  }
  private async byHours({ id }: Driver) {
    const week = this.draw(WEEKS);
    const [from, to, key] = [dayAt(week * 7), dayAt(week * 7 + 6), `${id} ${week}`];
    if (to > this.model.today || this.weeks.has(key)) return null;
    this.weeks.add(key);
    const hours = 1 + this.draw(40);
    const draft = await this.added('settlements', { driverId: Number(id), from, to });
    const lines = [{ id: 1, base: String(hours), reason: 'Time sheet' }];
    await this.done(this.staff.patch(`/api/settlements/${draft}`, { lines }));
    return { id: draft, to, gross: hours * HOUR, earned: {} };
  }
  private async byLoad({ id, book }: Driver) {
    this.nr += 1;
    const about = { clientId: book || null, brokerId: this.brokerId(), driverId: Number(id) };
    const route = { pickupLocation: 'Amarillo, TX', dropoffLocation: 'Tulsa, OK', rate: 1_000 };
    const load = await this.added('loads', { ...about, ...route, loadNumber: `S-${this.nr}` });
    for (const status of ['in_transit', 'delivered'])
      await this.done(this.staff.patch(`/api/loads/${load}`, { status }));
    const to = this.model.today;
    const draft = await this.added('settlements', { driverId: Number(id), from: to, to });
    const earned: Partial<Haul> = { load };
    return { id: draft, to, gross: LOAD, earned };
  }
  private move(driver: Driver, { advance, escrow, carry }: Pockets, sign: 1 | -1): void {
    const { pockets } = driver;
    driver.pockets = {
      advance: pockets.advance + sign * advance,
      escrow: pockets.escrow + sign * escrow,
      carry: pockets.carry + sign * carry,
    };
  }

  private paidLines({ lines, net, driver }: Settled): [Line[], Line[]] {
    const bank: Line = ['1000', 0 - net, { driver: driver.id }];
    return [
      [['2100', net, { driver: driver.id }], bank],
      [...lines, bank],
    ];
  }
  private async paySettlement(): Promise<void> {
    const open = this.drivers.flatMap(({ settled }) => settled.filter(({ paid }) => !paid));
    if (open.length === 0) return;
    const settlement = this.one(open);
    const { id, to, driver } = settlement;
    const day = this.day();
    const date = day < to ? to : day;
    const { bookedOn } = await this.booked(driver.book, ['paidOn', date], (dates) =>
      this.staff.post(`/api/settlements/${id}/pay`, dates),
    );
    this.model.post(driver.book, bookedOn ?? date, ...this.paidLines(settlement));
    settlement.paid = true;
  }
  private async unpaySettlement(): Promise<void> {
    const paid = this.drivers.flatMap(({ settled }) => settled.filter((one) => one.paid));
    if (paid.length === 0) return;
    const settlement = this.one(paid);
    await this.done(this.staff.post(`/api/settlements/${settlement.id}/payment/reverse`, { reason: 'Returned' }));
    const [lines, cashLines] = this.paidLines(settlement);
    this.model.post(settlement.driver.book, this.model.today, turned(lines), turned(cashLines));
    settlement.paid = false;
  }
  /** Only the last of a driver, unpaid, and while nothing of what it kept is used: then it is discarded. */
  private async reopenSettlement(): Promise<void> {
    const all = this.drivers.flatMap(({ settled }) => settled);
    if (all.length === 0) return;
    const settlement = this.one(all);
    const { id, driver, lines, net, moved, to } = settlement;
    const back = (): Promise<Answer> => this.staff.post(`/api/settlements/${id}/reopen`, { reason: 'Hours missing' });
    const isUsed = driver.pockets.escrow < moved.escrow || driver.pockets.carry < moved.carry;
    if (settlement.paid || driver.settled.at(-1) !== settlement || isUsed) {
      await this.refused(back);
      return;
    }
    await this.done(back());
    this.model.post(driver.book, this.model.today, turned([...lines, ['2100', 0 - net, { driver: driver.id }]]), []);
    this.move(driver, moved, -1);
    driver.settled.pop();
    await this.done(this.staff.post(`/api/settlements/${id}/discard`, { reason: 'Hours missing' }));
    this.weeks.delete(`${driver.id} ${Math.round((Date.parse(to) - FIRST_MONDAY) / 604_800_000 - 6 / 7)}`);
    const { advance, escrow, carry } = driver.pockets;
    expect(Math.min(advance, escrow, carry)).toBeGreaterThanOrEqual(0);
  }
}
