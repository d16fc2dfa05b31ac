import { styled } from '@mui/material/styles';
import type { UseFormReturn } from 'react-hook-form';
import { TextInput } from '../../../components/fields/text-input';
import { palette } from '../../../components/display/palette';
import { Section } from '../../../components/layout/surface';
import type { RegistrationValues, Service } from './registration-mutations';

const services: readonly Service[] = [
  'Invoice Management',
  'IFTA Processing',
  'Expense Tracking',
  'Document Storage',
  'Payment Processing',
  'Tax Preparation',
  'BOC-3 Filing',
  'DOT Updates',
];

const Services = styled('fieldset')({
  border: 0,
  margin: '0 0 20px',
  padding: 0,
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  '& legend': { fontSize: 13, fontWeight: 560, marginBottom: 8, padding: 0 },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 42,
    padding: '0 12px',
    border: `1px solid ${palette.divider}`,
    borderRadius: 8,
    cursor: 'pointer',
  },
  '& label:hover': { borderColor: palette.text.secondary },
  '& label:has(:checked)': {
    borderColor: palette.primary.main,
    background: `color-mix(in srgb, ${palette.primary.main} 7%, transparent)`,
  },
  '& input': { width: 17, height: 17, accentColor: palette.primary.main, margin: 0 },
});

/** People never see this field; robots fill it in. */
const Trap = styled('div')({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' });

export function NeedsFields({ form: { register, formState } }: { form: UseFormReturn<RegistrationValues> }) {
  return (
    <Section title="What you need">
      <Services>
        <legend>Services Needed</legend>
        {services.map((service) => (
          <label key={service}>
            <input type="checkbox" value={service} {...register('servicesNeeded')} />
            {service}
          </label>
        ))}
      </Services>
      <TextInput
        label="Additional Information"
        rows={3}
        registration={register('additionalInfo')}
        error={formState.errors.additionalInfo?.message}
      />
      <Trap aria-hidden>
        <label>
          Website
          <input type="text" tabIndex={-1} autoComplete="off" {...register('website')} />
        </label>
      </Trap>
    </Section>
  );
}
