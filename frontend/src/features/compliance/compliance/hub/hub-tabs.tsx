import Box from '@mui/material/Box';
import { complianceauditFlow } from '../../../../generated/flows/complianceaudit';
import { complianceupdateFlow } from '../../../../generated/flows/complianceupdate';
import { heavyusefilingFlow } from '../../../../generated/flows/heavyusefiling';
import { irprenewalFlow } from '../../../../generated/flows/irprenewal';
import { operatingauthorityFlow } from '../../../../generated/flows/operatingauthority';
import { permitFlow } from '../../../../generated/flows/permit';
import {
  commercialPlateLabels,
  complianceAuditLabels,
  complianceUpdateLabels,
  heavyUseFilingLabels,
  irpRenewalLabels,
  operatingAuthorityLabels,
  permitLabels,
  substanceTestLabels,
} from '../../../../generated/kinds';
import { optionsOf } from '../../../../lib/format/labels';
import { formatDate, todayInFirm } from '../../../../lib/format/dates';
import { formatMoney } from '../../../../lib/format/money';
import { dotAuditKit, reviewAuditKit, safetyAuditKit } from '../audit-kits';
import { authorityKit, heavyUseKit, irpRenewalKit, plateKit, substanceTestKit, updateKit } from '../compliance-kits';
import { HeavyUsePeriods } from '../heavy-use-periods';
import { HeavyUseWeights } from '../heavy-use-weights';
import { hubTab, standings } from './hub-tab';
import { FillDistances } from '../irp-distances';
import { IrpShares } from '../irp-shares';
import { IrpViews } from '../irp-views';
import {
  iftaLicenseKit,
  permitOptions,
  STATE_PERMITS,
  statePermitKit,
  TEMPORARY_PERMITS,
  temporaryPermitKit,
} from '../permit-kits';

const auditStatus = standings(complianceauditFlow, {
  labels: complianceAuditLabels.status,
  tones: { pending: 'neutral', 'in-progress': 'info', completed: 'success', failed: 'error' },
  steps: {
    'in-progress': { label: 'Begin', from: ['pending'] },
    completed: { label: 'Complete', from: ['in-progress'] },
    failed: { label: 'Mark failed', from: ['in-progress'] },
    pending: { label: 'Reopen', from: ['completed', 'failed'] },
  },
});
const permitStatus = standings(permitFlow, {
  labels: permitLabels.status,
  tones: { active: 'success', expired: 'error', pending: 'warning' },
  steps: { active: 'Mark active', expired: { label: 'Mark expired', from: ['active'] }, pending: null },
});
const CLIENT = { field: 'clientId', width: 170, flex: 1 };
const ENDS = { field: 'expirationDate', header: 'Expires', sortable: true };
const FIRST_TAX_YEAR = 2024;
/** The tax periods that can have begun. */
const taxYears = Array.from({ length: Number(todayInFirm().slice(0, 4)) - FIRST_TAX_YEAR + 1 }, (_, nr) =>
  String(FIRST_TAX_YEAR + nr),
).reverse();

