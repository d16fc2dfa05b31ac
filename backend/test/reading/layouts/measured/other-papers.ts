import type { Layout } from '../layout';
import * as say from '../../words';

/** Invoices, receipts, a bill of lading and a W-9 that no rule was written with in sight. */
export const otherPapers: readonly Layout[] = [
  {
    name: 'invoice in two columns',
    draw: (sheet, v) => {
      sheet
        .title(v.carrier)
        .line([40, 'Bill To:'], [340, 'Invoice Number'], [460, `C${v.otherNumber}`])
        .line([40, v.broker], [340, 'Invoice Date'], [460, say.us(v.deliveryDate)]);
      sheet
        .line([40, '18 Canal St'], [340, 'Load #'], [460, v.loadNumber])
        .line([40, 'Terms: Net 30'], [340, 'INVOICE'])
        .gap();
      sheet
        .line([40, `${say.town(v.pickup)} to ${say.town(v.delivery)}`], [460, say.usd(v.lineHaul)])
        .line([40, 'Fuel Surcharge'], [460, say.usd(v.surcharge)]);
      sheet
        .line([340, 'Subtotal'], [460, say.usd(v.total)])
        .line([340, 'Advance'], [460, `(${say.usd(30_000)})`])
        .line([340, 'Total'], [460, say.usd(v.total)]);
      return {
        kind: 'freight_invoice',
        fields: {
          invoiceNumber: `C${v.otherNumber}`,
          loadNumber: v.loadNumber,
          total: say.truthOf(v.total),
          invoiceDate: v.deliveryDate,
          broker: v.broker,
          fuelSurcharge: say.truthOf(v.surcharge),
        },
      };
    },
  },
  {
    name: 'invoice with a factor',
    draw: (sheet, v) => {
      sheet
        .lines(v.carrier)
        .title('INVOICE')
        .line([40, `Invoice #${v.otherNumber}`], [320, `Order # ${v.loadNumber}`])
        .line([40, `Date: ${say.long(v.deliveryDate)}`], [320, `Customer: ${v.broker}`])
        .gap();
      sheet
        .line([40, 'Linehaul'], [320, say.usd(v.lineHaul)])
        .line([40, 'Lumper'], [320, say.usd(12_000)])
        .line([40, 'Total Due'], [320, say.usd(v.lineHaul + 12_000)])
        .gap();
      sheet.lines('NOTICE OF ASSIGNMENT: pay only to Cedar Factoring LLC, PO Box 9, Tulsa, OK 74103');
      return {
        kind: 'freight_invoice',
        fields: {
          invoiceNumber: v.otherNumber,
          loadNumber: v.loadNumber,
          total: say.truthOf(v.lineHaul + 12_000),
          invoiceDate: v.deliveryDate,
          broker: v.broker,
        },
      };
    },
  },
  ...['Amount Due', 'TOTAL PURCHASE'].map((total, at): Layout => ({
    name: `receipt with ${total}`,
    draw: (sheet, v) => {
      const gallons = v.dice.whole(40_000, 160_000) / 1_000;
      const amount = Math.round(gallons * 3.999 * 100);
      sheet.lines(
        'WELCOME TO',
        `${v.delivery.city} Fuel Stop`,
        say.coded(v.delivery),
        `${say.short(v.madeOn)} 06:15 AM`,
      );
      if (at === 0)
        sheet.line([40, 'Diesel'], [120, `${gallons.toFixed(3)} gal`], [220, '@ 3.999'], [300, say.amount(amount)]);
      else
        sheet
          .line([40, 'PRODUCT'], [120, 'VOLUME'], [220, 'PRICE/GAL'])
          .line([40, 'ULSD'], [120, `${gallons.toFixed(3)} G`], [220, '3.999']);
      sheet.line([40, total], [300, say.usd(amount)]).lines('CHANGE 0.00', 'You saved $4.20');
      return {
        kind: 'fuel_receipt',
        fields: {
          total: say.truthOf(amount),
          gallons: gallons.toFixed(3),
          date: v.madeOn,
          jurisdiction: v.delivery.state,
        },
      };
    },
  })),
  {
    name: 'bill of lading in boxes',
    draw: (sheet, v) => {
      sheet
        .line([40, 'BILL OF LADING - SHORT FORM'], [380, 'Bill of Lading Number:'])
        .line([40, `Date ${say.us(v.pickupDate)}`], [380, v.bol])
        .gap();
      sheet
        .line([40, 'Shipper'], [320, 'Consignee'])
        .line([40, v.pickup.company], [320, v.delivery.company])
        .line([40, v.pickup.street], [320, v.delivery.street]);
      sheet
        .line([40, say.coded(v.pickup)], [320, say.coded(v.delivery)])
        .line([40, 'CARRIER'], [320, v.carrier])
        .gap();
      sheet.lines('Pallets 18', 'COD Amount: $____', `Seal ${v.otherNumber}`);
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
    name: 'W-9 of a person',
    draw: (sheet, v) => {
      sheet
        .lines(
          'Request for Taxpayer',
          'Identification Number and Certification',
          'Form W-9 (Rev. October 2018)',
          'Department of the Treasury',
        )
        .gap();
      sheet.lines(
        '1 Name (as shown on your income tax return).',
        'Dana Ellis Moreno',
        '2 Business name/disregarded entity name, if different from above',
        v.carrier,
      );
      sheet.lines(
        '5 Address (number, street, and apt. or suite no.)',
        v.delivery.street,
        '6 City, state, and ZIP code',
        say.coded(v.delivery),
      );
      sheet.lines('Social security number', '123-45-6789');
      return {
        kind: 'w9',
        fields: { name: 'Dana Ellis Moreno', address: `${v.delivery.street}, ${say.coded(v.delivery)}` },
      };
    },
  },
];
