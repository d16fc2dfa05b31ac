import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form';
import { MoneyInput } from '../../../components/fields/money-input';
import { SelectInput } from '../../../components/fields/select-input';
import { TextInput } from '../../../components/fields/text-input';
import { lineKindLabels, optionsOf } from '../../../lib/labels';
import { formatMoney } from '../../../lib/money';
import { moneyRule } from '../../../lib/money-rule';
import { lineTotal, type InvoiceValues } from './invoice-form';

const kinds = optionsOf(lineKindLabels);
const rowStyle = {
  display: 'grid',
  gap: 1.25,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0,1fr) minmax(0,1fr) auto', sm: '150px minmax(0,1fr) 130px auto' },
  mb: 1.5,
};

export function InvoiceLines({ form, disabled }: { form: UseFormReturn<InvoiceValues>; disabled: boolean }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'lines' });
  const lines = useWatch({ control: form.control, name: 'lines' });
  const { register, formState, getValues } = form;
  const errors = formState.errors.lines;
  const add = () =>
    append({
      kind: fields.length === 0 ? 'freight' : 'detention',
      description: '',
      amount: fields.length === 0 ? getValues('amount') : '',
    });
  return (
    <Box component="fieldset" disabled={disabled} sx={{ border: 0, p: 0, m: 0 }}>
      <Box component="legend" sx={{ fontSize: 13, fontWeight: 560, p: 0, mb: 1 }}>
        Lines (optional)
      </Box>
      {fields.map((field, index) => (
        <Box key={field.id} sx={rowStyle}>
          <SelectInput
            label="Kind"
            options={kinds}
            registration={register(`lines.${index}.kind`)}
            error={errors?.[index]?.kind?.message}
          />
          <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, order: { xs: 3, sm: 0 } }}>
            <TextInput
              label="Description"
              placeholder={lineKindLabels[lines[index]?.kind ?? 'other']}
              registration={register(`lines.${index}.description`)}
              error={errors?.[index]?.description?.message}
            />
          </Box>
          <MoneyInput
            label="Line Amount"
            registration={register(
              `lines.${index}.amount`,
              moneyRule({ label: 'Amount', negative: 'Amount must be positive' }),
            )}
            error={errors?.[index]?.amount?.message}
          />
          <IconButton aria-label={`Remove line ${index + 1}`} onClick={() => remove(index)} sx={{ mt: '25px' }}>
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <Button size="small" startIcon={<AddOutlined />} onClick={add} disabled={disabled}>
          Add line
        </Button>
        {lines.length > 0 && (
          <Typography className="tabular" sx={{ fontWeight: 600 }}>
            Total {formatMoney(lineTotal(lines))}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
