import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useWatch } from 'react-hook-form';
import { AskBeforeLeaving } from '../../../components/forms/ask-before-leaving';
import { FormElement } from '../../../components/forms/form-element';
import { FormNotices } from '../../../components/forms/form-notices';
import { useRecordForm } from '../../../components/forms/use-record-form';
import { palette } from '../../../components/display/palette';
import { Section } from '../../../components/layout/surface';
import { ToastSlot } from '../../../components/toast/toast-slots';
import type { FirmSettings } from '../../../lib/api/api-types';
import { settingsSubject } from '../../../lib/subjects';
import { settingsQuery, useSaveSettings } from './settings';
import { settingsChanges, settingsForm, type SettingsValues } from './settings-values';
import { RemitPreview } from './remit-preview';
import { FirmFields, FuelFields, InvoiceFields } from './settings-fields';

const Foot = styled('div')({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  padding: '16px 0 12px',
  background: `linear-gradient(180deg, transparent, ${palette.background.default} 45%)`,
  '@media (max-width: 767.95px)': { bottom: 58 },
});

const SaveBar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 10,
  padding: '10px 14px',
  borderRadius: 12,
  border: `1px solid ${palette.divider}`,
  background: palette.background.paper,
});

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
};

export function SettingsForm({ settings }: { settings: FirmSettings }) {
  const save = useSaveSettings();
  const state = useRecordForm({
    form: settingsForm,
    record: settings,
    fresh: settingsQuery,
    send: ({ values, changed, record }) =>
      save.mutateAsync({ version: (record ?? settings).version, changes: settingsChanges(values, changed) }),
    done: 'Settings saved',
    subject: settingsSubject,
    failed: 'Failed to save settings',
    stays: (saved) => saved,
  });
  const { form, busy, dirty, startOver } = state;
  const values = useWatch({ control: form.control }) as SettingsValues;

  return (
    <FormElement state={state}>
      <FormNotices state={state} />
      <Box sx={columns}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <FirmFields form={form} zone={settings.timeZone} />
          <InvoiceFields form={form} />
          <FuelFields form={form} />
        </Box>
        <Section title="How it looks on an invoice">
          <RemitPreview values={values} />
        </Section>
      </Box>
      <Foot>
        <ToastSlot />
        <SaveBar>
          <Button type="submit" variant="contained" disabled={!dirty || busy}>
            {busy ? 'Saving...' : 'Save Changes'}
          </Button>
          <Button color="secondary" disabled={!dirty || busy} onClick={startOver}>
            Undo changes
          </Button>
          <Box role="status" sx={{ color: 'text.secondary' }}>
            {dirty ? 'You have unsaved changes.' : ''}
          </Box>
        </SaveBar>
      </Foot>
      <AskBeforeLeaving state={state} />
    </FormElement>
  );
}
