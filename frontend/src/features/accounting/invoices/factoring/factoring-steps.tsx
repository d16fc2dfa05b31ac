import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { KnownDetails } from '../../../../components/display/detail-list';
import { TextLink } from '../../../../components/display/text-link';
import type { Factoring, Invoice } from '../../../../lib/api/api-types';
import { formatDate } from '../../../../lib/format/dates';
import { formatMoney, isZeroMoney } from '../../../../lib/format/money';
import { useAddressParam } from '../../../../lib/navigation/use-address-param';
import { useCan } from '../../../../lib/session/session-context';
import { FactoringDialog } from './factoring-dialog-lazy';
import type { FactoringStep } from './factoring-forms';

const BUTTONS: Readonly<Record<FactoringStep, string>> = {
  factor: 'Factor this invoice',
  collect: 'Record what it collected',
  release: 'Record the release',
  'charge-back': 'Record a charge-back',
};
const isStep = (value: string | null): value is FactoringStep => value !== null && value in BUTTONS;

const ENDS: Readonly<Record<Factoring['status'], string>> = {
  advanced: 'Advance received',
  collected: 'Collected by the factor',
  released: 'Reserve released',
  charged_back: 'Charged back: it is yours to collect',
};
const detailsOf = (factoring: Factoring) =>
  [
    ['Factor', <TextLink to={`/clients/factors/${factoring.factorId}`}>{factoring.factorName}</TextLink>],
    ['State', ENDS[factoring.status]],
    ['Factored on', formatDate(factoring.factoredOn)],
    ['Recourse', factoring.recourse ? 'With recourse' : 'Without recourse'],
    ...(factoring.recourseUntil ? [['Recourse from', formatDate(factoring.recourseUntil)] as const] : []),
    ['Advance', formatMoney(factoring.advance)],
    ...(factoring.recourse
      ? [['Owed to the factor', formatMoney(factoring.owed)] as const]
      : [['Reserve it holds', formatMoney(factoring.reserve)] as const]),
  ] as const;

const offeredFor = ({ factoring, status, balance }: Invoice): FactoringStep[] => {
  if (factoring?.status === 'advanced') return [factoring.recourse ? 'collect' : 'release', 'charge-back'];
  const isOpen = (status === 'pending' || status === 'overdue') && !isZeroMoney(balance);
  return isOpen ? ['factor'] : [];
};

/** An invoice with its factor, and what can be done next. */
export function FactoringSteps({ invoice }: { invoice: Invoice }) {
  const mayPay = useCan('payments.write');
  const [asked, ask] = useAddressParam('receivable');
  const offered = mayPay ? offeredFor(invoice) : [];
  const { factoring } = invoice;
  if (!factoring && offered.length === 0) return null;
  return (
    <section aria-label="Factoring">
      <Typography variant="h3" sx={{ mb: 1 }}>
        Factoring
      </Typography>
      {factoring && <KnownDetails details={detailsOf(factoring)} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: factoring ? 1 : 0 }}>
        {offered.map((name) => (
          <Button key={name} size="small" variant="outlined" onClick={() => ask(name)}>
            {BUTTONS[name]}
          </Button>
        ))}
      </Box>
      {isStep(asked) && offered.includes(asked) && (
        <FactoringDialog step={asked} invoice={invoice} onClose={() => ask(null)} />
      )}
    </section>
  );
}
