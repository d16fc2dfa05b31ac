import { runsOfText } from '../../../../../test/reading/runs-of-text';
import type { FieldRead } from './fields';
import { readingOf } from './reading';

const read = (text: string) => readingOf({ runs: runsOfText(text), source: 'text' });
const shown = ({ value, currency }: FieldRead): string => (currency ? `${value ?? '?'} ${currency}` : (value ?? '?'));
const valuesIn = (text: string): Record<string, string> => {
  const { kind, fields, terms } = read(text);
  return { kind, ...Object.fromEntries([...fields, ...terms].map((field) => [field.name, shown(field)])) };
};

describe('the texts of rate confirmations', () => {
  it('are read where labels and values stand on a line', () => {
    expect(
      valuesIn(`Windmill Logistics LLC
MC# 774411
RATE CONFIRMATION
Load #: 58213
Carrier: Mesa Verde Trucking Inc
Origin: Chicago, IL
Pickup Date: 07/12/2026
Destination: Atlanta, GA
Delivery Date: 07/14/2026
Equipment: Dry Van
Line Haul $1,950.00
Fuel Surcharge $200.00
Total Rate $2,150.00
Total Miles 720
Detention $50/hr after 2 hours`),
    ).toEqual({
      kind: 'rate_confirmation',
      broker: 'Windmill Logistics LLC',
      carrier: 'Mesa Verde Trucking Inc',
      loadNumber: '58213',
      total: '2150.00 USD',
      fuelSurcharge: '200.00 USD',
      miles: '720',
      pickup: 'Chicago, IL',
      delivery: 'Atlanta, GA',
      pickupDate: '2026-07-12',
      deliveryDate: '2026-07-14',
      detentionRate: '50.00 USD',
      detentionFreeMinutes: '120',
    });
  });
  it('are read where they are terse', () => {
    expect(
      valuesIn(`Lakeshore Freight Brokerage
Order # B-7741
PU: Dallas, TX 06/30/2026
DEL: Memphis, TN 07/01/2026
Reefer
Agreed Rate: $1,480.00
Miles: 452`),
    ).toEqual({
      kind: 'rate_confirmation',
      broker: 'Lakeshore Freight Brokerage',
      loadNumber: 'B-7741',
      total: '1480.00 USD',
      miles: '452',
      pickup: 'Dallas, TX',
      delivery: 'Memphis, TN',
      pickupDate: '2026-06-30',
      deliveryDate: '2026-07-01',
    });
  });
  it('are read with streets, extra pay and its terms', () => {
    expect(
      valuesIn(`CARRIER RATE CONFIRMATION
Order Number ZKR-20417
Broker: Copper Hill Logistics LLC MC 941285
Carrier: Antler Hauling Co
Shipper: 1200 Commerce Dr, Reno, NV 89502
Receiver: 85 Mill Rd, Boise, ID 83716
Total Carrier Pay $1,000.00
Detention $50.00/hr after 2 hrs
TONU $150
DRIVER ASSIST not paid`),
    ).toEqual({
      kind: 'rate_confirmation',
      broker: 'Copper Hill Logistics LLC',
      carrier: 'Antler Hauling Co',
      loadNumber: 'ZKR-20417',
      total: '1000.00 USD',
      pickup: 'Reno, NV',
      delivery: 'Boise, ID',
      detentionRate: '50.00 USD',
      detentionFreeMinutes: '120',
      tonu: '150.00 USD',
    });
  });
  it('are read in two columns between rules, with all of their terms', () => {
    expect(
      valuesIn(`LOAD CONFIRMATION & RATE AGREEMENT
====================================================
Load ID: 990214                 Carrier: Antler Hauling Co
Broker: Copper Hill Logistics   Total Pay: $3,400.00
----------------------------------------------------
PICKUP                          DELIVERY
Acme Foods                      Kestrel Tools
700 Terminal Ave                615 Dock St
Fresno, CA 93725                Tacoma, WA 98421
09/03/2026 08:00                09/05/2026 14:00

Detention: $60.00 per hour after 120 minutes free, in 30 minute increments, not to exceed $480.00.
Detention starts from the later of arrival and appointment.
The broker must be notified by email within 30 minutes of detention starting.
Detention must be submitted within 24 hours of delivery.
Layover: $250.00 per day`),
    ).toEqual({
      kind: 'rate_confirmation',
      broker: 'Copper Hill Logistics',
      carrier: 'Antler Hauling Co',
      loadNumber: '990214',
      total: '3400.00 USD',
      pickup: 'Fresno, CA',
      delivery: 'Tacoma, WA',
      pickupDate: '2026-09-03',
      deliveryDate: '2026-09-05',
      detentionRate: '60.00 USD',
      detentionFreeMinutes: '120',
      detentionIncrementMinutes: '30',
      detentionCap: '480.00 USD',
      startsAt: 'later',
      noticeMinutes: '30',
      claimHours: '24',
      layover: '250.00 USD',
    });
  });
  it('that are empty give nothing, and no error', () => {
    expect(read('')).toEqual({
      kind: 'unknown',
      fields: [],
      stops: [],
      loads: [],
      terms: [],
      charges: [],
      warnings: [],
      text: '',
    });
    expect(read(' \n\u0000\u0002\n ').fields).toEqual([]);
  });
});

