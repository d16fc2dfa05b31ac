import AddOutlined from '../../../../generated/icons/AddOutlined';
import DeleteOutlined from '../../../../generated/icons/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form';
import { palette } from '../../../../components/display/palette';
import { MoneyInput } from '../../../../components/fields/money-input';
import { SelectInput } from '../../../../components/fields/pickers/select-input';
import { RecordInput } from '../../../../components/fields/record-input';
import { TextInput } from '../../../../components/fields/text-input';
import { Folded } from '../../../../components/layout/folded';
import { driverOptionsQuery, loadOptionsQuery, vehicleOptionsQuery } from '../../../../lib/api/option-queries';
import { moneyRule } from '../../../../lib/forms/rules/money-rule';
import { required } from '../../../../lib/forms/rules/rules';
import { accountsQuery } from '../ledger-queries';
import { emptyLine, totalsOf, type EntryValues } from './entry-form';

/** The accounts that entries can be written on, and those that lines name already, also before their names are there. */
const useAccounts = (chosen: readonly string[]) => {
  const { data: accounts = [] } = useQuery(accountsQuery({ clientId: '', own: '' }));
  const unknown = new Set(chosen.filter((number) => number !== '' && !accounts.some((one) => one.number === number)));
  return [
    ...accounts
      .filter(({ byHand, number }) => byHand || chosen.includes(number))
      .map(({ number, name, byHand }) => ({
        value: number,
        label: `${number} ${name}${byHand ? '' : ' (not active)'}`,
      })),
    ...[...unknown].map((number) => ({ value: number, label: number })),
  ];
};

const rowStyle = {
  display: 'grid',
  gap: 1.25,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0,1fr) minmax(0,1fr)', md: '210px minmax(0,1fr) 130px 130px auto' },
  mb: 1,
};
/** On a phone a line is as long as the screen: a rule tells it from the one before. */
const lineStyle = {
  mb: 1.5,
  '& + &': { borderTop: { xs: `1px solid ${palette.divider}`, md: 0 }, pt: { xs: 1.5, md: 0 } },
};
const wholeOnPhones = { gridColumn: { xs: '1 / -1', md: 'auto' } };

/** The lines of an entry: any number, each with an account, a side and what it is about. */
export function EntryLines({ form }: { form: UseFormReturn<EntryValues> }) {
  const { control, register, formState, getValues } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  const lines = useWatch({ control, name: 'lines' });
  const accounts = useAccounts(lines.map(({ accountNumber }) => accountNumber));
  const errors = formState.errors.lines;
  /** A new line begins with what is missing on its side. */
  const next = () => {
    const { difference } = totalsOf(getValues('lines'));
    const missing = difference.replace('-', '');
    append(
      missing === '0.00' ? emptyLine : { ...emptyLine, [difference.startsWith('-') ? 'debit' : 'credit']: missing },
    );
  };
  const oneSide = (at: number, other: 'debit' | 'credit') => ({
    validate: (value: string): true | string => {
      if (value.trim() === '') return getValues(`lines.${at}.${other}`).trim() !== '' || 'Debit or credit?';
      return getValues(`lines.${at}.${other}`).trim() === ''
        ? moneyRule({ label: 'Amount' }).validate(value)
        : 'Not both';
    },
  });
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 2.5, minWidth: 0 }}>
      <Box component="legend" sx={{ fontSize: 13, fontWeight: 560, p: 0, mb: 1 }}>
        Lines
      </Box>
      {fields.map((field, at) => (
        <Box key={field.id} sx={lineStyle} role="group" aria-label={`Line ${at + 1}`}>
          <Box sx={rowStyle}>
            <Box sx={wholeOnPhones}>
              <SelectInput
                label="Account"
                required
                placeholder="Choose an account"
                options={accounts}
                registration={register(`lines.${at}.accountNumber`, required('Choose an account'))}
                error={errors?.[at]?.accountNumber?.message}
              />
            </Box>
            <Box sx={wholeOnPhones}>
              <TextInput
                label="Line Description"
                maxLength={500}
                registration={register(`lines.${at}.description`)}
                error={errors?.[at]?.description?.message}
              />
            </Box>
            <MoneyInput
              label="Debit"
              registration={register(`lines.${at}.debit`, oneSide(at, 'credit'))}
              error={errors?.[at]?.debit?.message}
            />
            <MoneyInput
              label="Credit"
              registration={register(`lines.${at}.credit`, oneSide(at, 'debit'))}
              error={errors?.[at]?.credit?.message}
            />
            <IconButton
              aria-label={`Remove line ${at + 1}`}
              disabled={fields.length <= 2}
              onClick={() => remove(at)}
              sx={{ mt: { md: '25px' }, justifySelf: 'end', ...wholeOnPhones }}
            >
              <DeleteOutlined fontSize="small" />
            </IconButton>
          </Box>
          <Folded title="Load, vehicle, driver">
            <Box
              sx={{ display: 'grid', gap: 1.25, gridTemplateColumns: { xs: '1fr', md: 'repeat(3, minmax(0,1fr))' } }}
            >
              <RecordInput
                control={control}
                name={`lines.${at}.loadId`}
                label="Load"
                query={loadOptionsQuery}
                placeholder="None"
              />
              <RecordInput
                control={control}
                name={`lines.${at}.vehicleId`}
                label="Vehicle"
                query={vehicleOptionsQuery}
                placeholder="None"
              />
              <RecordInput
                control={control}
                name={`lines.${at}.driverId`}
                label="Driver"
                query={driverOptionsQuery}
                placeholder="None"
              />
            </Box>
          </Folded>
        </Box>
      ))}
      <Button size="small" startIcon={<AddOutlined />} onClick={next} disabled={lines.length >= 200}>
        Add line
      </Button>
    </Box>
  );
}
