import { FormProvider } from 'react-hook-form';
import { CarrierSelect } from '../../../components/fields/pickers/carrier-select';
import { LineItems } from '../../../components/fields/rows/line-items';
import type { Inputs } from '../../../lib/records/record-kit';
import { RouteProposal } from './route-proposal';

/** What a load earns beside its rate. */
export const LOAD_LINE_KINDS = ['fuel_surcharge', 'detention', 'lumper', 'other'] as const;

const nextLine = ({ length }: readonly unknown[]) => ({
  kind: LOAD_LINE_KINDS[Math.min(length, LOAD_LINE_KINDS.length - 1)] ?? 'other',
  description: '',
  amount: '',
});

/** The broker can be added where it is chosen; lines stand below each other. */
export const inputs: Inputs = {
  brokerId: ({ form, error, hint }) => (
    <CarrierSelect
      control={form.control}
      name="brokerId"
      label="Broker"
      message="Broker is required"
      error={error}
      {...(hint !== undefined && { hint })}
    />
  ),
  via: ({ form, usual }) => (
    <>
      {usual}
      <RouteProposal form={form} />
    </>
  ),
  lines: ({ form }) => (
    <FormProvider {...form}>
      <LineItems legend="Accessorials (optional)" kinds={LOAD_LINE_KINDS} next={nextLine} />
    </FormProvider>
  ),
};
