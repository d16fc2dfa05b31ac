import { confirmation, type Layout } from '../layout';
import * as say from '../../words';

/** Rate confirmations that no rule was written with in sight. */
export const confirmations: readonly Layout[] = [
  {
    name: 'load tender in three columns',
    draw: (sheet, v) => {
      sheet.line([40, v.broker], [250, 'LOAD TENDER / RATE CONFIRMATION'], [480, say.us(v.madeOn)]).gap();
      sheet.line([40, `Load No. ${v.loadNumber}`], [240, `Carrier ${v.carrier}`], [450, `Trailer 53' Van`]);
      sheet.line([40, `PO ${v.po}`], [240, `Carrier MC# ${v.carrierMc}`], [450, `Weight ${say.miles(v.weight)}`]).gap();
      sheet
        .line([40, 'PICKUP LOCATION'], [300, 'DELIVERY LOCATION'])
        .line([40, v.pickup.company], [300, v.delivery.company]);
      sheet
        .line([40, v.pickup.street], [300, v.delivery.street])
        .line([40, say.coded(v.pickup)], [300, say.coded(v.delivery)]);
      sheet
        .line([40, `Appointment: ${say.us(v.pickupDate)} 10:00`], [300, `Appointment: ${say.us(v.deliveryDate)} 08:00`])
        .gap();
      sheet.line([300, 'Linehaul'], [460, say.usd(v.lineHaul)]).line([300, 'Fuel'], [460, say.usd(v.surcharge)]);
      sheet.line([300, 'Carrier Rate'], [460, say.usd(v.total)]).gap();
      sheet.lines('Maximum cargo value $100,000. Fee for missed appointment $150.00.');
      return confirmation(say.less(say.toldBy(v), 'fuelSurcharge', 'miles'));
    },
  },
  {
    name: 'labels on the right edge',
    draw: (sheet, v) => {
      const pair = (label: string, value: string) => sheet.line([150 - label.length * 4.4, label], [160, value]);
      sheet.title('Confirmation of Contract Carrier Verbal Rate Agreement').lines(v.broker, `MC# ${v.brokerMc}`).gap();
      pair('Carrier:', v.carrier);
      pair('Load ID:', v.loadNumber);
      pair('Equipment:', 'Flatbed');
      pair('Origin:', `${v.pickup.company} ${v.pickup.street}`);
      sheet.line([160, say.coded(v.pickup)]);
      pair('Pickup Date:', `${say.us(v.pickupDate)} 0700-1500`);
      pair('Destination:', `${v.delivery.company} ${v.delivery.street}`);
      sheet.line([160, say.coded(v.delivery)]);
      pair('Delivery Date:', `${say.us(v.deliveryDate)} 0700-1500`);
      pair('Trip Miles:', say.miles(v.miles));
      pair('Line Haul:', say.usd(v.lineHaul));
      pair('Fuel Surcharge:', say.usd(v.surcharge));
      pair('Total Pay:', `${say.usd(v.total)} USD`);
      sheet.gap().lines(`Detention is paid at ${say.usd(v.hourly)} per hour after the first ${v.freeHours} hours.`);
      return confirmation({
        ...say.toldBy(v),
        detentionRate: say.truthOf(v.hourly),
        detentionFreeMinutes: String(v.freeHours * 60),
      });
    },
  },
  {
    name: 'numbered stops in blocks',
    draw: (sheet, v) => {
      sheet.title('RATE CONFIRMATION', 220).line([40, `Broker: ${v.broker}`], [340, `Reference # ${v.loadNumber}`]);
      sheet.line([40, `Broker MC: ${v.brokerMc}`], [340, `Carrier: ${v.carrier}`]).gap();
      sheet.line([40, 'PICK 1'], [140, v.pickup.company], [360, `Date: ${say.us(v.pickupDate)}`]);
      sheet
        .line([140, v.pickup.street], [360, 'Time: 08:00'])
        .line([140, say.coded(v.pickup)], [360, `PU# ${v.otherNumber}`])
        .gap();
      sheet.line([40, 'DROP 1'], [140, v.between.company], [360, `Date: ${say.us(v.deliveryDate)}`]);
      sheet
        .line([140, v.between.street], [360, 'Time: 09:00'])
        .line([140, say.coded(v.between)], [360, `DEL# ${v.po}`])
        .gap();
      sheet.line([40, 'DROP 2'], [140, v.delivery.company], [360, `Date: ${say.us(v.deliveryDate)}`]);
      sheet
        .line([140, v.delivery.street], [360, 'Time: 15:00'])
        .line([140, say.coded(v.delivery)], [360, `DEL# ${v.otherNumber}`])
        .gap();
      sheet.lines(`Rate: ${say.usd(v.total)} FLAT`, `Miles: ${v.miles}`, 'Liability limit $1,000,000.00');
      return confirmation(say.less(say.toldBy(v), 'fuelSurcharge'));
    },
  },
  {
    name: 'Canadian paper of a French sender',
    canadian: true,
    draw: (sheet, v) => {
      const money = (cents: number): string => `${say.amount(cents).replace(',', ' ').replace('.', ',')} $ CAD`;
      sheet
        .title(v.broker)
        .title('CARRIER CONFIRMATION')
        .line([40, 'Load Number'], [220, v.loadNumber])
        .line([40, 'Carrier'], [220, v.carrier]);
      sheet
        .line([40, 'Pickup'], [220, `${v.pickup.company}, ${v.pickup.street}, ${say.coded(v.pickup)}`])
        .line([40, 'Pickup Date'], [220, v.pickupDate]);
      sheet
        .line([40, 'Delivery'], [220, `${v.delivery.company}, ${v.delivery.street}, ${say.coded(v.delivery)}`])
        .line([40, 'Delivery Date'], [220, v.deliveryDate]);
      sheet.line([40, 'Fuel Surcharge'], [220, money(v.surcharge)]).line([40, 'Total Rate'], [220, money(v.total)]);
      sheet.lines('Cargo insurance 250 000,00 $ CAD');
      const told = {
        ...say.toldBy(v),
        total: say.truthOf(v.total, 'CAD'),
        fuelSurcharge: say.truthOf(v.surcharge, 'CAD'),
      };
      return confirmation(say.less(told, 'miles'));
    },
  },
  {
    name: 'two loads on two pages',
    draw: (sheet, v) => {
      const second = { ...v, loadNumber: v.otherNumber, pickup: v.delivery, delivery: v.between, total: v.lineHaul };
      const told = (each: typeof v) => say.less(say.toldBy(each), 'fuelSurcharge', 'miles', 'broker', 'carrier');
      for (const [at, each] of [v, second].entries()) {
        if (at > 0) sheet.next();
        sheet
          .title(v.broker)
          .line([40, 'Load Confirmation'], [380, `Order # ${each.loadNumber}`])
          .lines(`Carrier: ${v.carrier}`)
          .gap();
        sheet.line([40, 'Shipper'], [300, 'Receiver']).line([40, each.pickup.company], [300, each.delivery.company]);
        sheet.line([40, say.coded(each.pickup)], [300, say.coded(each.delivery)]);
        sheet
          .line([40, `Pickup Date: ${say.us(v.pickupDate)}`], [300, `Delivery Date: ${say.us(v.deliveryDate)}`])
          .gap();
        sheet.lines(`Total Amount: ${say.usd(each.total)}`);
      }
      return confirmation({ broker: v.broker, carrier: v.carrier }, [
        confirmation(told(v)),
        confirmation(told(second)),
      ]);
    },
  },
  {
    name: 'line haul alone',
    draw: (sheet, v) => {
      sheet
        .line([40, 'CARRIER LOAD CONFIRMATION'], [380, v.broker])
        .line([40, `Load ${v.loadNumber}`], [380, `MC ${v.brokerMc}`])
        .gap();
      sheet
        .lines(
          `Carrier: ${v.carrier}, MC ${v.carrierMc}`,
          'Equipment: Power Only',
          `Distance: ${say.miles(v.miles)} miles`,
        )
        .gap();
      sheet
        .lines(
          `Pickup ${say.named(v.pickupDate)} at 08:00`,
          `${v.pickup.company} - ${v.pickup.street} - ${say.coded(v.pickup)}`,
        )
        .gap();
      sheet
        .lines(
          `Delivery ${say.named(v.deliveryDate)} at 13:00`,
          `${v.delivery.company} - ${v.delivery.street} - ${say.coded(v.delivery)}`,
        )
        .gap();
      sheet.lines(
        `Line Haul ${say.usd(v.lineHaul)}`,
        'Accessorials need approval. TONU $150. Detention $40/hour after 2 hrs, maximum $200.',
      );
      return confirmation({
        ...say.less(say.toldBy(v), 'fuelSurcharge'),
        total: say.truthOf(v.lineHaul),
        tonu: '150.00 USD',
        detentionRate: '40.00 USD',
        detentionFreeMinutes: '120',
        detentionCap: '200.00 USD',
      });
    },
  },
  {
    name: 'wrapped cells and days with names',
    draw: (sheet, v) => {
      sheet.title(v.broker).lines('Rate Confirmation Agreement').gap();
      sheet.line([40, 'Order #'], [120, 'Pick Up'], [270, 'Drop Off'], [420, 'Carrier Pay'], [500, 'Miles']);
      sheet.line(
        [40, v.loadNumber],
        [120, v.pickup.company],
        [270, v.delivery.company],
        [420, say.usd(v.total)],
        [500, String(v.miles)],
      );
      sheet
        .line([120, v.pickup.street], [270, v.delivery.street])
        .line([120, say.coded(v.pickup)], [270, say.coded(v.delivery)]);
      sheet
        .line([120, `Mon ${say.long(v.pickupDate)}`], [270, `Wed ${say.long(v.deliveryDate)}`])
        .line([120, '08:00 - 10:00'], [270, '14:30'])
        .gap();
      sheet.lines(
        `Carrier: ${v.carrier}`,
        'This agreement supersedes all others. Insurance certificate of $1,000,000 on file.',
      );
      return confirmation(say.less(say.toldBy(v), 'fuelSurcharge'));
    },
  },
  {
    name: 'balance in large letters',
    draw: (sheet, v) => {
      const comcheck = 25_000;
      sheet
        .title('Rate Confirmation')
        .lines(`Broker: ${v.broker}`, `Load Ref: ${v.loadNumber}`, `Carrier Name: ${v.carrier}`);
      sheet.lines(
        `Pickup Address: ${v.pickup.street}, ${say.coded(v.pickup)}`,
        `Pickup Appt: ${say.short(v.pickupDate)} 08:00`,
      );
      sheet
        .lines(
          `Drop Address: ${v.delivery.street}, ${say.coded(v.delivery)}`,
          `Drop Appt: ${say.short(v.deliveryDate)} 16:00`,
        )
        .gap();
      sheet
        .lines(`Carrier Total: ${say.usd(v.total)}`, `Comcheck advance: ${say.usd(comcheck)}`)
        .title(`BALANCE DUE: ${say.usd(v.total - comcheck)}`);
      sheet.lines('QuickPay total in 2 days: 3% less');
      return confirmation(say.less(say.toldBy(v), 'fuelSurcharge', 'miles'));
    },
  },
];
