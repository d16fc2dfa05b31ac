import { confirmation, type Layout } from '../layout';
import * as say from '../../words';

/** Rate confirmations of which something must not be told as sure. */
export const traps: readonly Layout[] = [
  {
    name: 'two loads on one page',
    draw: (sheet, v) => {
      const second = { ...v, loadNumber: v.otherNumber, pickup: v.delivery, delivery: v.pickup, total: v.lineHaul };
      sheet.title(v.broker).title('RATE CONFIRMATION').lines(`Carrier: ${v.carrier}`).gap();
      for (const each of [v, second])
        sheet
          .lines(
            `Load #: ${each.loadNumber}`,
            `Origin: ${say.town(each.pickup)}`,
            `Pickup Date: ${say.us(v.pickupDate)}`,
          )
          .lines(`Destination: ${say.town(each.delivery)}`, `Delivery Date: ${say.us(v.deliveryDate)}`)
          .lines(`Total Rate: ${say.usd(each.total)}`)
          .gap(20);
      const told = (each: typeof v) => say.less(say.toldBy(each), 'fuelSurcharge', 'miles', 'broker', 'carrier');
      return confirmation({ broker: v.broker, carrier: v.carrier }, [
        confirmation(told(v)),
        confirmation(told(second)),
      ]);
    },
  },
  {
    name: 'Canadian dollars and days',
    canadian: true,
    draw: (sheet, v) => {
      const asked = (day: string): boolean => Number(day.slice(8)) <= 12 && day.slice(5, 7) !== day.slice(8);
      sheet.title(v.broker).title('LOAD CONFIRMATION').lines(`Load #: ${v.loadNumber}`, `Carrier: ${v.carrier}`);
      sheet.lines(
        `Pickup: ${v.pickup.company}, ${v.pickup.street}, ${say.coded(v.pickup)}`,
        `Pickup Date: ${say.dayFirst(v.pickupDate)}`,
      );
      sheet.lines(
        `Delivery: ${v.delivery.company}, ${v.delivery.street}, ${say.coded(v.delivery)}`,
        `Delivery Date: ${say.dayFirst(v.deliveryDate)}`,
      );
      sheet.lines(
        `Agreed Rate: C$${say.amount(v.total)}`,
        `Fuel Surcharge: C$${say.amount(v.surcharge)}`,
        'GST is not included.',
      );
      const told = {
        ...say.toldBy(v),
        total: say.truthOf(v.total, 'CAD'),
        fuelSurcharge: say.truthOf(v.surcharge, 'CAD'),
      };
      const unclear = (['pickupDate', 'deliveryDate'] as const).filter((name) => asked(v[name]));
      return confirmation(say.less(told, 'miles', ...unclear));
    },
  },
  {
    name: 'two totals that disagree',
    draw: (sheet, v) => {
      sheet.title(v.broker).title('RATE CONFIRMATION').lines(`Load #: ${v.loadNumber}`, `Carrier: ${v.carrier}`);
      sheet.lines(`Origin: ${say.town(v.pickup)}`, `Destination: ${say.town(v.delivery)}`);
      sheet.lines(`Pickup Date: ${say.us(v.pickupDate)}`, `Delivery Date: ${say.us(v.deliveryDate)}`);
      sheet.lines(`Agreed Rate: ${say.usd(v.total)}`, `Total Carrier Pay: ${say.usd(v.total + 15_000)}`);
      return confirmation(say.less(say.toldBy(v), 'fuelSurcharge', 'miles', 'total'));
    },
  },
  {
    name: 'no rate at all',
    draw: (sheet, v) => {
      sheet.title(v.broker).title('Rate Confirmation').lines(`Load #: ${v.loadNumber}`, `Carrier: ${v.carrier}`);
      sheet.lines(`Origin: ${say.town(v.pickup)}`, `Destination: ${say.town(v.delivery)}`);
      sheet.lines(
        'Rate / mile $2.15',
        'Insurance: $100,000.00',
        `Total Miles: ${v.miles}`,
        'Penalty for late delivery: $300.00',
      );
      return confirmation(say.less(say.toldBy(v), 'fuelSurcharge', 'total', 'pickupDate', 'deliveryDate'));
    },
  },
];
