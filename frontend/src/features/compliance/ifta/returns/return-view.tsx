import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { ClientLink } from '../../../../components/display/client-link';
import { KnownDetails, type Details } from '../../../../components/display/detail-list';
import { StepBar } from '../../../../components/display/step-bar';
import { TextLink } from '../../../../components/display/text-link';
import { DetailDrawer } from '../../../../components/overlay/detail-drawer';
import { RecordPanel } from '../../../../components/overlay/record-panel';
import type { PanelProps } from '../../../../components/records/screen-parts';
import { formatDate } from '../../../../lib/format/dates';
import { formatMoney, isZeroMoney } from '../../../../lib/format/money';
import { useCan } from '../../../../lib/session/session-context';
import { periodName } from '../quarters';
import { OpenedReturnDeeds } from './deeds/opened-return-deeds-lazy';
import { ReturnDeeds } from './deeds/return-deeds';
import { MileageTaxes } from './mileage/mileage-taxes';
import { recordsAddress, returnQuery, type OpenReturn } from './return-calls';
import { amountWords, dollars, count, dueWords, ReturnChip, STEPS, unitsOf } from './return-words';
import { Changes } from './sheet/changes';
import { ReviewFindings, type Asked } from './sheet/review-findings';
import { Sections } from './sheet/sections';
import { Vehicles } from './sheet/vehicles';
import { Warnings } from './sheet/warnings';

const detailsOf = (about: OpenReturn, seesBooks: boolean): Details => {
  const { clientId, period, totals, units, trips, fuelRows, filing, filedOn, reference, score, entries } = about;
  const records = recordsAddress(clientId, period);
  const sums: Details = (['tax', 'surcharge', 'interest', 'penalty'] as const).map((name) => [
    { tax: 'Fuel tax', surcharge: 'Surcharge', interest: 'Interest', penalty: 'Penalty' }[name],
    totals[name] === null ? 'Not known' : dollars(totals[name] ?? '', units),
  ]);
  return [
    ['Client', <ClientLink {...about} />],
    ['Based on', <TextLink to={records}>{`${count(trips)} trips, ${count(fuelRows)} fuel purchases`}</TextLink>],
    ...sums,
    ...(isZeroMoney(totals.previousCredit)
      ? []
      : [['Previous credit', dollars(totals.previousCredit, units)] as const]),
    ['Total', totals.due === null ? 'Not known' : amountWords(totals.due, units)],
    ...(score === null ? [] : [['Reviewed', `${score} of 100`] as const]),
    ...(filedOn === null
      ? []
      : [['Filed', `${formatDate(filedOn)}${filing > 1 ? `, version ${filing}` : ''}`] as const]),
    ...(reference === null ? [] : [['Reference', reference] as const]),
    ...(seesBooks && entries.length > 0 ? [['Books', <Entries entries={entries} />] as const] : []),
  ];
};

/** The journal entries that book it, each by its day and amount. */
const Entries = ({ entries }: Pick<OpenReturn, 'entries'>) => (
  <Box component="span" sx={{ display: 'grid', gap: 0.5 }}>
    {entries.map(({ id, entryDate, amount }) => (
      <TextLink key={id} to={`/accounting/bookkeeping?entry=${id}`}>
        {`${formatDate(entryDate)}, ${formatMoney(amount)}`}
      </TextLink>
    ))}
  </Box>
);

/** What is owed by when, how far it is, and what stands in the way. */
const Head = ({ about }: { about: OpenReturn }) => {
  const { distance, fuel } = unitsOf(about);
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
      <Typography variant="h1" component="p" className="tabular">
        {amountWords(about.due, about.units)}
      </Typography>
      <Typography>{dueWords(about)}</Typography>
      <StepBar statuses={STEPS} status={about.status} />
      <Typography variant="body2" color="textSecondary">
        {`Step ${STEPS.indexOf(about.status) + 1} of ${STEPS.length}: ${about.status}. ${count(about.totalMiles)} ${distance}, ${count(about.totalGallons)} ${fuel}.`}
      </Typography>
    </Box>
  );
};

function Whole({ about }: { about: OpenReturn }) {
  const seesBooks = useCan('ledger.read');
  return (
    <>
      <Head about={about} />
      <Warnings about={about} />
      <Changes about={about} />
      <Sections about={about} />
      <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
        Totals
      </Typography>
      <KnownDetails details={detailsOf(about, seesBooks)} />
      <MileageTaxes about={about} />
    </>
  );
}

/** One return: what is owed, its lines as the paper has them, its vehicles, and what an auditor would ask. */
export function ReturnView({ id, history, Asked, onClose }: PanelProps & { Asked: Asked }) {
  const found = useQuery(returnQuery(id));
  return (
    <RecordPanel what="Fuel tax return" found={found} onClose={onClose}>
      {(about) => (
        <>
          <DetailDrawer
            title={
              <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
                {`Return of ${periodName(about.period)}`}
                <ReturnChip {...about} />
              </Box>
            }
            subtitle={about.clientName}
            pages={[
              { value: 'return', label: 'Return', content: <Whole about={about} /> },
              { value: 'review', label: 'Review', content: <ReviewFindings about={about} Asked={Asked} /> },
              { value: 'vehicles', label: 'Vehicles', content: <Vehicles about={about} /> },
            ]}
            history={history}
            wide
            footer={<ReturnDeeds about={about} />}
            onClose={onClose}
          />
          <OpenedReturnDeeds about={about} />
        </>
      )}
    </RecordPanel>
  );
}
