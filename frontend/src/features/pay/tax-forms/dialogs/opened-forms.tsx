import { useAddressParam, useFlagParam } from '../../../../lib/navigation/use-address-param';
import { useCan } from '../../../../lib/session/session-context';
import { CalendarPanel } from './calendar-panel';
import { CorrectDialog } from './correct-dialog';
import { FileDialog } from './file-dialog';
import { GenerateDialog } from './generate-dialog';
import { ManagePanel } from './manage-panel';

export interface OpenedFormsProps {
  readonly year: number;
  /** Which form the list is narrowed to; '' any. */
  readonly form: string;
}

/** The dialogs and panels that stand beside the list, fetched after it. */
export function OpenedForms({ year, form }: OpenedFormsProps) {
  const mayWrite = useCan('tax-forms.write');
  const [generates, setGenerates] = useFlagParam('generate');
  const [filed, setFiled] = useAddressParam('file');
  const [corrected, setCorrected] = useAddressParam('correct');
  const [calendar, setCalendar] = useFlagParam('calendar');
  const [managed, setManaged] = useAddressParam('manage');
  return (
    <>
      {mayWrite && generates && <GenerateDialog year={year} onClose={() => setGenerates(false)} />}
      {mayWrite && filed !== null && <FileDialog key={filed} id={filed} onClose={() => setFiled(null)} />}
      {mayWrite && corrected !== null && (
        <CorrectDialog key={corrected} id={corrected} onClose={() => setCorrected(null)} />
      )}
      {calendar && <CalendarPanel year={year} onClose={() => setCalendar(false)} />}
      {managed !== null && (
        <ManagePanel
          year={year}
          form={managed === 'all' ? form : managed}
          all={managed === 'all'}
          onClose={() => setManaged(null)}
        />
      )}
    </>
  );
}
