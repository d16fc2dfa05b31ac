import AddOutlined from '../../../generated/icons/AddOutlined';
import DeleteOutlined from '../../../generated/icons/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { LineKind } from '../../../lib/api/api-types';
import { lineKindLabels } from '../../../lib/format/labels';
import { lineTotal, type LineValues } from '../../../lib/forms/rules/line-values';
import { formatMoney } from '../../../lib/format/money';
import { moneyRule } from '../../../lib/forms/rules/money-rule';
import { MoneyInput } from '../money-input';
import { SelectInput } from '../pickers/select-input';
import { TextInput } from '../text-input';

const rowStyle = {
  display: 'grid',
  gap: 1.25,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0,1fr) minmax(0,1fr) auto', sm: '150px minmax(0,1fr) 130px auto' },
  mb: 1.5,
};

interface LineItemsProps {
  legend: string;
  kinds: readonly LineKind[];
  /** What an added line begins with. */
  next: (lines: readonly LineValues[]) => LineValues;
  disabled?: boolean;
}

/** The lines of what is charged, in the field `lines` of the form around it. */
export function LineItems({ legend, kinds, next, disabled = false }: LineItemsProps) {
  const { control, register, formState } = useFormContext<{ lines: LineValues[] }>();
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  const lines = useWatch({ control, name: 'lines' });
  const errors = formState.errors.lines;
  const options = kinds.map((value) => ({ value, label: lineKindLabels[value] }));
  return (
    <Box component="fieldset" disabled={disabled} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ fontSize: 13, fontWeight: 560, p: 0, mb: 1 }}>
        {legend}
      </Box>
      {fields.map((field, index) => (
        <Box key={field.id} sx={rowStyle}>
          <SelectInput
            label="Kind"
            options={options}
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
            registration={register(`lines.${index}.amount`, moneyRule({ label: 'Amount' }))}
            error={errors?.[index]?.amount?.message}
          />
          <IconButton aria-label={`Remove line ${index + 1}`} onClick={() => remove(index)} sx={{ mt: '25px' }}>
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <Button size="small" startIcon={<AddOutlined />} onClick={() => append(next(lines))} disabled={disabled}>
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
