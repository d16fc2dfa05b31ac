import { ClientLink } from '../../../components/display/client-link';
import { callTo, mailTo, TextLink } from '../../../components/display/text-link';
import { RecordView } from '../../../components/records/record-view';
import type { PanelProps } from '../../../components/records/screen-parts';
import { factorKit } from './factor-kit';
import { feeWords, recourseWords } from './factor-words';

export function FactorView(panel: PanelProps) {
  return (
    <RecordView
      kit={factorKit}
      {...panel}
      without="all"
      details={(factor) => [
        ['Client', <ClientLink {...factor} />],
        ['Email', mailTo(factor.email)],
        ['Phone', callTo(factor.phone)],
        ['Advance', `${factor.advanceRate}% of what is open`],
        ['Fee', feeWords(factor)],
        ['Recourse', recourseWords(factor)],
        ['Remit to', factor.remitTo],
        ['Notice of assignment', factor.notice],
        ['Invoices', <TextLink to={`/accounting/invoices?factorId=${factor.id}`}>See its invoices</TextLink>],
      ]}
    />
  );
}