const HEAD = 'Windmill Logistics LLC\nRATE CONFIRMATION\nLoad #: 58213\nOrigin: Chicago, IL\nDestination: Atlanta, GA';
const total = (...lines: readonly string[]): FieldRead | undefined =>
  read([HEAD, ...lines].join('\n')).fields.find(({ name }) => name === 'total');

describe('what a carrier is paid', () => {
  it.each([
    ['a rate per mile and a limit', ['Rate / mile $2.15', 'Insurance $100,000.00']],
    ['what is left after an advance', ['Less advance $500.00', 'Balance $1,500.00', 'Balance Due: $1,500.00']],
    ['a quick pay', ['QuickPay: $1,455.00', 'Total after QuickPay: $1,455.00', 'Quick Pay Total $1,455.00']],
    ['other rates', ['Previous Rate: $1,900.00', 'Target Total Rate: $2,000.00', 'Posted Rate: $1,800.00']],
    ['values, limits and penalties', ['Declared Value $85,000.00', 'Limit: $1,000,000', 'Penalty: $250.00']],
    ['a condition', ['Total Pay if late: $1,500.00', 'Maximum Total Pay: $2,000.00']],
    ['the head of a column', ['Description      Total', 'Line Haul        $1,950.00', 'Stop off         $75.00']],
    ['a line haul beside other charges', ['Line Haul $1,950.00', 'Fuel Surcharge $200.00']],
    ['a rate of an hour', ['Rate: $65.00/hr', 'Total Rate: $65.00 per hour']],
    ['a bare number', ['Total Rate 2150', 'Total 720']],
    ['letters that a picture made of digits', ['Total Rate: $215O.00', 'Total Rate: $2,l50.00']],
    [
      'a part, or one end of a range',
      ['Total Rate: $900.00 plus fuel', 'Carrier Pay: $900.00 - $1,000.00', 'Rate: $450.00 x 2'],
    ],
    ['euros', ['Total Rate: 2.150,00 EUR']],
  ])('is not %s', (_, lines) => expect(total(...lines)).toBeUndefined());

  it.each([
    ['$2,150.00 FLAT', '2150.00'],
    ['$2,150', '2150.00'],
    ['2,150.00 USD', '2150.00'],
    ['USD$ 2,150.00', '2150.00'],
    ['US$2150.00 all-inclusive', '2150.00'],
  ])('is written %s', (text, value) =>
    expect(total(`Total Rate: ${text}`)).toMatchObject({ value, currency: 'USD', confidence: 0.8, page: 1, line: 6 }),
  );
  it('is sure where the charges sum to it, and a little surer where it is said twice', () => {
    expect(total('Line Haul $1,950.00', 'Fuel Surcharge $200.00', 'Total Rate $2,150.00')?.confidence).toBe(1);
    expect(total('Total Rate $2,150.00', 'Agreed Rate $2,150.00')?.confidence).toBe(0.9);
  });
  it('is asked about where two places disagree: both are shown, none is taken', () => {
    const lines = ['Total Rate: $2,150.00', 'Carrier Pay: $2,300.00'];
    expect(read([HEAD, ...lines].join('\n')).warnings).toEqual([
      'The total can be $2,150.00 (page 1, line 6) or $2,300.00 (page 1, line 7). Choose one.',
    ]);
    const field = total(...lines);
    expect(field).toMatchObject({ value: null, confidence: 0 });
    expect(field?.choices.map(({ value, line, said }) => [value, line, said])).toEqual([
      ['2150.00', 6, 'Total Rate: $2,150.00'],
      ['2300.00', 7, 'Carrier Pay: $2,300.00'],
    ]);
  });
  it('is in the dollars that the paper names; "$" alone beside words of Canada is asked about', () => {
    expect(total('Total Rate: C$2,150.00')).toMatchObject({ value: '2150.00', currency: 'CAD' });
    expect(total('Total Rate: $2,150.00 CAD')).toMatchObject({ value: '2150.00', currency: 'CAD' });
    expect(total('Total Rate: $2,150.00', 'GST is extra')?.choices.map(({ currency }) => currency)).toEqual([
      'USD',
      'CAD',
    ]);
  });
  it('is at most 0.7 sure when it is read from a picture, unless a second place agrees', () => {
    const picture = (text: string): number | undefined =>
      readingOf({ runs: runsOfText(text), source: 'ocr' }).fields.find(({ name }) => name === 'total')?.confidence;
    expect(picture(`${HEAD}\nTotal Rate: $2,150.00`)).toBe(0.7);
    expect(picture(`${HEAD}\nTotal Rate: $2,150.00\nAgreed Rate: $2,150.00`)).toBe(0.8);
    expect(picture(`${HEAD}\nLine Haul $1,950.00\nFSC $200.00\nTotal Rate $2,150.00`)).toBe(0.8);
  });
});

