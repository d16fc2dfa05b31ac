import Typography from '@mui/material/Typography';
import { SimpleTable } from '../../../components/table/simple-table';
import type { Invoice, InvoiceLine } from '../../../lib/api/api-types';
import { lineKindLabels } from '../../../lib/format/labels';
import { formatMoney, isZeroMoney } from '../../../lib/format/money';

/** A description that only repeats the kind is not said twice. */
const lineText = ({ kind, description }: InvoiceLine): string => {
  const label = lineKindLabels[kind];
  const text = description.trim();
  return text === '' || [label, kind].some((word) => word.toLowerCase() === text.toLowerCase())
    ? label
    : `${label} · ${text}`;
};

/** What of a line is in dispute. */
const disputedOf = ({ disputedLines }: Invoice, index: number): string | undefined =>
  disputedLines.find(({ line }) => line === index + 1)?.amount;

export function InvoiceAmounts({ invoice }: { invoice: Invoice }) {
  return (
    <section aria-label="Amounts">
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        Lines
      </Typography>
      <SimpleTable>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col" className="money">
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {invoice.lines.map((line, index) => (
            <tr key={index}>
              <td>
                {lineText(line)}
                {disputedOf(invoice, index) !== undefined && (
                  <Typography component="span" color="textSecondary">
                    {` · ${formatMoney(disputedOf(invoice, index))} disputed`}
                  </Typography>
                )}
              </td>
              <td className="money">{formatMoney(line.amount)}</td>
            </tr>
          ))}
          {invoice.lines.length === 0 && (
            <tr>
              <td>Freight</td>
              <td className="money">{formatMoney(invoice.amount)}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td className="money">{formatMoney(invoice.amount)}</td>
          </tr>
          <tr>
            <th scope="row">Paid</th>
            <td className="money">{formatMoney(invoice.paid)}</td>
          </tr>
          {(
            [
              ['Credited', invoice.credited],
              ['Written off', invoice.writtenOff],
              [`Sold to ${invoice.factoring?.factorName ?? 'a factor'}`, invoice.factoring?.sold ?? '0.00'],
            ] as const
          ).map(
            ([name, amount]) =>
              !isZeroMoney(amount) && (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td className="money">{formatMoney(amount)}</td>
                </tr>
              ),
          )}
          <tr>
            <th scope="row">Balance</th>
            <td className="money">{formatMoney(invoice.balance)}</td>
          </tr>
        </tfoot>
      </SimpleTable>
    </section>
  );
}
