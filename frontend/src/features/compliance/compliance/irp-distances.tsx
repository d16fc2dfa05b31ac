import Button from '@mui/material/Button';
import { reportFailure } from '../../../components/toast/report-failure';
import { toast } from '../../../components/toast/toast-store';
import type { IrpRenewal } from '../../../lib/api/api-types';
import { sentenceFor } from '../../../lib/api/problem';
import { useDeed } from '../../../lib/records/record-kit';
import { useCan } from '../../../lib/session/session-context';
import { irpRenewalKit } from './compliance-kits';

/** Takes the miles by jurisdiction from the trips of the reporting period; full fees stay as they are. */
export function FillDistances({ renewal }: { renewal: IrpRenewal }) {
  const mayWrite = useCan('compliance.write');
  const fill = useDeed<IrpRenewal, IrpRenewal>(irpRenewalKit, 'distances');
  if (!mayWrite) return null;
  const take = () =>
    fill.mutate(
      { id: renewal.id },
      {
        onSuccess: (filled) => void toast.success('Miles filled in from trips', irpRenewalKit.subject(filled)),
        onError: (error) => reportFailure(error, sentenceFor(error)),
      },
    );
  return (
    <Button variant="outlined" size="small" disabled={fill.isPending} onClick={take} sx={{ mt: 1 }}>
      {fill.isPending ? 'Filling...' : 'Fill miles from trips'}
    </Button>
  );
}
