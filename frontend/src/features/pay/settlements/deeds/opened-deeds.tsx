import { useAddressParam, useFlagParam } from '../../../../lib/navigation/use-address-param';
import { useCan } from '../../../../lib/session/session-context';
import { settlementSubject, type Settlement } from '../settlement-calls';
import { AnswerDialog } from './answer-dialog';
import { ApproveDialog } from './approve-dialog';
import { DisputeDialog } from './dispute-dialog';
import { LineDialog } from './line-dialog';
import { PayDialog } from './pay-dialog';
import { ReasonDialog } from './reason-dialog';
import { SendDialog } from './send-dialog';
import { TakeOutDialog } from './take-out-dialog';

interface OfOne {
  readonly settlement: Settlement;
}

/** Dialogs about one line: it is edited, added, taken out, disputed or answered about. */
function OpenedLines({ settlement }: OfOne) {
  const [line, setLine] = useAddressParam('line');
  const [out, setOut] = useAddressParam('out');
  const [disputed, setDisputed] = useAddressParam('dispute');
  const [answered, setAnswered] = useAddressParam('answer');
  const lineOf = (id: string | null) => settlement.lines.find((one) => String(one.id) === id);
  const [edited, left, doubted] = [lineOf(line), lineOf(out), lineOf(disputed)];
  const dispute = settlement.disputes.find(({ lineId }) => String(lineId) === answered);
  return (
    <>
      {settlement.status === 'draft' && (edited || line === 'new') && (
        <LineDialog key={line} settlement={settlement} line={edited ?? null} onClose={() => setLine(null)} />
      )}
      {settlement.status === 'draft' && left && (
        <TakeOutDialog key={out} settlement={settlement} line={left} onClose={() => setOut(null)} />
      )}
      {doubted && (
        <DisputeDialog
          key={disputed}
          settlement={settlement}
          line={doubted}
          subject={settlementSubject}
          onClose={() => setDisputed(null)}
        />
      )}
      {dispute && (
        <AnswerDialog key={answered} settlement={settlement} dispute={dispute} onClose={() => setAnswered(null)} />
      )}
    </>
  );
}

/** The dialogs of one settlement that the address names, for who may. */
export function OpenedDeeds({ settlement }: OfOne) {
  const mayWrite = useCan('settlements.write');
  const mayApprove = useCan('settlements.approve');
  const mayPay = useCan('payments.write');
  const [approves, setApproves] = useFlagParam('approve');
  const [pays, setPays] = useFlagParam('pay');
  const [sends, setSends] = useFlagParam('send');
  const [reopens, setReopens] = useFlagParam('reopen');
  const [discards, setDiscards] = useFlagParam('discard');
  const [reverses, setReverses] = useFlagParam('reverse');
  return (
    <>
      {mayApprove && approves && <ApproveDialog settlement={settlement} onClose={() => setApproves(false)} />}
      {mayPay && pays && <PayDialog settlement={settlement} onClose={() => setPays(false)} />}
      {mayWrite && sends && <SendDialog settlement={settlement} onClose={() => setSends(false)} />}
      {mayApprove && reopens && (
        <ReasonDialog step="reopen" settlement={settlement} onClose={() => setReopens(false)} />
      )}
      {mayWrite && discards && (
        <ReasonDialog step="discard" settlement={settlement} onClose={() => setDiscards(false)} />
      )}
      {mayPay && reverses && (
        <ReasonDialog step="payment/reverse" settlement={settlement} onClose={() => setReverses(false)} />
      )}
      {mayWrite && <OpenedLines settlement={settlement} />}
    </>
  );
}
