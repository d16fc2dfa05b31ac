import { Figure } from '../../../../components/display/figure';
import { Section } from '../../../../components/layout/surface';
import { SimpleTable } from '../../../../components/table/simple-table';
import { formatMoney, sumMoney } from '../../../../lib/format/money';
import { useLines } from '../report-links';
import type { StatementPart, Summary } from '../report-queries';

interface BreakdownProps {
  title: string;
  group: 'revenue' | 'expenses';
  of: string;
  rows: StatementPart['rows'];
  month: Summary;
}

/** Revenue or expenses of a month by account. */
export function Breakdown({ title, group, of, rows, month }: BreakdownProps) {
  const { from, to } = month;
  const lines = useLines(month);
  return (
    <Section title={title}>
      <SimpleTable aria-label={title}>
        <thead>
          <tr>
            <th scope="col">Account</th>
            <th scope="col" className="money">
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && (
            <tr>
              <td colSpan={2}>Nothing in this month yet.</td>
            </tr>
          )}
          {rows.map(({ accountNumber, name, amount }) => (
            <tr key={accountNumber}>
              <td>{name}</td>
              <td className="money">
                <Figure to={lines({ account: accountNumber, from, to })} of={of}>
                  {formatMoney(amount)}
                </Figure>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td className="money">
              <Figure to={lines({ group, from, to })} of={of}>
                {formatMoney(sumMoney(rows.map(({ amount }) => amount)))}
              </Figure>
            </td>
          </tr>
        </tfoot>
      </SimpleTable>
    </Section>
  );
}
