import type { Truth } from '../../paper';
import * as say from '../../words';
import type { Layout } from '../layout';

const paid = (fields: Truth['fields']): Truth => ({ kind: 'remittance', fields });

/** A remittance and a lumper’s receipt that no rule was written with in sight. */
export const paidPapers: readonly Layout[] = [
  {
    name: 'remittance with references',
    draw: (sheet, v) => {
      sheet
        .line([40, v.broker], [360, 'Remittance Detail'])
        .line([360, say.us(v.deliveryDate)])
        .gap();
      sheet.line([40, 'Order #'], [150, 'Your Invoice'], [280, 'Invoice Amount'], [400, 'Adjustments'], [500, 'Paid']);
      const rows = [
        [v.loadNumber, v.otherNumber, v.total, 7_500],
        [`${v.po}1`, v.bol, v.lineHaul, 0],
        [`${v.po}2`, `${v.bol}7`, v.surcharge, 2_500],
      ] as const;
      for (const [load, invoice, billed, off] of rows)
        sheet.line(
          ...([
            [40, load],
            [150, invoice],
            [280, say.amount(billed)],
          ] as const),
          ...([
            [400, off === 0 ? '0.00' : `(${say.amount(off)})`],
            [500, say.amount(billed - off)],
          ] as const),
        );
      sheet.line([40, 'Payment total'], [500, say.usd(v.total + v.lineHaul + v.surcharge - 10_000)]);
      return {
        ...paid({}),
        loads: rows.map(([loadNumber, invoiceNumber, billed, off]) =>
          paid({
            ...{ loadNumber, invoiceNumber, billed: say.truthOf(billed), deduction: say.truthOf(off) },
            total: say.truthOf(billed - off),
          }),
        ),
      };
    },
  },
  {
    name: 'receipt for unloading',
    draw: (sheet, v) => {
      sheet.lines(`${v.delivery.city} Freight Handlers`, say.coded(v.delivery)).title('Unloading Receipt');
      sheet.line([40, `PO ${v.po}`], [300, `${say.short(v.deliveryDate)} 09:40`]);
      sheet.lines(`22 pallets @ ${say.usd(800)}`, `Convenience fee ${say.usd(500)}`);
      sheet.line([40, 'AMOUNT PAID'], [300, say.usd(22 * 800 + 500)]);
      return { kind: 'lumper_receipt', fields: { total: say.truthOf(22 * 800 + 500), date: v.deliveryDate } };
    },
  },
];
