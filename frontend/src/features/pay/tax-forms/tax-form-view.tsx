import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { KnownDetails, type Details } from '../../../components/display/detail-list';
import { Notice } from '../../../components/display/notice';
import { TextLink } from '../../../components/display/text-link';
import { PanelLead } from '../../../components/display/panel-lead';
import { DetailDrawer } from '../../../components/overlay/detail-drawer';
import { RecordPanel } from '../../../components/overlay/record-panel';
import { LetterNotice } from '../../../components/records/letter-notice';
import type { PanelProps } from '../../../components/records/screen-parts';
import { SimpleTable } from '../../../components/table/simple-table';
import { taxFormLabels } from '../../../generated/kinds';
import { formatDate, formatDateTime } from '../../../lib/format/dates';
import { formatMoney } from '../../../lib/format/money';
import { useAddressParam } from '../../../lib/navigation/use-address-param';
import { useCan } from '../../../lib/session/session-context';
import { pdfOf, taxFormAddress, taxFormQuery, type OpenTaxForm } from './tax-form-calls';
import { payerOf } from './tax-form-columns';
import { TaxFormDeeds } from './tax-form-deeds';
import { boxesOf, boxName, FORM_NAMES, IRS, TaxFormChip } from './tax-form-words';

const COPIES = [
  ['B', 'Copy B, for the recipient'],
  ['2', 'Copy 2, for the recipient’s state return'],
  ['1', 'Copy 1, for the state'],
  ['C', 'Copy C, for the payer'],
  ['A', 'Data of copy A, for official stock'],
] as const;

const detailsOf = (form: OpenTaxForm): Details => [
  ['Payer', payerOf(form)],
  ['Paid to', <TextLink to={`/accounting/contractors/${form.contractorId}`}>{form.name}</TextLink>],
  ...(form.type === null ? [] : ([['Type', taxFormLabels.type[form.type]]] as const)),
  ['Tax ID', form.taxId],
  ['Address', form.address],
  ...(form.filedOn === null
    ? []
    : ([
        ['Filed', [formatDate(form.filedOn), form.filedBy].filter(Boolean).join(' by ')],
        ['Reference', form.reference],
      ] as const)),
  ...(form.sentAt === null ? [] : ([['Sent', `${formatDateTime(form.sentAt)} to ${form.sentTo ?? ''}`]] as const)),
  ...(form.corrects === null
    ? []
    : ([['Corrects', <TextLink to={taxFormAddress(form.corrects)}>The form before</TextLink>]] as const)),
  ...form.correctedBy.map(
    (id, at) =>
      [
        form.correctedBy.length > 1 ? `Corrected by (${at + 1})` : 'Corrected by',
        <TextLink to={taxFormAddress(id)}>A later form</TextLink>,
      ] as const,
  ),
];

/** Where what is missing is entered: of the payer the client, or the settings of the firm; else the contractor. */
const completing = ({ missing, clientId, contractorId }: OpenTaxForm): string => {
  if (!missing[0]?.endsWith('of the payer')) return `/accounting/contractors/${contractorId}?edit=${contractorId}`;
  return clientId === null ? '/settings' : `/clients/${clientId}?edit=${clientId}`;
};

/** What stands in the way of filing, or what changed since it was filed. */
const Standing = ({ form }: { form: OpenTaxForm }) => (
  <>
    {form.missing.length > 0 && (
      <Notice tone="error" role="status">
        <span>{`Missing: ${form.missing.join(', ')}.`}</span>
        <TextLink to={completing(form)}>Complete it</TextLink>
      </Notice>
    )}
    {form.soFar && form.status !== 'filed' && (
      <Notice
        tone="info"
        role="status"
      >{`So far: generate it again once ${form.year} is over, then it can be filed.`}</Notice>
    )}
    {form.changes.length > 0 && (
      <Notice tone="error" role="status">
        <span>
          {`Since it was filed: ${form.changes.map(({ what, filed, now }) => `${what} was ${filed}, is ${now}`).join('; ')}.`}
        </span>
      </Notice>
    )}
    <LetterNotice letter={form.letter} />
  </>
);

const Boxes = ({ form }: { form: OpenTaxForm }) => (
  <SimpleTable aria-label="Boxes" style={{ marginBottom: 16 }}>
    <tbody>
      {boxesOf(form).map(([box, amount]) => (
        <tr key={box}>
          <td>{boxName(form.form, box)}</td>
          <td className="money">{formatMoney(amount)}</td>
        </tr>
      ))}
    </tbody>
  </SimpleTable>
);

const Copies = ({ id }: { id: string }) => (
  <section aria-label="Copies">
    <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
      Copies
    </Typography>
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', ml: -1 }}>
      {COPIES.map(([copy, title]) => (
        <Button key={copy} component="a" size="small" href={pdfOf(id, copy)} target="_blank" rel="noreferrer">
          {title}
        </Button>
      ))}
    </Box>
  </section>
);

function Deeds({ form }: { form: OpenTaxForm }) {
  const mayWrite = useCan('tax-forms.write');
  const [, setFiled] = useAddressParam('file');
  const [, setCorrected] = useAddressParam('correct');
  return (
    <>
      {mayWrite && form.status === 'pending' && !form.soFar && (
        <Button
          component="a"
          variant="contained"
          href={IRS}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => setFiled(form.id)}
        >
          File with IRS
        </Button>
      )}
      <TaxFormDeeds form={form} mayWrite={mayWrite} search={null} />
      {mayWrite && form.status === 'filed' && form.correctedBy.length === 0 && (
        <Button size="small" onClick={() => setCorrected(form.id)}>
          Correct
        </Button>
      )}
    </>
  );
}

/** One form as it is or will be filed: its amount, its boxes, what is missing, and its copies. */
export function TaxFormView({ id, history, onClose }: PanelProps) {
  const found = useQuery(taxFormQuery(id));
  return (
    <RecordPanel what="Form 1099" found={found} onClose={onClose}>
      {(form) => (
        <DetailDrawer
          title={`${form.corrected ? 'Corrected ' : ''}${FORM_NAMES[form.form]} Form Preview`}
          subtitle={
            <PanelLead
              money={formatMoney(form.total)}
              chips={<TaxFormChip status={form.status} />}
              facts={`${form.name}, ${form.year}`}
            />
          }
          history={history}
          onClose={onClose}
          footer={<Deeds form={form} />}
        >
          <Standing form={form} />
          <Boxes form={form} />
          <KnownDetails details={detailsOf(form)} />
          <Copies id={form.id} />
        </DetailDrawer>
      )}
    </RecordPanel>
  );
}
