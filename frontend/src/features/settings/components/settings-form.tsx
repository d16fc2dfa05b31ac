import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, type FormEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormAlert } from '../../../components/fields/form-alert';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog';
import { palette } from '../../../components/palette';
import { Section } from '../../../components/surface';
import { ToastSlot } from '../../../components/toast/toast-slots';
import { formOutcome } from '../../../components/toast/report-failure';
import type { FirmSettings } from '../../../lib/api-types';
import { useLeaveGuard } from '../../../lib/use-leave-guard';
import { useSaveSettings } from '../api/settings';
import { settingsChanges, settingsFieldNames, settingsValues, type SettingsValues } from '../settings-form';
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
  const form = useForm<SettingsValues>({ defaultValues: settingsValues(settings) });
  const save = useSaveSettings();
  const { isDirty, errors } = form.formState;
  const values = useWatch({ control: form.control }) as SettingsValues;
  const guard = useLeaveGuard(isDirty);

  // somebody else's change comes in beneath what was typed here
  useEffect(() => form.reset(settingsValues(settings), { keepDirtyValues: true, keepErrors: true }), [form, settings]);

  const submit = form.handleSubmit((typed) =>
    save.mutate(
      { version: settings.version, changes: settingsChanges(typed, settings) },
      formOutcome(form, {
        names: settingsFieldNames,
        done: 'Settings saved',
        failed: 'Failed to save settings',
        onClose: () => form.reset(form.getValues()),
      }),
    ),
  );
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const element = event.currentTarget;
    void submit(event).then(() =>
      setTimeout(() => element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()),
    );
  };

  return (
    <form noValidate onSubmit={onSubmit}>
      <FormAlert message={errors.root?.['server']?.message} />
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
          <Button type="submit" variant="contained" disabled={!isDirty || save.isPending}>
            {save.isPending ? 'Saving...' : 'Save Changes'}
          </Button>
          <Button
            color="secondary"
            disabled={!isDirty || save.isPending}
            onClick={() => form.reset(settingsValues(settings))}
          >
            Undo changes
          </Button>
          <Box role="status" sx={{ color: 'text.secondary' }}>
            {isDirty ? 'You have unsaved changes.' : ''}
          </Box>
        </SaveBar>
      </Foot>
      <ConfirmDialog
        open={guard.asking}
        title="Discard your changes?"
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        danger
        onConfirm={guard.leave}
        onClose={guard.stay}
      >
        What you typed has not been saved.
      </ConfirmDialog>
    </form>
  );
}
