import { FormGrid } from '../../../components/fields/form-grid';
import { SelectInput } from '../../../components/fields/pickers/select-input';
import { RecordInput } from '../../../components/fields/record-input';
import { TextInput } from '../../../components/fields/text-input';
import { Notice } from '../../../components/display/notice';
import { useRecordForm } from '../../../components/forms/use-record-form';
import { FormDialog } from '../../../components/overlay/form-dialog';
import { TextDialog } from '../../../components/overlay/text-dialog';
import { fuelTransactionLabels } from '../../../generated/kinds';
import { driverOptionsQuery, optionsQueryOf, vehicleOptionsQuery } from '../../../lib/api/option-queries';
import { formatDate } from '../../../lib/format/dates';
import { optionsOf } from '../../../lib/format/labels';
import { formatMoney } from '../../../lib/format/money';
import type { OneText, RecordForm } from '../../../lib/forms/record-form';
import { fuelSubject, useBookFuel, useDismissFuel, type FuelTransaction } from './fuel-calls';

const cardOptionsQuery = optionsQueryOf('fleetcard');

interface Values {
  cardId: string;
  vehicleId: string;
  driverId: string;
  jurisdiction: string;
  productClass: string;
  exchangeRate: string;
}
const text = (value: string | number | null): string => (value === null ? '' : String(value));
const valuesOf = (row: FuelTransaction | null): Values => ({
  cardId: text(row?.cardId ?? null),
  vehicleId: text(row?.vehicleId ?? null),
  driverId: text(row?.driverId ?? null),
  jurisdiction: text(row?.jurisdiction ?? null),
  productClass: text(row?.productClass ?? null),
  exchangeRate: text(row?.exchangeRate ?? null),
});
export const settleFuelForm: RecordForm<Values> = { name: 'settle-fuel-line', values: () => valuesOf(null) };
export const dismissFuelForm: RecordForm<OneText> = {
  name: 'dismiss-fuel-line',
  values: () => ({ reason: '' }),
};
const productClassOf = (value: string): FuelTransaction['productClass'] =>
  Object.keys(fuelTransactionLabels.productClass).find((each) => each === value) as FuelTransaction['productClass'];
const number = (value: string): number | null => (value === '' ? null : Number(value));

/** Says what nobody knew of a line, which books it; lines that say the same are booked by themselves from now on. */
export function SettleFuelDialog({ row, onClose }: { row: FuelTransaction; onClose: () => void }) {
  const book = useBookFuel();
  const state = useRecordForm<Values, never, FuelTransaction>({
    form: settleFuelForm,
    about: row.id,
    initial: valuesOf(row),
    send: ({ values, idempotencyKey }) =>
      book.mutateAsync({
        id: row.id,
        idempotencyKey,
        body: {
          cardId: number(values.cardId),
          vehicleId: values.vehicleId || null,
          driverId: number(values.driverId),
          jurisdiction: values.jurisdiction || null,
          productClass: productClassOf(values.productClass),
          exchangeRate: values.exchangeRate || null,
        },
      }),
    done: 'The purchase is booked',
    subject: fuelSubject,
    failed: 'The purchase was not booked',
    onSaved: onClose,
  });
  const { register, control, formState } = state.form;
  const { errors } = formState;
  return (
    <FormDialog
      state={state}
      title={`Book ${row.product} of ${formatDate(row.date)}, ${formatMoney(row.amount)}`}
      submitLabel="Book"
      busyLabel="Booking..."
      ready
      onClose={onClose}
    >
      <Notice tone="info">{row.reasons.join('. ')}. What you say is remembered.</Notice>
      <FormGrid>
        <RecordInput control={control} name="cardId" label="Card" placeholder="No card" query={cardOptionsQuery} />
        <RecordInput
          control={control}
          name="vehicleId"
          label="Vehicle"
          placeholder="No vehicle"
          query={vehicleOptionsQuery}
        />
        <RecordInput
          control={control}
          name="driverId"
          label="Driver"
          placeholder="No driver"
          query={driverOptionsQuery}
        />
        <TextInput
          label="State or Province"
          placeholder="OK"
          maxLength={20}
          registration={register('jurisdiction')}
          error={errors.jurisdiction?.message}
        />
        <SelectInput
          label="What It Is"
          placeholder="Choose"
          options={optionsOf(fuelTransactionLabels.productClass)}
          registration={register('productClass')}
          error={errors.productClass?.message}
        />
        {row.currency === 'CAD' && (
          <TextInput
            label="US Dollars for One Canadian"
            maxLength={10}
            registration={register('exchangeRate')}
            error={errors.exchangeRate?.message}
          />
        )}
      </FormGrid>
    </FormDialog>
  );
}

/** Leaves a line out of the books, with the reason. */
export function DismissFuelDialog({ row, onClose }: { row: FuelTransaction; onClose: () => void }) {
  const dismiss = useDismissFuel();
  return (
    <TextDialog
      form={dismissFuelForm}
      about={row.id}
      title={`Leave out ${row.product} of ${formatDate(row.date)}?`}
      need="Say why it is left out"
      rows={2}
      maxLength={300}
      submitLabel="Leave Out"
      send={(reason, idempotencyKey) => dismiss.mutateAsync({ id: row.id, reason, idempotencyKey })}
      done="The line is left out"
      subject={fuelSubject}
      onClose={onClose}
    >
      It stays in the list of fuel transactions and will not be imported again.
    </TextDialog>
  );
}