describe('days', () => {
  const pickupDate = (...lines: readonly string[]): FieldRead | undefined =>
    read([HEAD, ...lines].join('\n')).fields.find(({ name }) => name === 'pickupDate');
  it('are asked about on a Canadian paper that does not say which number is the month', () => {
    expect(pickupDate('Pickup Date: 05/09/2026', 'Rates are in CAD')?.choices.map(({ value }) => value)).toEqual([
      '2026-05-09',
      '2026-09-05',
    ]);
    expect(pickupDate('Pickup Date: 25/09/2026', 'Rates are in CAD')?.value).toBe('2026-09-25');
    expect(pickupDate('Pickup Date: 2026-09-05', 'Rates are in CAD')?.value).toBe('2026-09-05');
    expect(pickupDate('Pickup Date: 05/09/2026')?.value).toBe('2026-05-09');
  });
  it('of other things are none of a stop', () => {
    expect(pickupDate('Date: 07/01/2026', 'Printed 07/02/2026')).toBeUndefined();
    expect(
      read('RATE CONFIRMATION\nPICKUP\nAcme\nReno, NV 89502\nOrder date 07/01/2026').fields.map(({ name }) => name),
    ).toEqual(['pickup']);
  });
  it('that are in the wrong order are only offered', () => {
    const { fields } = read(`${HEAD}\nPickup Date: 07/14/2026\nDelivery Date: 07/12/2026`);
    expect(fields.filter(({ name }) => /Date/.test(name)).map(({ confidence }) => confidence)).toEqual([0.5, 0.5]);
  });
});

