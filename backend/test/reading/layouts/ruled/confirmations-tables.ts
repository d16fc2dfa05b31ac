import { confirmation, type Layout } from '../layout';
import * as say from '../../words';

/** Rate confirmations whose values stand below their labels, in columns and on other pages. */
export const tables: readonly Layout[] = [
  {
    name: 'heads of columns',
    draw: (sheet, v) => {
      sheet
        .title(v.broker)
        .line([40, 'Carrier Confirmation'], [420, `MC# ${v.brokerMc}`])
        .gap();
      sheet.line([40, 'Load #'], [150, 'Equipment'], [270, 'Total Miles'], [380, 'Carrier'], [520, 'Weight']);
      sheet.line(
        [40, v.loadNumber],
        [150, 'Reefer 53'],
        [270, String(v.miles)],
        [380, v.carrier],
        [520, String(v.weight)],
      );
      sheet.gap();
      sheet.line([40, 'Stop'], [90, 'Type'], [170, 'Location'], [330, 'City, State'], [480, 'Date']);
      sheet.line(
        [40, '1'],
        [90, 'Pickup'],
        [170, v.pickup.company],
        [330, say.coded(v.pickup)],
        [480, say.us(v.pickupDate)],
      );
      sheet.line(
        [40, '2'],
        [90, 'Delivery'],
        [170, v.delivery.company],
        [330, say.coded(v.delivery)],
        [480, say.us(v.deliveryDate)],
      );
      sheet.gap();
      sheet.line([40, 'Description'], [300, 'Qty'], [370, 'Rate'], [480, 'Amount']);
      sheet.line([40, 'Line Haul'], [300, '1'], [370, say.usd(v.lineHaul)], [480, say.usd(v.lineHaul)]);
      sheet.line([40, 'Fuel Surcharge'], [300, '1'], [370, say.usd(v.surcharge)], [480, say.usd(v.surcharge)]);
      sheet.line([370, 'Total Charges'], [480, say.usd(v.total)]);
      sheet.gap().lines('Carrier must maintain $1,000,000.00 auto liability and $100,000.00 cargo insurance.');
      return confirmation(say.toldBy(v));
    },
  },
  {
    name: 'shipper and consignee side by side',
    draw: (sheet, v) => {
      sheet
        .line([40, v.broker], [360, 'RATE CONFIRMATION'])
        .line([40, 'Billing: billing@broker.test'], [360, `Load Reference: ${v.loadNumber}`]);
      sheet.line([360, `Sent: ${say.us(v.madeOn)}`]).gap();
      sheet.lines(`Carrier Name: ${v.carrier}`, `MC: ${v.carrierMc}`).gap();
      sheet.line([40, 'SHIPPER'], [320, 'CONSIGNEE']).line([40, v.pickup.company], [320, v.delivery.company]);
      sheet
        .line([40, v.pickup.street], [320, v.delivery.street])
        .line([40, say.coded(v.pickup)], [320, say.coded(v.delivery)]);
      sheet.line([40, `Date: ${say.us(v.pickupDate)}`], [320, `Date: ${say.us(v.deliveryDate)}`]);
      sheet
        .line([40, 'Time: 0800-1200'], [320, 'Time: 1400'])
        .line([40, 'Phone: (555) 555-0188'], [320, 'Phone: (555) 555-0177'])
        .gap();
      sheet
        .line([40, 'Freight Description'], [320, v.commodity])
        .line([40, 'Distance'], [320, `${say.miles(v.miles)} mi`])
        .gap();
      sheet
        .line([40, 'Line Haul'], [320, say.usd(v.lineHaul)])
        .line([40, 'Fuel Surcharge'], [320, say.usd(v.surcharge)]);
      sheet.line([40, 'Total Carrier Pay'], [320, say.usd(v.total)]).gap();
      sheet.lines(
        `Detention after ${v.freeHours} hours at ${say.usd(v.hourly)} per hour with signed in and out times, not to`,
        `exceed ${say.usd(v.cap)}.`,
      );
      return confirmation({
        ...say.toldBy(v),
        detentionRate: say.truthOf(v.hourly),
        detentionFreeMinutes: String(v.freeHours * 60),
        detentionCap: say.truthOf(v.cap),
      });
    },
  },
  {
    name: 'labels above values in boxes',
    draw: (sheet, v) => {
      sheet
        .title('Carrier Rate Agreement', 200)
        .line([40, v.broker], [400, `MC# ${v.brokerMc}`])
        .gap();
      sheet.line([40, 'Order Number'], [200, 'Carrier'], [420, 'Agreed Total Rate']);
      sheet.line([40, v.loadNumber], [200, v.carrier], [420, say.usd(v.total)]).gap();
      sheet.line([40, 'Origin'], [200, 'Pickup Date'], [330, 'Destination'], [480, 'Delivery Date']);
      sheet
        .line(
          [40, say.town(v.pickup)],
          [200, say.named(v.pickupDate)],
          [330, say.town(v.delivery)],
          [480, say.named(v.deliveryDate)],
        )
        .gap();
      sheet.line([40, 'Commodity'], [200, 'Weight'], [330, 'Loaded Miles'], [480, 'Fuel Surcharge']);
      sheet
        .line([40, v.commodity], [200, `${v.weight} lbs`], [330, say.miles(v.miles)], [480, say.usd(v.surcharge)])
        .gap();
      sheet.lines('Declared value not to exceed $100,000.00. Previous rate $1,111.00.');
      return confirmation(say.toldBy(v));
    },
  },
  {
    name: 'the amount on page two',
    draw: (sheet, v) => {
      sheet
        .title(v.broker)
        .title('Rate & Load Confirmation')
        .lines(`Shipment # ${v.loadNumber}`, `Carrier: ${v.carrier}`)
        .gap();
      sheet
        .lines(
          'Pick up',
          v.pickup.company,
          v.pickup.street,
          say.coded(v.pickup),
          `Pickup Date: ${say.us(v.pickupDate)}`,
        )
        .gap();
      sheet
        .lines(
          'Drop',
          v.delivery.company,
          v.delivery.street,
          say.coded(v.delivery),
          `Drop Date: ${say.us(v.deliveryDate)}`,
        )
        .gap();
      sheet.lines(
        '1. Carrier agrees to the terms on the following page.',
        '2. Loss of a trailer is charged at $25,000.00.',
      );
      sheet.next().lines(`Shipment # ${v.loadNumber}   Page 2 of 2`).gap();
      sheet.line([40, 'Freight Charge'], [400, say.usd(v.lineHaul)]).line([40, 'FSC'], [400, say.usd(v.surcharge)]);
      sheet.line([40, 'Total Amount'], [400, say.usd(v.total)]).gap();
      sheet.lines(`Truck ordered not used: ${say.usd(v.tonu)}`, 'Late paperwork deduction $50.00');
      return confirmation({ ...say.less(say.toldBy(v), 'miles'), tonu: say.truthOf(v.tonu) });
    },
  },
  {
    name: 'advance and quick pay',
    draw: (sheet, v) => {
      const advance = 30_000;
      sheet
        .title(v.broker)
        .title('LOAD CONFIRMATION')
        .lines(`Load: ${v.loadNumber}`, `Carrier: ${v.carrier} (MC ${v.carrierMc})`);
      sheet.lines(`PU Location: ${v.pickup.company}, ${say.town(v.pickup)}`, `PU Date: ${say.us(v.pickupDate)}`);
      sheet
        .lines(`DEL Location: ${v.delivery.company}, ${say.town(v.delivery)}`, `DEL Date: ${say.us(v.deliveryDate)}`)
        .gap();
      sheet
        .line([300, 'Flat Rate'], [450, say.usd(v.total)])
        .line([300, 'Less fuel advance'], [450, `-${say.usd(advance)}`]);
      sheet.line([300, 'Balance'], [450, say.usd(v.total - advance)]);
      sheet.line([300, 'QuickPay 3%'], [450, say.usd(Math.round((v.total - advance) * 0.97))]);
      sheet.line([300, 'Total Carrier Pay'], [450, say.usd(v.total)]);
      return confirmation(say.less(say.toldBy(v), 'fuelSurcharge', 'miles'));
    },
  },
  {
    name: 'several stops',
    draw: (sheet, v) => {
      sheet
        .title(v.broker)
        .line([40, 'RATE CONFIRMATION'], [380, `Load # ${v.loadNumber}`])
        .line([40, `Carrier: ${v.carrier}`], [380, `Miles: ${say.miles(v.miles)}`])
        .gap();
      sheet
        .line([40, 'Stop 1 - Pickup'], [250, `Appt: ${say.us(v.pickupDate)} 08:00`])
        .lines(v.pickup.company, v.pickup.street, say.coded(v.pickup))
        .gap();
      sheet
        .line([40, 'Stop 2 - Delivery'], [250, `Appt: ${say.us(v.deliveryDate)} 06:00`])
        .lines(v.between.company, v.between.street, say.coded(v.between))
        .gap();
      sheet
        .line([40, 'Stop 3 - Delivery'], [250, `Appt: ${say.us(v.deliveryDate)} 14:00`])
        .lines(v.delivery.company, v.delivery.street, say.coded(v.delivery))
        .gap();
      sheet.lines(`Rate: ${say.usd(v.total)} All-Inclusive`, 'Lumper fees are reimbursed with a receipt.');
      return confirmation(say.less(say.toldBy(v), 'fuelSurcharge'));
    },
  },
];
