import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UseFormReturn } from 'react-hook-form';
import { CheckInput } from '../../../components/fields/checks/check-input';
import { FormGrid } from '../../../components/fields/form-grid';
import { SelectInput } from '../../../components/fields/pickers/select-input';
import { required } from '../../../lib/forms/rules/rules';
import type { BankColumns } from './bank-calls';

/** Which columns of a sheet say what; '' for none. */
export interface MappingValues {
  date: string;
  text: string;
  amount: string;
  moneyIn: string;
  moneyOut: string;
  checkNumber: string;
  fitId: string;
  dateFormat: string;
  reversed: boolean;
}
export const noMapping: MappingValues = {
  date: '',
  text: '',
  amount: '',
  moneyIn: '',
  moneyOut: '',
  checkNumber: '',
  fitId: '',
  dateFormat: 'month_first',
  reversed: false,
};
export const valuesOfMapping = (mapping: BankColumns['mapping']): MappingValues =>
  mapping
    ? (Object.fromEntries(
        Object.entries(mapping).map(([name, value]) => [name, value ?? '']),
      ) as unknown as MappingValues)
    : noMapping;

/** As the API takes it. */
export const mappingOf = ({ date, text, dateFormat, reversed, ...columns }: MappingValues) => {
  const { amount, moneyIn, moneyOut, checkNumber, fitId } = columns;
  const named = { amount, moneyIn, moneyOut, checkNumber, fitId };
  return {
    ...{ date, text, dateFormat, reversed },
    ...Object.fromEntries(Object.entries(named).map(([name, value]) => [name, value || null])),
  };
};

const FORMATS = [
  { value: 'month_first', label: '11/26/2026' },
  { value: 'day_first', label: '26/11/2026' },
  { value: 'year_first', label: '2026-11-26' },
];
const COLUMNS = [
  ['date', 'Day', true],
  ['text', 'Text', true],
  ['amount', 'Amount', false],
  ['moneyIn', 'Money in', false],
  ['moneyOut', 'Money out', false],
  ['checkNumber', 'Check number', false],
  ['fitId', 'Bank reference', false],
] as const;

/** Names the columns of a sheet beside its first rows. */
export function MappingFields<Values extends MappingValues>({
  form,
  columns,
}: {
  form: UseFormReturn<Values>;
  columns: BankColumns;
}) {
  const { register, formState } = form as unknown as UseFormReturn<MappingValues>;
  const options = columns.headers.filter((header) => header !== '').map((header) => ({ value: header, label: header }));
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 2, minWidth: 0 }}>
      <Typography component="legend" variant="h3" sx={{ mb: 1 }}>
        Columns
      </Typography>
      <Box sx={{ overflowX: 'auto', mb: 2 }} tabIndex={0} role="region" aria-label="First rows of the file">
        <Box
          component="table"
          sx={{ fontSize: 12, borderCollapse: 'collapse', '& td, & th': { p: 0.5, textAlign: 'left' } }}
        >
          <thead>
            <tr>
              {columns.headers.map((header, at) => (
                <th key={at} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {columns.rows.slice(0, 4).map((row, nr) => (
              <tr key={nr}>
                {row.map((cell, at) => (
                  <td key={at}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      <FormGrid>
        {COLUMNS.map(([name, label, isNeeded]) => (
          <SelectInput
            key={name}
            label={label}
            required={isNeeded}
            placeholder={isNeeded ? 'Choose a column' : 'None'}
            options={options}
            registration={register(name, isNeeded ? required('Choose a column') : {})}
            error={formState.errors[name]?.message}
          />
        ))}
        <SelectInput label="Date format" options={FORMATS} registration={register('dateFormat')} />
        <CheckInput label="Positive amounts are money out" registration={register('reversed')} />
      </FormGrid>
    </Box>
  );
}