describe('a paper about two loads', () => {
  const { fields, loads, warnings } = read(
    `RATE CONFIRMATION\nCarrier: Antler Hauling Co\nLoad #: 1001\nTotal Rate: $900.00\nLoad #: 1002\nTotal Rate: $800.00`,
  );
  it('is two readings and a sentence; nothing of them is told of the paper', () => {
    expect(fields.map(({ name }) => name)).toEqual(['carrier']);
    expect(loads.map((load) => load.fields.map(shown))).toEqual([
      ['1001', '900.00 USD'],
      ['1002', '800.00 USD'],
    ]);
    expect(warnings).toEqual(['This paper is about 2 loads: 1001, 1002. Choose one of them.']);
  });
  it('is asked about where a table lists them', () => {
    const table = read('RATE CONFIRMATION\nLoad #     Total Rate\n1001      $900.00\n1002      $800.00');
    expect(table.fields.filter(({ value }) => value !== null)).toEqual([]);
  });
});

describe('whom a paper names', () => {
  const broker = (...lines: readonly string[]): FieldRead | undefined =>
    read(
      [...lines, 'Load #: 5591', 'Carrier Pay: $900.00', 'Pickup: Reno, NV', 'Delivery: Boise, ID'].join('\n'),
    ).fields.find(({ name }) => name === 'broker');
  it('is the customer before the letterhead, which may be that of the carrier', () => {
    expect(broker('DUSTY ROAD TRUCKING LLC', 'Load Confirmation', 'Customer: Blue Sky Brokerage Inc')?.value).toBe(
      'Blue Sky Brokerage Inc',
    );
    expect(broker('DUSTY ROAD TRUCKING LLC', 'Load Confirmation')?.confidence).toBe(0.5);
    expect(broker('DUSTY ROAD TRUCKING LLC', 'Load Confirmation', 'Carrier: Dusty Road Trucking, LLC')).toBeUndefined();
    expect(broker('Blue Sky Freight LLC', 'Load Confirmation', 'Carrier: Dusty Road Trucking LLC')?.confidence).toBe(
      0.7,
    );
  });
  it('is nobody where a sentence only begins with the word', () => {
    expect(
      broker('RATE CONFIRMATION', 'Broker: shall pay within 30 days', 'Carrier must call', 'Broker:'),
    ).toBeUndefined();
  });
});

describe('tables and conditions', () => {
  const named = (name: string, text: string): FieldRead | undefined =>
    read(text).fields.find((field) => field.name === name);
  it('are no total of an invoice by the first row of a column', () => {
    const table = 'INVOICE\nInvoice # 44\nBill To: Some Broker LLC\nDate        Load      Total\n';
    expect(named('total', `${table}07/01/2026  L-100     $500.00\n07/02/2026  L-101     $700.00`)).toBeUndefined();
  });
  it('are asked about where the total of an invoice and what is due of it are two', () => {
    const invoice =
      'INVOICE\nInvoice # 44\nBill To: Some Broker LLC\nTotal $1,500.00\nAdvance $200.00\nTotal Due $1,300.00';
    expect(named('total', invoice)?.choices.map(({ value }) => value)).toEqual(['1500.00', '1300.00']);
    const receipt = 'TRUCK STOP\nDIESEL PUMP 4\nFUEL TOTAL $395.75\nTOTAL $417.58';
    expect(named('total', receipt)?.choices.map(({ value }) => value)).toEqual(['395.75', '417.58']);
  });
  it('are asked about where a day was moved', () => {
    const moved = `${HEAD}\nDelivery Appt: 07/03/2026 08:00\nDelivery Appt rescheduled: 07/05/2026 08:00`;
    expect(named('deliveryDate', moved)).toMatchObject({ value: null });
  });
  it('are no amount of a sentence about insurance', () => {
    expect(named('total', `${HEAD}\nTotal Amount $100,000.00 cargo coverage`)).toBeUndefined();
  });
  it('of stops that two parts of a paper name differently are asked about', () => {
    const text = `RATE CONFIRMATION\nLoad #: 1\nOrigin: Reno, NV\nPickup 1: Acme, Sparks, NV 89431\nTotal Rate: $900.00`;
    expect(named('pickup', text)?.choices.map(({ value }) => value)).toEqual(['Reno, NV', 'Sparks, NV']);
  });
});
