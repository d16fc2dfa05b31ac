/** Random numbers that are the same for the same seed (mulberry32). */
export class Dice {
  constructor(private seed: number) {}
  next(): number {
    this.seed = (this.seed + 0x6d2b79f5) | 0;
    let t = Math.imul(this.seed ^ (this.seed >>> 15), 1 | this.seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }
  of<T>(choices: readonly T[]): T {
    return choices[this.whole(0, choices.length - 1)] as T;
  }
  digits(count: number): string {
    return `${this.whole(1, 9)}${Array.from({ length: count - 1 }, () => this.whole(0, 9)).join('')}`;
  }
}

export interface Stop {
  readonly company: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly stateName: string;
  readonly zip: string;
}
const TOWNS = [
  'Chicago|IL|Illinois|60632', 'Atlanta|GA|Georgia|30318', 'Dallas|TX|Texas|75212', 'Memphis|TN|Tennessee|38118',
  'Salt Lake City|UT|Utah|84104', 'Portland|OR|Oregon|97218', 'Fort Wayne|IN|Indiana|46809',
  'Grand Rapids|MI|Michigan|49512', 'Laredo|TX|Texas|78045', 'Fresno|CA|California|93725', 'Reno|NV|Nevada|89502',
  'Sioux Falls|SD|South Dakota|57104', 'Charlotte|NC|North Carolina|28214', 'Columbus|OH|Ohio|43217',
  'Kansas City|MO|Missouri|64120', 'Oklahoma City|OK|Oklahoma|73127', 'Green Bay|WI|Wisconsin|54303',
  'Albany|NY|New York|12205', 'Jacksonville|FL|Florida|32218', 'Mobile|AL|Alabama|36619',
  'Little Rock|AR|Arkansas|72206', 'Fargo|ND|North Dakota|58102', 'Boise|ID|Idaho|83716',
  'Tacoma|WA|Washington|98421', 'Harrisburg|PA|Pennsylvania|17111', 'Richmond|VA|Virginia|23237',
  'Des Moines|IA|Iowa|50313', 'Omaha|NE|Nebraska|68138', 'Baton Rouge|LA|Louisiana|70805',
  'Cheyenne|WY|Wyoming|82007',
].map((each) => each.split('|')); // prettier-ignore
const CANADIAN = [
  'Mississauga|ON|Ontario|L5T 2N7', 'Calgary|AB|Alberta|T2C 4L6', 'Winnipeg|MB|Manitoba|R2J 3S8',
  'Laval|QC|Quebec|H7L 4S3', 'Surrey|BC|British Columbia|V3W 1J9', 'Regina|SK|Saskatchewan|S4N 5W5',
].map((each) => each.split('|')); // prettier-ignore
const BROKERS = [
  'Blue Heron Logistics LLC', 'Cardinal Freight Brokerage Inc', 'Northgate Transport Solutions LLC',
  'Summit Ridge Logistics, Inc.', 'Prairie Wind Freight Co', 'Harbor Light Brokerage LLC',
  'Tall Pine Supply Chain Inc', 'Redstone Logistics Group LLC', 'Ironbridge Freight Services Inc.',
  'Meadowlark Logistics Corp',
]; // prettier-ignore
const CARRIERS = [
  'Dusty Road Trucking LLC', 'Lone Mesa Transport Inc', 'Three Creeks Carriers LLC', 'Oak Hollow Hauling Inc.',
  'Silver Spur Express LLC', 'Big Elk Freight Lines Inc', 'Juniper Trucking Co', 'Westwind Carriers, Inc.',
]; // prettier-ignore
const COMPANIES = [
  'Acme Foods', 'Baxter Paper Mill', 'Crown Beverage DC', 'Delta Steel Supply', 'Evergreen Produce',
  'Foster Plastics', 'Golden Grain Co-op', 'Hilltop Furniture', 'Inland Cold Storage', 'Kestrel Tools Warehouse',
]; // prettier-ignore
const STREETS = [
  '4400 Industrial Pkwy', '1200 Commerce Dr', '85 Mill Rd', '3901 W 47th St', '700 Terminal Ave', '2250 Airport Blvd',
  '615 Dock St Ste 4', '9800 Distribution Way',
]; // prettier-ignore

/** What one invented load is about; amounts are whole cents. */
export interface Values {
  readonly dice: Dice;
  readonly loadNumber: string;
  readonly otherNumber: string;
  readonly po: string;
  readonly bol: string;
  readonly broker: string;
  readonly brokerMc: string;
  readonly carrier: string;
  readonly carrierMc: string;
  readonly dot: string;
  readonly pickup: Stop;
  readonly delivery: Stop;
  readonly between: Stop;
  readonly pickupDate: string;
  readonly deliveryDate: string;
  readonly madeOn: string;
  readonly lineHaul: number;
  readonly surcharge: number;
  readonly total: number;
  readonly miles: number;
  readonly hourly: number;
  readonly freeHours: number;
  readonly increment: number;
  readonly cap: number;
  readonly layover: number;
  readonly tonu: number;
  readonly commodity: string;
  readonly weight: number;
  readonly inWords: boolean;
}

const stopOf = (dice: Dice, town: readonly string[]): Stop => {
  const [city = '', state = '', stateName = '', zip = ''] = town;
  return { company: dice.of(COMPANIES), street: dice.of(STREETS), city, state, stateName, zip };
};
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The values of one paper: the same for the same number. */
export const valuesOf = (nr: number, { canadian = false } = {}): Values => {
  const dice = new Dice(7_919 * (nr + 1));
  const towns = canadian ? CANADIAN : TOWNS;
  const at = dice.whole(0, towns.length - 1);
  const town = (step: number): readonly string[] => towns[(at + step) % towns.length] ?? [];
  const away = dice.whole(1, towns.length - 2);
  const madeOn = dayAfter('2026-01-05', dice.whole(0, 320));
  const pickupDate = dayAfter(madeOn, dice.whole(1, 4));
  const lineHaul = dice.whole(450, 4_800) * 100 + dice.of([0, 0, 0, 50, 25]);
  const surcharge = dice.whole(80, 620) * 100 + dice.of([0, 0, 75]);
  return {
    dice,
    loadNumber: dice.of([
      dice.digits(6),
      dice.digits(8),
      `A-${dice.digits(4)}`,
      `HRN${dice.digits(6)}`,
      `26-${dice.digits(5)}`,
    ]),
    otherNumber: dice.digits(7),
    po: dice.digits(7),
    bol: `BL${dice.digits(6)}`,
    broker: dice.of(BROKERS),
    brokerMc: dice.digits(6),
    carrier: dice.of(CARRIERS),
    carrierMc: dice.digits(6),
    dot: dice.digits(7),
    pickup: stopOf(dice, town(0)),
    delivery: stopOf(dice, town(away)),
    between: stopOf(dice, town(away + 1 === towns.length ? 1 : away + 1)),
    pickupDate,
    deliveryDate: dayAfter(pickupDate, dice.whole(1, 4)),
    madeOn,
    lineHaul,
    surcharge,
    total: lineHaul + surcharge,
    miles: dice.whole(120, 2_400),
    hourly: dice.of([4_000, 5_000, 6_000, 7_500]),
    freeHours: dice.of([1, 2, 3]),
    increment: dice.of([15, 30, 60]),
    cap: dice.of([20_000, 30_000, 40_000]),
    layover: dice.of([15_000, 20_000, 25_000]),
    tonu: dice.of([15_000, 20_000, 25_000]),
    commodity: dice.of(['Frozen Foods', 'Paper Rolls', 'Bottled Water', 'Steel Coils', 'Auto Parts', 'Furniture']),
    weight: dice.whole(8_000, 44_500),
    inWords: dice.next() < 0.35,
  };
};
