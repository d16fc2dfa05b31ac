import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { StatusChip } from '../../../../components/display/status-chip';
import { SimpleTable } from '../../../../components/table/simple-table';
import { settlementLineLabels } from '../../../../generated/kinds';
import { formatMoney, isZeroMoney, toCents } from '../../../../lib/format/money';
import type { Settlement, SettlementLine } from '../settlement-calls';
import { workedOut } from '../settlement-words';
import { DisputeChip } from './dispute-chip';

const GROUPS = [
  { kind: 'earning', title: 'Earnings', sum: 'Gross', field: 'gross' },
  { kind: 'reimbursement', title: 'Paid back to the driver', sum: 'Reimbursements', field: 'reimbursements' },
  { kind: 'deduction', title: 'Deductions', sum: 'Deductions', field: 'deductions' },
] as const;

/** What is taken stands with a minus. */
const taken = (amount: string): string => (isZeroMoney(amount) ? formatMoney(amount) : `−${formatMoney(amount)}`);
const shown = (kind: SettlementLine['kind'], amount: string): string =>
  kind === 'deduction' ? taken(amount).replace('−-', '') : formatMoney(amount);

const Small = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" color="textSecondary" component="div">
    {children}
  </Typography>
);

interface LineRowProps {
  readonly line: SettlementLine;
  readonly disputes: Settlement['disputes'];
  readonly deeds: ReactNode;
}
const LineRow = ({ line, disputes, deeds }: LineRowProps) => {
  const { kind, text, amount, after, mark, reason } = line;
  const how = workedOut(line);
  const dispute = disputes.find(({ lineId }) => lineId === line.id);
  return (
    <tr>
      <td>
        {text}
        {how !== null && <Small>{`${how} = ${formatMoney(amount)}`}</Small>}
        {after !== null && <Small>{`Balance after it: ${formatMoney(after)}`}</Small>}
        {mark !== null && (
          <Small>
            <StatusChip tone="warning" label={settlementLineLabels.mark[mark]} /> {reason}
          </Small>
        )}
        {dispute && <DisputeChip dispute={dispute} />}
        {deeds}
      </td>
      <td className="money">{shown(kind, amount)}</td>
    </tr>
  );
};

interface SheetLinesProps {
  readonly settlement: Settlement;
  /** What can be done with a line. */
  readonly deeds?: (line: SettlementLine) => ReactNode;
}
/** The lines of a settlement as they print, by what they do to pay, each worked out; and what they come to. */
export const SheetLines = ({ settlement, deeds }: SheetLinesProps) => (
  <SimpleTable aria-label="Lines">
    {GROUPS.map(({ kind, title, sum, field }) => {
      const lines = settlement.lines.filter((line) => line.kind === kind);
      if (lines.length === 0) return null;
      return (
        <tbody key={kind}>
          <tr>
            <th scope="rowgroup" colSpan={2}>
              {title}
            </th>
          </tr>
          {lines.map((line) => (
            <LineRow key={line.id} line={line} disputes={settlement.disputes} deeds={deeds?.(line)} />
          ))}
          <tr>
            <td>
              <strong>{sum}</strong>
            </td>
            <td className="money">
              <strong>{shown(kind, settlement[field])}</strong>
            </td>
          </tr>
        </tbody>
      );
    })}
    <tfoot>
      {(toCents(settlement.carried) ?? 0n) > 0n && (
        <tr>
          <th scope="row">Carried to the next settlement</th>
          <td className="money">{formatMoney(settlement.carried)}</td>
        </tr>
      )}
      <tr>
        <th scope="row">Net pay</th>
        <td className="money">{formatMoney(settlement.net)}</td>
      </tr>
    </tfoot>
  </SimpleTable>
);
