import type { Layout } from '../layout';
import type { Truth } from '../../paper';
import * as say from '../../words';

const invoice = (fields: Truth['fields']): Truth => ({ kind: 'freight_invoice', fields });
const receipt = (fields: Truth['fields']): Truth => ({ kind: 'fuel_receipt', fields });
const later = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Invoices, receipts, bills of lading and W-9 forms. */
export const otherPapers: readonly Layout[] = [
  {
    name: 'invoice with a table',
    draw: (sheet, v) => {
      sheet
        .line([40, v.carrier], [400, 'INVOICE'])
        .line([40, `MC ${v.carrierMc}`], [400, `Invoice #: INV-${v.otherNumber}`]);
      sheet
        .line([40, v.pickup.street], [400, `Invoice Date: ${say.us(v.deliveryDate)}`])
        .line([400, 'Terms: Net 30'])
        .gap();
      sheet
        .line([40, 'Bill To'], [300, 'Load #'])
        .line([40, v.broker], [300, v.loadNumber])
        .line([40, '500 Lake St'])
        .gap();
      sheet.line([40, 'Description'], [450, 'Amount']).line([40, 'Line Haul'], [450, say.usd(v.lineHaul)]);
      sheet.line([40, 'Fuel Surcharge'], [450, say.usd(v.surcharge)]).line([350, 'Sub-total'], [450, say.usd(v.total)]);
      sheet.line([350, 'Total Due'], [450, say.usd(v.total)]);
      return invoice({
        invoiceNumber: `INV-${v.otherNumber}`,
        loadNumber: v.loadNumber,
        total: say.truthOf(v.total),
        invoiceDate: v.deliveryDate,
        broker: v.broker,
        fuelSurcharge: say.truthOf(v.surcharge),
      });
    },
  },
  {
    name: 'invoice with an advance',
    draw: (sheet, v) => {
      sheet
        .title('FREIGHT INVOICE')
        .lines(
          v.carrier,
          `Invoice No: ${v.otherNumber}`,
          `Date: ${say.us(v.deliveryDate)}`,
          `Due Date: ${say.us(later(v.deliveryDate, 30))}`,
        );
      sheet.lines(`Bill To: ${v.broker}`, `Reference #: ${v.loadNumber}`, `BOL #: ${v.bol}`).gap();
      sheet.line([40, 'Freight'], [300, say.usd(v.lineHaul)]).line([40, 'Detention'], [300, say.usd(7_500)]);
      sheet
        .line([40, 'Invoice Total'], [300, say.usd(v.lineHaul + 7_500)])
        .line([40, 'Less comcheck'], [300, `-${say.usd(20_000)}`]);
      sheet.lines('Remit to: Summit Factoring, PO Box 100. Late fee $25.00');
      return invoice({
        invoiceNumber: v.otherNumber,
        loadNumber: v.loadNumber,
        total: say.truthOf(v.lineHaul + 7_500),
        invoiceDate: v.deliveryDate,
        dueDate: later(v.deliveryDate, 30),
        broker: v.broker,
      });
    },
  },
  {
    name: 'invoice with labels above',
    draw: (sheet, v) => {
      sheet
        .title(v.carrier)
        .title('Invoice', 450)
        .line([40, 'Invoice #'], [160, 'Invoice Date'], [280, 'Due Date'], [400, 'Load Number']);
      sheet
        .line(
          [40, v.otherNumber],
          [160, say.us(v.deliveryDate)],
          [280, say.us(later(v.deliveryDate, 15))],
          [400, v.loadNumber],
        )
        .gap();
      sheet.lines('BILL TO:', v.broker, '77 Pine Ave').gap();
      sheet.line([40, 'Transportation'], [400, say.usd(v.total)]).line([300, 'Amount Due'], [400, say.usd(v.total)]);
      return invoice({
        invoiceNumber: v.otherNumber,
        loadNumber: v.loadNumber,
        total: say.truthOf(v.total),
        invoiceDate: v.deliveryDate,
        dueDate: later(v.deliveryDate, 15),
        broker: v.broker,
      });
    },
  },
  {
    name: 'invoice whose balance is another',
    draw: (sheet, v) => {
      sheet
        .title('INVOICE')
        .lines(
          v.carrier,
          `Inv No ${v.otherNumber}`,
          `Invoice Date ${say.long(v.deliveryDate)}`,
          `Customer: ${v.broker}`,
          `Load ID: ${v.loadNumber}`,
        );
      sheet.lines(
        `Line haul ${say.usd(v.lineHaul)}`,
        `Fuel surcharge ${say.usd(v.surcharge)}`,
        `Total ${say.usd(v.total)}`,
      );
      sheet.lines(`Paid ${say.usd(10_000)}`, `Balance Due ${say.usd(v.total - 10_000)}`);
      return invoice({
        invoiceNumber: v.otherNumber,
        loadNumber: v.loadNumber,
        total: say.truthOf(v.total),
        invoiceDate: v.deliveryDate,
        broker: v.broker,
        fuelSurcharge: say.truthOf(v.surcharge),
      });
    },
  },
  ...[
    ['pump receipt', 'TRUCK STOP #', 'TOTAL'],
    ['receipt of a card', 'TRAVEL PLAZA', 'Total Sale'],
    ['receipt with a subtotal', 'FUEL CENTER', 'GRAND TOTAL'],
    ['receipt with an advance', 'TRUCK PLAZA', 'Fuel Total'],
  ].map(([name = '', shop = '', total = ''], at): Layout => ({
    name,
    draw: (sheet, v) => {
      const gallons = v.dice.whole(40_000, 160_000) / 1_000;
      const price = v.dice.whole(3_299, 4_899) / 1_000;
      const amount = Math.round(gallons * price * 100);
      sheet.lines(`${v.pickup.city.toUpperCase()} ${shop}`, v.pickup.street, say.coded(v.pickup), '');
      sheet.lines(`DATE ${say.us(v.madeOn)} 14:32`, `INVOICE ${v.otherNumber}`, 'PUMP 07   DIESEL #2');
      sheet.lines(`GALLONS ${gallons.toFixed(3)}`, `PRICE/GAL ${price.toFixed(3)}`);
      if (at === 2) sheet.lines(`SUBTOTAL ${say.usd(amount)}`);
      if (at === 3) sheet.lines(`CASH ADVANCE ${say.usd(20_000)}`);
      sheet.lines(`${total} ${say.usd(amount)}`, 'THANK YOU');
      return receipt({
        total: say.truthOf(amount),
        gallons: gallons.toFixed(3),
        date: v.madeOn,
        jurisdiction: v.pickup.state,
      });
    },
  })),
  {
    name: 'bill of lading',
    draw: (sheet, v) => {
      sheet
        .title('STRAIGHT BILL OF LADING')
        .line([40, `BOL #: ${v.bol}`], [320, `Date: ${say.us(v.pickupDate)}`])
        .gap();
      sheet.line([40, 'SHIP FROM'], [320, 'SHIP TO']).line([40, v.pickup.company], [320, v.delivery.company]);
      sheet
        .line([40, v.pickup.street], [320, v.delivery.street])
        .line([40, say.coded(v.pickup)], [320, say.coded(v.delivery)])
        .gap();
      sheet.lines(
        `Carrier: ${v.carrier}`,
        `Pieces 22   Weight ${v.weight} lbs`,
        'Declared value $50,000.00',
        'Shipper signature / Consignee signature',
      );
      return {
        kind: 'bill_of_lading',
        fields: {
          bolNumber: v.bol,
          date: v.pickupDate,
          pickup: say.town(v.pickup),
          delivery: say.town(v.delivery),
          carrier: v.carrier,
        },
      };
    },
  },
  {
    name: 'bill of lading with lines',
    draw: (sheet, v) => {
      sheet
        .title(v.pickup.company)
        .title('Bill of Lading')
        .lines(`B/L Number: ${v.bol}`, `Ship Date: ${say.us(v.pickupDate)}`, `PO: ${v.po}`);
      sheet.lines(`Shipper: ${v.pickup.company}, ${v.pickup.street}, ${say.coded(v.pickup)}`);
      sheet.lines(`Consignee: ${v.delivery.company}, ${v.delivery.street}, ${say.coded(v.delivery)}`);
      sheet.lines(`Carrier Name: ${v.carrier}`, 'Freight charges: Prepaid', 'Received in good order: __________');
      return {
        kind: 'bill_of_lading',
        fields: {
          bolNumber: v.bol,
          date: v.pickupDate,
          pickup: say.town(v.pickup),
          delivery: say.town(v.delivery),
          carrier: v.carrier,
        },
      };
    },
  },
  {
    name: 'W-9 of a company',
    draw: (sheet, v) => {
      sheet
        .line([40, 'Form W-9'], [200, 'Request for Taxpayer Identification Number and Certification'])
        .lines('(Rev. March 2024)')
        .gap();
      sheet.lines(
        '1 Name of entity/individual. An entry is required.',
        v.carrier,
        '2 Business name/disregarded entity name, if different from above.',
        '',
      );
      sheet
        .lines(
          '5 Address (number, street, and apt. or suite no.)',
          v.pickup.street,
          '6 City, state, and ZIP code',
          say.coded(v.pickup),
        )
        .gap();
      sheet.lines(`Employer identification number`, `12-345${v.dice.digits(4)}`);
      return { kind: 'w9', fields: { name: v.carrier, address: `${v.pickup.street}, ${say.coded(v.pickup)}` } };
    },
  },
  {
    name: 'letter that is none of these',
    draw: (sheet, v) => {
      sheet.lines(
        v.broker,
        '',
        'Dear partner,',
        `Thank you for hauling with us. Our holiday hours begin on ${say.long(v.madeOn)}.`,
      );
      sheet.lines('Please keep your insurance of $100,000.00 current.', 'Kind regards');
      return { kind: 'unknown', fields: {} };
    },
  },
];
