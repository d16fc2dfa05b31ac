import PictureAsPdfOutlined from '../../../../generated/icons/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import { useAddressParam, useFlagParam } from '../../../../lib/navigation/use-address-param';
import { useCan } from '../../../../lib/session/session-context';
import { sheetOf, type Settlement } from '../settlement-calls';

/** What is done next with a settlement as it stands, to who may; each opens a dialog of its own. */
export function SettlementDeeds({ settlement: { id, status, sentAt } }: { settlement: Settlement }) {
  const mayWrite = useCan('settlements.write');
  const mayApprove = useCan('settlements.approve');
  const mayPay = useCan('payments.write');
  const [, setApproves] = useFlagParam('approve');
  const [, setPays] = useFlagParam('pay');
  const [, setSends] = useFlagParam('send');
  const [, setReopens] = useFlagParam('reopen');
  const [, setDiscards] = useFlagParam('discard');
  const [, setReverses] = useFlagParam('reverse');
  const [, setLine] = useAddressParam('line');
  const isOwed = status === 'approved' || status === 'paid';
  return (
    <>
      {mayApprove && status === 'draft' && (
        <Button variant="contained" onClick={() => setApproves(true)}>
          Approve
        </Button>
      )}
      {mayPay && status === 'approved' && (
        <Button variant="contained" onClick={() => setPays(true)}>
          Record Payment
        </Button>
      )}
      {mayWrite && status === 'draft' && (
        <Button variant="outlined" onClick={() => setLine('new')}>
          Add Line
        </Button>
      )}
      <Button
        variant="outlined"
        component="a"
        href={sheetOf(id)}
        target="_blank"
        rel="noopener"
        startIcon={<PictureAsPdfOutlined />}
      >
        PDF
      </Button>
      {mayWrite && isOwed && (
        <Button variant="outlined" onClick={() => setSends(true)}>
          {sentAt === null ? 'Send e-mail' : 'Resend'}
        </Button>
      )}
      {mayApprove && status === 'approved' && <Button onClick={() => setReopens(true)}>Reopen</Button>}
      {mayPay && status === 'paid' && (
        <Button color="error" sx={{ ml: 'auto' }} onClick={() => setReverses(true)}>
          Reverse payment
        </Button>
      )}
      {mayWrite && status === 'draft' && (
        <Button color="error" sx={{ ml: 'auto' }} onClick={() => setDiscards(true)}>
          Discard
        </Button>
      )}
    </>
  );
}
