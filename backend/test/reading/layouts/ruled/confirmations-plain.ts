import { confirmation, type Layout } from '../layout';
import * as say from '../../words';

/** Rate confirmations whose labels stand before their values. */
export const plain: readonly Layout[] = [
  {
    name: 'label and value, one column',
    draw: (sheet, v) => {
      sheet
        .title(v.broker)
        .lines(`${v.dice.digits(3)} Market St, Suite 200`, `MC# ${v.brokerMc}   Phone (312) 555-0142`);
      sheet.gap().title('RATE CONFIRMATION', 220).gap();
      sheet.lines(
        `Load #: ${v.loadNumber}`,
        `PO #: ${v.po}`,
        `Carrier: ${v.carrier}`,
        `Carrier MC: ${v.carrierMc}`,
        `Origin: ${say.town(v.pickup)}`,
        `Pickup Date: ${say.us(v.pickupDate)} 08:00 - 10:00`,
        `Destination: ${say.town(v.delivery)}`,
        `Delivery Date: ${say.us(v.deliveryDate)} 1430`,
        `Commodity: ${v.commodity}`,
        `Weight: ${say.miles(v.weight)} lbs`,
        "Equipment Type: 53' Dry Van",
        `Line Haul: ${say.usd(v.lineHaul)}`,
        `Fuel Surcharge: ${say.usd(v.surcharge)}`,
        `Total Rate: ${say.usd(v.total)}`,
        `Total Miles: ${v.miles}`,
      );
      sheet
        .gap()
        .lines(
          `Detention: ${say.usd(v.hourly)}/hr after ${v.freeHours} hours, billed in ${v.increment} minute increments, maximum ${say.usd(v.cap)} per stop.`,
          `Layover ${say.usd(v.layover)} per day. TONU ${say.usd(v.tonu)}.`,
          'Cargo insurance of $100,000.00 is required. Late delivery penalty $250.00.',
        );
      return confirmation({
        ...say.toldBy(v),
        detentionRate: say.truthOf(v.hourly),
        detentionFreeMinutes: String(v.freeHours * 60),
        detentionIncrementMinutes: String(v.increment),
        detentionCap: say.truthOf(v.cap),
        layover: say.truthOf(v.layover),
        tonu: say.truthOf(v.tonu),
      });
    },
  },
  {
    name: 'terse',
    draw: (sheet, v) => {
      sheet.lines(v.broker, `Order # ${v.loadNumber}`, `PU: ${say.town(v.pickup)} ${say.us(v.pickupDate)}`);
      sheet.lines(
        `DEL: ${say.town(v.delivery)} ${say.us(v.deliveryDate)}`,
        'Reefer',
        `Agreed Rate: ${say.usd(v.total)}`,
      );
      sheet.lines(`Miles: ${v.miles}`);
      return confirmation(say.less(say.toldBy(v), 'fuelSurcharge', 'carrier'));
    },
  },
  {
    name: 'leaders',
    draw: (sheet, v) => {
      sheet.title('LOAD CONFIRMATION & RATE AGREEMENT', 120).gap();
      sheet.line([40, `Broker: ${v.broker}`], [330, `MC# ${v.brokerMc}`]);
      sheet.line([40, `Carrier: ${v.carrier}`], [330, `MC# ${v.carrierMc}   DOT ${v.dot}`]).gap();
      sheet.lines(
        `Load Number ........ ${v.loadNumber}`,
        `Pick Up ............ ${v.pickup.company}, ${v.pickup.street}, ${say.coded(v.pickup)}`,
        `Pick Up Date ....... ${say.dashed(v.pickupDate)}`,
        `Delivery ........... ${v.delivery.company}, ${v.delivery.street}, ${say.coded(v.delivery)}`,
        `Delivery Date ...... ${say.dashed(v.deliveryDate)}`,
        `Loaded Miles ....... ${say.miles(v.miles)}`,
        `Rate per mile ...... ${say.usd(Math.round(v.total / v.miles))}`,
        `Linehaul ........... ${say.usd(v.lineHaul)}`,
        `FSC ................ ${say.usd(v.surcharge)}`,
        `Carrier Total ...... ${say.usd(v.total)}`,
      );
      sheet
        .gap()
        .lines(
          `Carrier is allowed ${v.freeHours} hours free time at each stop; thereafter detention pays ${say.usd(v.hourly)} per hour`,
          'from the later of arrival and appointment. Notify dispatch within 30 minutes of detention starting.',
          'Detention claims must be submitted within 48 hours.',
        );
      return confirmation({
        ...say.toldBy(v),
        detentionRate: say.truthOf(v.hourly),
        detentionFreeMinutes: String(v.freeHours * 60),
      });
    },
  },
  {
    name: 'control bytes of a watermark',
    draw: (sheet, v) => {
      sheet
        .title(v.broker)
        .line([40, 'CARRIER RATE CONFIRMATION'], [400, `MC ${v.brokerMc}`])
        .gap();
      sheet.line([40, 'LOAD ID'], [200, v.loadNumber]).line([40, 'CARRIER NAME'], [200, v.carrier]);
      sheet
        .line([40, 'TEMP'], [200, '34 F'])
        .line([40, 'TRIP MILES'], [200, String(v.miles)])
        .gap();
      sheet.line([40, 'SHIP FROM'], [200, v.pickup.company]).line([200, v.pickup.street]);
      sheet.line([200, `${v.pickup.city.toUpperCase()} ${v.pickup.state} ${v.pickup.zip}`]);
      sheet.line([40, 'PICKUP DATE'], [200, `${say.long(v.pickupDate)} 07:00`]).gap();
      sheet.line([40, 'SHIP TO'], [200, v.delivery.company]).line([200, v.delivery.street]);
      sheet.line([200, `${v.delivery.city.toUpperCase()} ${v.delivery.state} ${v.delivery.zip}`]);
      sheet.line([40, 'DELIVERY DATE'], [200, `${say.long(v.deliveryDate)} FCFS`]).gap();
      sheet.lines(`FUEL SURCHARGE \u0002 ${say.amount(v.surcharge)}`, `TOTAL RATE \u0002 ${say.amount(v.total)}`);
      sheet.lines('CARGO VALUE $85,000.00', 'Driver must not break the seal. Fines of $500.00 apply.');
      return confirmation(say.toldBy(v));
    },
  },
  {
    name: 'no comma and long names of states',
    draw: (sheet, v) => {
      sheet
        .line([40, v.broker], [350, 'BROKER-CARRIER RATE CONFIRMATION'])
        .line([40, `MC ${v.brokerMc}`])
        .gap();
      sheet.line([40, `Confirmation # ${v.loadNumber}`], [350, `Date ${say.us(v.madeOn)}`]);
      sheet.line([40, `Carrier: ${v.carrier}  MC/DOT: ${v.carrierMc} / ${v.dot}`]).gap();
      sheet.lines(
        `Shipper: ${v.pickup.company}`,
        `${v.pickup.street}, ${v.pickup.city}, ${v.pickup.stateName}`,
        `Pickup: ${say.short(v.pickupDate)} 9:00 AM`,
        `Receiver: ${v.delivery.company}`,
        `${v.delivery.street}, ${v.delivery.city}, ${v.delivery.stateName}`,
        `Delivery: ${say.short(v.deliveryDate)} 2:30 PM`,
      );
      sheet.gap().lines(`Total Distance: ${v.miles} mi`, `Totals USD$ ${say.amount(v.total)}`);
      sheet.lines('Quick Pay available: 2% fee. Posted rate $3,900.00. Target rate $3,400.00.');
      return confirmation(say.less(say.toldBy(v), 'fuelSurcharge'));
    },
  },
  {
    name: 'freight contract order',
    draw: (sheet, v) => {
      sheet.title('FREIGHT CONTRACT ORDER', 180).lines('='.repeat(70));
      sheet
        .line([40, `CONTRACT: ${v.loadNumber}`], [330, `BOL: ${v.bol}`])
        .line([40, `BROKER: ${v.broker}`], [330, `CARRIER: ${v.carrier}`]);
      sheet.lines('-'.repeat(100), `PICK UP ADDRESS: ${v.pickup.street}, ${say.coded(v.pickup)}`);
      sheet.lines(`PICKUP#: ${v.otherNumber}   PICKUP DATE: ${v.pickupDate}`);
      sheet.lines(`DELIVERY ADDRESS: ${v.delivery.street}, ${say.coded(v.delivery)}`);
      sheet.lines(`DELIVERY#: ${v.po}   DELIVERY DATE: ${v.deliveryDate}`, '-'.repeat(100));
      sheet
        .line([40, 'PAYABLE'], [200, `${say.amount(v.total)} USD`])
        .line([40, 'DISTANCE'], [200, `${v.miles} miles`]);
      sheet.lines('LAYOVER $200.00 PER DAY', 'TRANSPORTATION OF HAZARDOUS GOODS IS EXCLUDED');
      return confirmation({ ...say.less(say.toldBy(v), 'fuelSurcharge'), layover: '200.00 USD' });
    },
  },
];