export const dotAudits = hubTab({
  kit: dotAuditKit,
  label: 'DOT audits',
  about: 'Keep your clients’ DOT audits here, with their status and next audit date.',
  columns: [
    { field: 'name', header: 'Audit', width: 190, value: dotAuditKit.displayName },
    CLIENT,
    { field: 'nextAuditDate', sortable: true },
    { field: 'notes', flex: 1, drops: 1 },
  ],
  status: auditStatus,
});
export const safetyAudits = hubTab({
  kit: safetyAuditKit,
  label: 'Safety audits',
  about: 'Keep safety audits and inspections here, with the rating, violations and corrective plan.',
  columns: [
    { field: 'name', header: 'Audit', width: 200, flex: 1, value: safetyAuditKit.displayName },
    CLIENT,
    { field: 'rating' },
    { field: 'inspector', drops: 2 },
    { field: 'violations', flex: 1, drops: 1 },
  ],
  status: auditStatus,
});
export const reviewAudits = hubTab({
  kit: reviewAuditKit,
  label: 'Review audits',
  about: 'Keep compliance reviews here, with their findings and follow-up.',
  columns: [
    { field: 'name', header: 'Audit', width: 200, flex: 1, value: reviewAuditKit.displayName },
    CLIENT,
    { field: 'reviewType' },
    { field: 'findings', flex: 1, drops: 1 },
    { field: 'followUp', flex: 1, drops: 2 },
  ],
  status: auditStatus,
});
export const updates = hubTab({
  kit: updateKit,
  label: 'Updates',
  about: 'Keep DOT updates, MC re-activations and changes of ownership here.',
  columns: [
    { field: 'type', header: 'Update', width: 150 },
    CLIENT,
    { field: 'dotUpdateType', header: 'About', drops: 2 },
    { field: 'effectiveDate', sortable: true },
    { field: 'details', flex: 1, drops: 1 },
  ],
  filters: [{ name: 'type', label: 'Update', all: 'All updates', options: optionsOf(complianceUpdateLabels.type) }],
  status: standings(complianceupdateFlow, {
    labels: complianceUpdateLabels.status,
    tones: { pending: 'warning', submitted: 'info', completed: 'success' },
    steps: {
      submitted: { label: 'Mark submitted', from: ['pending'] },
      completed: { label: 'Complete', from: ['submitted'] },
      pending: { label: 'Reopen', from: ['completed'] },
    },
  }),
});
export const statePermits = hubTab({
  kit: statePermitKit,
  label: 'State permits',
  about: 'Keep New Mexico, Kentucky, New York and Oregon permits here, with their expiration dates.',
  columns: [
    { field: 'permitType', header: 'Permit', width: 200 },
    CLIENT,
    { field: 'permitNumber', sortable: true },
    { field: 'vehicleId', header: 'Unit', drops: 1 },
    ENDS,
  ],
  filters: [{ name: 'permitType', label: 'State', all: 'All states', options: permitOptions(STATE_PERMITS) }],
  status: permitStatus,
});
export const authorities = hubTab({
  kit: authorityKit,
  label: 'Operating authorities',
  about: 'Keep USDOT, MC and BOC-3 numbers here, and the status of the authority.',
  columns: [
    { field: 'name', header: 'Authority', width: 150, value: authorityKit.displayName },
    CLIENT,
    { field: 'usdotNumber' },
    { field: 'boc3Status' },
    { field: 'processAgent', flex: 1, drops: 2 },
  ],
  status: standings(operatingauthorityFlow, {
    labels: operatingAuthorityLabels.mcStatus,
    tones: { active: 'success', inactive: 'neutral', revoked: 'error' },
    steps: {
      active: 'Activate',
      inactive: { label: 'Mark inactive', from: ['active'] },
      revoked: { label: 'Mark revoked', from: ['active'] },
    },
  }),
});
export const plates = hubTab({
  kit: plateKit,
  label: 'IRP registrations',
  about: 'Keep the apportioned plates of the fleets here, with base state, period and expiration date.',
  columns: [
    { field: 'plateNumber', header: 'Plate', sortable: true },
    CLIENT,
    { field: 'baseState' },
    { field: 'vehicleId', header: 'Unit' },
    { field: 'registrationPeriod', header: 'Period', drops: 1 },
    ENDS,
  ],
  filters: [
    {
      name: 'baseState',
      label: 'Base State',
      all: 'All base states',
      options: optionsOf(commercialPlateLabels.baseState),
    },
  ],
  above: () => <IrpViews />,
});
export const iftaLicenses = hubTab({
  kit: iftaLicenseKit,
  label: 'IFTA licenses',
  about: 'Keep the fuel tax licenses of your clients here, and when they have to be renewed.',
  columns: [
    { field: 'name', header: 'License', width: 190, value: iftaLicenseKit.displayName },
    CLIENT,
    { field: 'state', header: 'Base State' },
    ENDS,
  ],
  status: permitStatus,
});
export const temporaryPermits = hubTab({
  kit: temporaryPermitKit,
  label: 'Temporary permits',
  about: 'Keep trip, fuel and oversize permits here, and how long they are good for.',
  columns: [
    { field: 'permitType', header: 'Permit' },
    CLIENT,
    { field: 'duration', drops: 1 },
    { field: 'state' },
    { field: 'vehicleId', header: 'Unit' },
    ENDS,
  ],
  filters: [{ name: 'permitType', label: 'Permit', all: 'All permits', options: permitOptions(TEMPORARY_PERMITS) }],
  status: permitStatus,
});
export const heavyUse = hubTab({
  kit: heavyUseKit,
  label: 'Form 2290 filings',
  about: 'Add the vehicles of 55,000 pounds and more: their tax is calculated by weight and month of first use.',
  columns: [
    { field: 'vehicleId', header: 'Unit', width: 100 },
    CLIENT,
    { field: 'taxYear', sortable: true, width: 100 },
    { field: 'firstUsedMonth', header: 'First Used', drops: 1 },
    { field: 'weight', header: 'Weight', align: 'right', width: 100 },
    { field: 'category', header: 'Category', width: 100, value: ({ category }) => category ?? '' },
    { field: 'tax', header: 'Tax', align: 'right', width: 110, value: ({ tax }) => `$${tax}` },
  ],
  filters: [
    {
      name: 'taxYear',
      label: 'Tax Year',
      all: 'All tax years',
      options: taxYears.map((year) => ({ value: year, label: year })),
    },
  ],
  status: standings(heavyusefilingFlow, {
    labels: heavyUseFilingLabels.status,
    tones: { pending: 'warning', filed: 'info', accepted: 'success' },
    steps: { filed: 'Mark filed', accepted: 'Mark accepted', pending: { label: 'Reopen', from: ['accepted'] } },
  }),
  lead: ({ tax }) => ({ money: formatMoney(tax), of: 'tax' }),
  above: (params) => (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, mb: 0.5, '& > :has([open])': { flexBasis: '100%' } }}>
        <HeavyUsePeriods params={params} />
        <div>
          <HeavyUseWeights />
        </div>
      </Box>
    </>
  ),
});
export const irpRenewals = hubTab({
  kit: irpRenewalKit,
  label: 'IRP renewals',
  about: 'Add a fleet with its distance and full fee in each jurisdiction: the share of each is calculated.',
  columns: [
    { field: 'fleet', width: 120 },
    CLIENT,
    { field: 'baseState', width: 90 },
    { field: 'yearStart', header: 'Year Begins', sortable: true, width: 120 },
    { field: 'fee', header: 'Fee', align: 'right', width: 110, value: ({ fee }) => formatMoney(fee) },
  ],
  filters: [
    {
      name: 'baseState',
      label: 'Base State',
      all: 'All base states',
      options: optionsOf(irpRenewalLabels.baseState),
    },
  ],
  status: standings(irprenewalFlow, {
    labels: irpRenewalLabels.status,
    tones: { pending: 'warning', filed: 'info', registered: 'success' },
    steps: { filed: 'Mark filed', registered: 'Mark registered', pending: { label: 'Reopen', from: ['registered'] } },
  }),
  above: () => <IrpViews />,
  lead: ({ fee, yearStart }) => ({
    money: formatMoney(fee),
    of: 'fee',
    facts: `Year begins ${formatDate(yearStart)}`,
    said: ['yearStart'],
  }),
  below: (renewal) => (
    <>
      <IrpShares renewal={renewal} />
      <FillDistances renewal={renewal} />
    </>
  ),
});
export const substanceTests = hubTab({
  kit: substanceTestKit,
  lasting: true,
  label: 'Drug and alcohol tests',
  about: 'Keep the tests of drivers here: random tests count toward the employer’s yearly requirement.',
  columns: [
    { field: 'driverId', header: 'Driver', width: 150 },
    CLIENT,
    { field: 'testedOn', sortable: true, width: 115 },
    { field: 'type', width: 150 },
    { field: 'substance', width: 90 },
    { field: 'result', width: 100 },
  ],
  filters: [
    { name: 'driverId', label: 'Driver', all: 'All drivers', of: 'driver' },
    { name: 'type', label: 'Type', all: 'All types', options: optionsOf(substanceTestLabels.type) },
    { name: 'result', label: 'Result', all: 'All results', options: optionsOf(substanceTestLabels.result) },
  ],
});
