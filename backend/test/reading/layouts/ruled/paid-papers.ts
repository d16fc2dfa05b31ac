import type { Truth } from '../../paper';
import * as say from '../../words';
import type { Layout } from '../layout';

const paid = (fields: Truth['fields']): Truth => ({ kind: 'remittance', fields });
/** Short-paid by what a wait would have cost. */
const SHORT = 10_000;

/** Remittances of brokers, receipts of lumpers and a bill that somebody signed. */
export const paidPapers: readonly Layout[] = [
  {
    name: 'remittance with a table',
    draw: (sheet, v) => {
      sheet.title(v.broker).title('REMITTANCE ADVICE');
      sheet.lines(`Date: ${say.us(v.deliveryDate)}`, `Check No. ${v.otherNumber}`, `Pay to: ${v.carrier}`).gap();
      sheet.line([40, 'Invoice #'], [130, 'Load #'], [230, 'Gross'], [320, 'Deduction'], [420, 'Net Paid']);
      sheet.line(
        ...([
          [40, `INV-${v.otherNumber}`],
          [130, v.loadNumber],
          [230, say.usd(v.total)],
        ] as const),
        ...([
          [320, say.usd(SHORT)],
          [420, say.usd(v.total - SHORT)],
        ] as const),
      );
      sheet.line(
        ...([
          [40, `INV-${v.po}`],
          [130, v.bol],
          [230, say.usd(v.lineHaul)],
        ] as const),
        ...([
          [320, '$0.00'],
          [420, say.usd(v.lineHaul)],
        ] as const),
      );
      sheet.line([320, 'Total'], [420, say.usd(v.total - SHORT + v.lineHaul)]);
      return {
        ...paid({ date: v.deliveryDate }),
        loads: [
          paid({
            ...{ invoiceNumber: `INV-${v.otherNumber}`, loadNumber: v.loadNumber, billed: say.truthOf(v.total) },
            ...{ deduction: say.truthOf(SHORT), total: say.truthOf(v.total - SHORT) },
          }),
          paid({
            ...{ invoiceNumber: `INV-${v.po}`, loadNumber: v.bol, billed: say.truthOf(v.lineHaul) },
            ...{ deduction: say.truthOf(0), total: say.truthOf(v.lineHaul) },
          }),
        ],
      };
    },
  },
  {
    name: 'payment advice of one column',
    draw: (sheet, v) => {
      sheet
        .lines(v.broker, 'Accounts Payable')
        .title('Payment Advice')
        .lines(`Payment date ${say.long(v.deliveryDate)}`);
      sheet.line([40, 'Load Number'], [180, 'Delivered'], [320, 'Amount']);
      sheet.line([40, v.loadNumber], [180, say.us(v.deliveryDate)], [320, say.usd(v.total)]);
      sheet.line([40, 'Total payment'], [320, say.usd(v.total)]).lines('Questions: ap@broker.test');
      return { ...paid({}), loads: [paid({ loadNumber: v.loadNumber, total: say.truthOf(v.total) })] };
    },
  },
  {
    name: 'receipt of a lumper',
    draw: (sheet, v) => {
      sheet.title('LUMPER RECEIPT').lines('Bay Crews Unloading LLC', v.delivery.street, say.coded(v.delivery));
      sheet.lines(`Date: ${say.us(v.deliveryDate)}`, `Load #: ${v.loadNumber}`, `Carrier: ${v.carrier}`);
      sheet
        .line([40, 'Lumper service'], [300, say.usd(v.hourly)])
        .line([40, 'Pallet breakdown'], [300, say.usd(v.layover)]);
      sheet.line([40, 'Total'], [300, say.usd(v.hourly + v.layover)]).lines('Paid by: driver');
      return {
        kind: 'lumper_receipt',
        fields: { total: say.truthOf(v.hourly + v.layover), date: v.deliveryDate, loadNumber: v.loadNumber },
      };
    },
  },
  {
    name: 'bill of lading that somebody signed',
    draw: (sheet, v) => {
      sheet.title('BILL OF LADING').lines(`BOL #: ${v.bol}`, `Date: ${say.us(v.pickupDate)}`);
      sheet.lines(`Shipper: ${v.pickup.company}, ${say.coded(v.pickup)}`);
      sheet.lines(`Consignee: ${v.delivery.company}, ${say.coded(v.delivery)}`, `Carrier: ${v.carrier}`).gap(20);
      sheet.lines('Received by: Dana Moreno');
      return {
        kind: 'bill_of_lading',
        fields: {
          ...{ bolNumber: v.bol, date: v.pickupDate, pickup: say.town(v.pickup), delivery: say.town(v.delivery) },
          ...{ carrier: v.carrier, signed: 'Dana Moreno' },
        },
      };
    },
  },
];
