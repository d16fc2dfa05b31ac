import Box from '@mui/material/Box';
import { Figure } from '../../../components/display/figure';
import { TextLink } from '../../../components/display/text-link';
import { Section } from '../../../components/layout/surface';
import { StackedTable } from '../../../components/table/stacked-table';
import type { TieOut } from '../../../lib/api/api-types';
import { formatMoney, subtractMoney, sumMoney } from '../../../lib/format/money';
import { recordAddress } from '../../../lib/navigation/record-address';

const AMOUNTS = ['In the ledger', 'In its record', 'Difference'] as const;

/** The records of an account that differ, each with both amounts; their differences add up to that of the account. */
export function Differences({ row, lines }: { row: TieOut; lines: string }) {
  const { account, title, difference, differences, differing } = row;
  const apart = differences.map(({ ledger, subledger }) => subtractMoney(ledger, subledger));
  const further = differing - differences.length;
  return (
    <Section title={`What differs in ${account} ${title}`}>
      <Box sx={{ overflowX: 'auto' }}>
        <StackedTable aria-label={`What differs in ${account}`}>
          <thead>
            <tr>
              <th scope="col">Record</th>
              {AMOUNTS.map((name) => (
                <th key={name} scope="col" className="money">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {differences.map(({ kind, id, number, ledger, subledger }, at) => {
              const record = recordAddress(kind, id);
              const name = number ?? `${kind} ${id}`;
              return (
                <tr key={`${kind}-${id}`}>
                  <td>{record === null ? name : <TextLink to={record}>{name}</TextLink>}</td>
                  {[ledger, subledger, apart[at] ?? ''].map((amount, nr) => (
                    <td key={AMOUNTS[nr]} className="money" data-label={AMOUNTS[nr]}>
                      {formatMoney(amount)}
                    </td>
                  ))}
                </tr>
              );
            })}
            {further > 0 && (
              <tr>
                <td colSpan={3}>{further === 1 ? '1 more record' : `${further} more records`}</td>
                <td className="money" data-label="Difference">
                  <Figure to={lines} of="page">
                    {formatMoney(subtractMoney(difference, sumMoney(apart)))}
                  </Figure>
                </td>
              </tr>
            )}
          </tbody>
        </StackedTable>
      </Box>
    </Section>
  );
}
