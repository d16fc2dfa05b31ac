import DeleteOutlined from '../../../generated/icons/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { UseFormReturn } from 'react-hook-form';
import { FormGrid } from '../../../components/fields/form-grid';
import { MoneyInput } from '../../../components/fields/money-input';
import { SelectInput } from '../../../components/fields/pickers/select-input';
import { TextInput } from '../../../components/fields/text-input';
import { moneyRule } from '../../../lib/forms/rules/money-rule';
import { required } from '../../../lib/forms/rules/rules';
import type { StopsValues } from './stop-values';
import { STOP_KIND_LABELS } from './load-labels';
import { townOf } from './zoned-time';

const KINDS = Object.entries(STOP_KIND_LABELS).map(([value, label]) => ({ value, label }));
const ZONES = [
  ...['America/St_Johns', 'America/Halifax', 'America/New_York', 'America/Chicago', 'America/Regina'],
  ...['America/Denver', 'America/Phoenix', 'America/Whitehorse', 'America/Los_Angeles', 'America/Anchorage'],
  'Pacific/Honolulu',
].map((value) => ({ value, label: townOf(value) }));

const wholeRule = (label: string, most: number) => ({
  validate: (value: string): true | string =>
    value.trim() === '' ||
    (/^\d+$/.test(value.trim()) && Number(value) <= most) ||
    `${label} must be from 0 to ${most}`,
});

interface StopFieldsProps {
  readonly form: UseFormReturn<StopsValues>;
  readonly nr: number;
  readonly onRemove: (() => void) | null;
}

/** One stop of a load: where, and its times by the clock there. */
export function StopFields({ form: { register, formState, getValues }, nr, onRemove }: StopFieldsProps) {
  const errors = formState.errors.stops?.[nr];
  const time = (label: string, name: 'appointment' | 'arrivedAt' | 'departedAt', rule: object = {}) => (
    <TextInput
      label={label}
      type="datetime-local"
      registration={register(`stops.${nr}.${name}`, rule)}
      error={errors?.[name]?.message}
    />
  );
  const departure = {
    validate: (value: string): true | string => {
      const { arrivedAt } = getValues(`stops.${nr}`);
      return value === '' || arrivedAt === '' || value >= arrivedAt || 'Departure cannot be before arrival';
    },
  };
  return (
    <Box role="group" aria-label={`Stop ${nr + 1}`} sx={{ mb: 3, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
        <Typography component="h3" variant="h3">
          Stop {nr + 1}
        </Typography>
        {onRemove && (
          <IconButton aria-label={`Remove stop ${nr + 1}`} onClick={onRemove} size="small">
            <DeleteOutlined fontSize="small" />
          </IconButton>
        )}
      </Box>
      <FormGrid>
        <SelectInput
          label="Kind"
          options={KINDS}
          registration={register(`stops.${nr}.kind`)}
          error={errors?.kind?.message}
        />
        <TextInput
          label="Place"
          required
          maxLength={200}
          placeholder="City, ST"
          registration={register(`stops.${nr}.place`, required('Place is required'))}
          error={errors?.place?.message}
        />
        {time('Arrived', 'arrivedAt')}
        {time('Departed', 'departedAt', departure)}
        {time('Appointment', 'appointment')}
        <SelectInput
          label="Time Zone"
          options={ZONES}
          registration={register(`stops.${nr}.timeZone`)}
          error={errors?.timeZone?.message}
        />
        <TextInput
          label="Free Minutes Here"
          inputMode="numeric"
          hint="Leave blank to use the terms."
          registration={register(`stops.${nr}.freeMinutes`, wholeRule('Free time', 1_440))}
          error={errors?.freeMinutes?.message}
        />
        <TextInput
          label="Layover Days"
          inputMode="numeric"
          registration={register(`stops.${nr}.layoverDays`, wholeRule('Layover days', 30))}
          error={errors?.layoverDays?.message}
        />
        <MoneyInput
          label="Lumper per Receipt"
          registration={register(`stops.${nr}.lumper`, moneyRule({ label: 'Lumper', optional: true }))}
          error={errors?.lumper?.message}
        />
      </FormGrid>
    </Box>
  );
}
