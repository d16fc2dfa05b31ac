import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';
import { Figure } from '../../../components/display/figure';
import { SimpleTable } from '../../../components/table/simple-table';
import { formatMoney } from '../../../lib/format/money';

/** An amount of a statement, and the lines that add up to it. */
export interface StatementAmount {
  readonly amount: string;
  readonly to: string | null;
  readonly of: string;
}
interface Row {
  readonly key: string;
  readonly label: string;
  readonly amounts: readonly StatementAmount[];
}
export interface StatementSection {
  readonly title: string;
  /** One plain sentence about it. */
  readonly about?: string;
  readonly rows: readonly Row[];
  readonly total?: { readonly label: string; readonly amounts: readonly StatementAmount[] };
}

/** What a line is about takes a second line of a phone before its amount is cut off. */
const WRAPS = { whiteSpace: 'normal !important' } as const;

const Amount = ({ amount, to, of }: StatementAmount) => (
  <td className="money">
    <Figure to={to} of={of}>
      {formatMoney(amount)}
    </Figure>
  </td>
);

const Heading = ({ title, about, span }: { title: string; about: string | undefined; span: number }) => (
  <tr>
    <Box component="th" scope="colgroup" colSpan={span} sx={{ whiteSpace: 'normal !important', pt: '18px !important' }}>
      <Box component="span" sx={{ color: 'text.primary', fontSize: 15, fontWeight: 640 }}>
        {title}
      </Box>
      {about && <Box sx={{ fontWeight: 400 }}>{about}</Box>}
    </Box>
  </tr>
);

interface StatementTableProps {
  /** What it is, for those who hear it. */
  caption: string;
  sections: readonly StatementSection[];
  /** The heads of the amounts, where there is more than one. */
  columns?: readonly string[];
  foot?: ReactNode;
}

/** A statement: its sections, each with its accounts and what they add up to. */
export function StatementTable({ caption, sections, columns = ['Amount'], foot }: StatementTableProps) {
  return (
    <SimpleTable aria-label={caption}>
      <thead>
        <tr>
          <th scope="col">Account</th>
          {columns.map((column) => (
            <th key={column} scope="col" className="money">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sections.map(({ title, about, rows, total }) => (
          <Fragment key={title}>
            <Heading title={title} about={about} span={columns.length + 1} />
            {rows.length === 0 && (
              <tr>
                <Box component="td" colSpan={columns.length + 1} sx={{ color: 'text.secondary' }}>
                  Nothing was booked here.
                </Box>
              </tr>
            )}
            {rows.map(({ key, label, amounts }) => (
              <tr key={key}>
                <Box component="td" sx={WRAPS} children={label} />
                {amounts.map((amount, at) => (
                  <Amount key={columns[at]} {...amount} />
                ))}
              </tr>
            ))}
            {total && (
              <Box component="tr" sx={{ fontWeight: 600 }}>
                <Box component="td" sx={WRAPS} children={total.label} />
                {total.amounts.map((amount, at) => (
                  <Amount key={columns[at]} {...amount} />
                ))}
              </Box>
            )}
          </Fragment>
        ))}
      </tbody>
      {foot && <tfoot>{foot}</tfoot>}
    </SimpleTable>
  );
}

/** The last line of a statement. */
export const StatementFoot = ({ label, amounts }: { label: string; amounts: readonly StatementAmount[] }) => (
  <tr>
    <Box component="th" scope="row" sx={WRAPS} children={label} />
    {amounts.map((amount, at) => (
      <Amount key={at} {...amount} />
    ))}
  </tr>
);
