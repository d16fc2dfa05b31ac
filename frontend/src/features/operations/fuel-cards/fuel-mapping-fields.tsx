import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import type { UseFormReturn } from 'react-hook-form';
import { FormGrid } from '../../../components/fields/form-grid';
import { SelectInput } from '../../../components/fields/pickers/select-input';
import type { FuelPreview } from './fuel-calls';

/** Which columns say what ('' for none), and how they are written. */
export interface MappingValues {
  date: string;
  quantity: string;
  amount: string;
  jurisdiction: string;
  product: string;
  unit: string;
  card: string;
  time: string;
  odometer: string;
  site: string;
  fee: string;
  invoice: string;
  dateFormat: string;
  decimalMark: string;
  measure: string;
  currency: string;
}
export const noMapping: MappingValues = {
  ...{ date: '', quantity: '', amount: '', jurisdiction: '', product: '', unit: '', card: '', time: '', odometer: '' },
  ...{ site: '', fee: '', invoice: '', dateFormat: 'month_first', decimalMark: 'point', measure: 'gallons' },
  currency: 'USD',
};
const COLUMNS = [
  ['date', 'Date'],
  ['quantity', 'Quantity'],
  ['amount', 'Amount'],
  ['jurisdiction', 'State or Province'],
  ['product', 'Product'],
  ['unit', 'Unit'],
  ['card', 'Card Number'],
  ['time', 'Time'],
  ['odometer', 'Odometer'],
  ['site', 'Vendor'],
  ['fee', 'Fee'],
  ['invoice', 'Invoice'],
] as const;

/** What the server found among the headers, as values of the form. */
export const valuesOfPreview = ({ columns }: FuelPreview): Partial<MappingValues> =>
  Object.fromEntries(
    columns.flatMap(({ header, field }) => (COLUMNS.some(([name]) => name === field) ? [[field, header]] : [])),
  );
/** As the API takes it. */
export const mappingOf = ({ dateFormat, decimalMark, measure, currency, ...values }: MappingValues): string =>
  JSON.stringify({
    ...{ dateFormat, decimalMark, unit: measure, currency },
    columns: Object.fromEntries(
      COLUMNS.flatMap(([name]) => (values[name] === '' ? [] : [[values[name], name] as const])),
    ),
  });

const FORMATS = [
  { value: 'month_first', label: '11/26/2026' },
  { value: 'day_first', label: '26/11/2026' },
  { value: 'year_first', label: '2026-11-26' },
];
const MARKS = [
  { value: 'point', label: '1,234.50' },
  { value: 'comma', label: '1.234,50' },
];
const UNITS = [
  { value: 'gallons', label: 'Gallons' },
  { value: 'litres', label: 'Liters' },
];
const CURRENCIES = [
  { value: 'USD', label: 'US dollars' },
  { value: 'CAD', label: 'Canadian dollars' },
];

/** Names the columns of a sheet that no provider writes like this. */
export function FuelMappingFields({ form, preview }: { form: UseFormReturn<MappingValues>; preview: FuelPreview }) {
  const { register, formState } = form;
  const options = preview.headers.filter((header) => header !== '').map((value) => ({ value, label: value }));
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 2, minWidth: 0 }}>
      <Typography component="legend" variant="h3" sx={{ mb: 1 }}>
        What its columns say
      </Typography>
      <FormGrid>
        {COLUMNS.map(([name, label], at) => (
          <SelectInput
            key={name}
            label={label}
            required={at < 4}
            placeholder={at < 4 ? 'Choose a column' : 'None'}
            options={options}
            registration={register(name, at < 4 ? { required: 'Choose a column' } : {})}
            error={formState.errors[name]?.message}
          />
        ))}
        <SelectInput label="Date format" options={FORMATS} registration={register('dateFormat')} />
        <SelectInput label="Number format" options={MARKS} registration={register('decimalMark')} />
        <SelectInput label="Fuel is measured in" options={UNITS} registration={register('measure')} />
        <SelectInput label="It is paid in" options={CURRENCIES} registration={register('currency')} />
      </FormGrid>
    </Box>
  );
}
