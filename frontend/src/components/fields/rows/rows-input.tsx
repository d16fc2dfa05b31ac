import AddOutlined from '../../../generated/icons/AddOutlined';
import DeleteOutlined from '../../../generated/icons/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { readRows, writtenRows, type FormField, type RowOfTexts } from '../../../lib/records/form-field';
import { MoneyInput } from '../money-input';
import { SelectInput } from '../pickers/select-input';
import { TextInput } from '../text-input';

interface RowsInputProps {
  label: string;
  columns: readonly FormField[];
  /** The lines as their form holds them. */
  value: string;
  onChange: (value: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
}

/** On a phone the first cell has a row of its own, the others stand in two columns. */
const rowStyle = (cells: number) => ({
  display: 'grid',
  gap: 1.25,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0,1fr) minmax(0,1fr) auto', sm: `repeat(${cells}, minmax(0,1fr)) auto` },
  '& > div:first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  '& > div:nth-of-type(4)': { gridColumn: { xs: '1 / 3', sm: 'auto' } },
  mb: 1.5,
});

interface CellProps {
  column: FormField;
  row: RowOfTexts;
  onChange: (value: string) => void;
}

function Cell({ column: { name, label, is, values = {} }, row, onChange }: CellProps) {
  const registration = {
    name,
    onChange: (event: { target: { value: string } }) => {
      onChange(event.target.value);
      return Promise.resolve();
    },
    onBlur: () => Promise.resolve(),
    ref: (element: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null) => {
      if (element && element.value !== (row[name] ?? '')) element.value = row[name] ?? '';
    },
  };
  if (is === 'choice')
    return (
      <SelectInput
        label={label}
        placeholder="Choose"
        options={Object.entries(values).map(([value, text]) => ({ value, label: text }))}
        registration={registration}
      />
    );
  if (is === 'money') return <MoneyInput label={label} registration={registration} />;
  return <TextInput label={label} registration={registration} {...(is === 'decimal' && { inputMode: 'decimal' })} />;
}

/** The lines of a record, one below the other. */
export function RowsInput({ label, columns, value, onChange, hint, error }: RowsInputProps) {
  const rows = readRows(value);
  const put = (next: readonly RowOfTexts[]) => onChange(writtenRows(next));
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ fontSize: 13, fontWeight: 560, p: 0, mb: 1 }}>
        {label}
      </Box>
      {hint && (
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          {hint}
        </Typography>
      )}
      {rows.map((row, nr) => (
        <Box key={`${nr} of ${rows.length}`} sx={rowStyle(columns.length)}>
          {columns.map((column) => (
            <Cell
              key={column.name}
              column={column}
              row={row}
              onChange={(text) => put(rows.map((each, at) => (at === nr ? { ...each, [column.name]: text } : each)))}
            />
          ))}
          <IconButton
            aria-label={`Remove line ${nr + 1}`}
            onClick={() => put(rows.filter((_, at) => at !== nr))}
            sx={{ mt: '25px' }}
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </Box>
      ))}
      {error && (
        <Typography color="error" role="alert" sx={{ mb: 1 }}>
          {error}
        </Typography>
      )}
      <Button
        size="small"
        startIcon={<AddOutlined />}
        onClick={() => put([...rows, Object.fromEntries(columns.map(({ name }) => [name, '']))])}
      >
        Add line
      </Button>
    </Box>
  );
}
