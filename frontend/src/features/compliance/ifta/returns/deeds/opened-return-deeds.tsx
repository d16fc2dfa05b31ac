import { useNavigate } from 'react-router';
import { useListSearch } from '../../../../../lib/lists/client-scope';
import { useFlagParam } from '../../../../../lib/navigation/use-address-param';
import { useCan } from '../../../../../lib/session/session-context';
import type { OpenReturn } from '../return-calls';
import { isDraft } from '../return-words';
import { DiscardDialog } from './discard-dialog';
import { StepDialog } from './step-dialog';
import { WorkOutDialog } from './work-out-dialog';

export interface OpenedReturnDeedsProps {
  readonly about: OpenReturn;
}
/** The dialogs of one return that the address names, for who may. */
export function OpenedReturnDeeds({ about }: OpenedReturnDeedsProps) {
  const mayWrite = useCan('ifta.write');
  const mayPay = useCan('payments.write');
  const navigate = useNavigate();
  const search = new URLSearchParams(useListSearch());
  const [generates, setGenerates] = useFlagParam('generate');
  const [files, setFiles] = useFlagParam('file');
  const [amends, setAmends] = useFlagParam('amend');
  const [pays, setPays] = useFlagParam('pay');
  const [reverses, setReverses] = useFlagParam('reverse');
  const [discards, setDiscards] = useFlagParam('discard');
  search.delete('discard');
  const { status } = about;
  return (
    <>
      {mayWrite && generates && isDraft(about) && <WorkOutDialog about={about} onClose={() => setGenerates(false)} />}
      {mayWrite && files && status === 'reviewed' && (
        <StepDialog step="file" about={about} onClose={() => setFiles(false)} />
      )}
      {mayWrite && amends && (status === 'filed' || status === 'paid') && (
        <StepDialog step="amend" about={about} onClose={() => setAmends(false)} />
      )}
      {mayPay && pays && status === 'filed' && <StepDialog step="pay" about={about} onClose={() => setPays(false)} />}
      {mayPay && reverses && status === 'paid' && (
        <StepDialog step="payment/reverse" about={about} onClose={() => setReverses(false)} />
      )}
      {mayWrite && discards && (
        <DiscardDialog
          about={about}
          onClose={() => setDiscards(false)}
          onGone={() => void navigate({ pathname: '/ifta/returns', search: search.toString() })}
        />
      )}
    </>
  );
}
