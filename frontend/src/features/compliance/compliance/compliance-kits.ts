import { commercialplateFields } from '../../../generated/fields/commercialplate';
import { complianceupdateFields } from '../../../generated/fields/complianceupdate';
import { heavyusefilingFields } from '../../../generated/fields/heavyusefiling';
import { irprenewalFields } from '../../../generated/fields/irprenewal';
import { operatingauthorityFields } from '../../../generated/fields/operatingauthority';
import { substancetestFields } from '../../../generated/fields/substancetest';
import { commercialPlateLabels, complianceUpdateLabels, substanceTestLabels } from '../../../generated/kinds';
import type {
  CommercialPlate,
  ComplianceUpdate,
  HeavyUseFiling,
  IrpRenewal,
  OperatingAuthority,
  SubstanceTest,
} from '../../../lib/api/api-types';
import { recordKit, type Placed } from '../../../lib/records/record-kit';

const CLIENT: Placed = { name: 'clientId', label: 'Client' };

export const updateKit = recordKit<ComplianceUpdate>({
  kind: 'complianceupdate',
  what: 'compliance update',
  may: 'compliance',
  fields: complianceupdateFields,
  form: [
    'type',
    { name: 'dotUpdateType', label: 'DOT Update Type' },
    CLIENT,
    'effectiveDate',
    { name: 'details', wide: true },
    'submittedDate',
    'completedDate',
    'referenceNumber',
    'notes',
  ],
  displayName: ({ type, clientName }) => [complianceUpdateLabels.type[type], clientName].filter(Boolean).join(' of '),
});

export const authorityKit = recordKit<OperatingAuthority>({
  kind: 'operatingauthority',
  what: 'operating authority',
  may: 'compliance',
  fields: operatingauthorityFields,
  form: [
    CLIENT,
    { name: 'usdotNumber', label: 'USDOT Number' },
    { name: 'mcNumber', label: 'MC Number' },
    { name: 'mcStatus', label: 'MC Status' },
    'activatedDate',
    { name: 'boc3Number', label: 'BOC-3 Number' },
    { name: 'boc3Status', label: 'BOC-3 Status' },
    { name: 'boc3FiledDate', label: 'BOC-3 Filed Date' },
    'processAgent',
    'notes',
  ],
  displayName: ({ mcNumber, usdotNumber }) =>
    mcNumber !== null ? `MC ${mcNumber}` : usdotNumber !== null ? `USDOT ${usdotNumber}` : 'Operating authority',
});

export const plateKit = recordKit<CommercialPlate>({
  kind: 'commercialplate',
  what: 'commercial plate',
  may: 'compliance',
  fields: commercialplateFields,
  form: [
    'plateNumber',
    'baseState',
    CLIENT,
    { name: 'vehicleId', label: 'Vehicle' },
    'registrationPeriod',
    { name: 'irpAccount', label: 'IRP Account Number' },
    { name: 'registeredWeight', label: 'Registered Weight (pounds)' },
    'fee',
    'effectiveDate',
    'expirationDate',
    'notes',
  ],
  displayName: ({ plateNumber, baseState }) => `Plate ${baseState} ${plateNumber}`,
});

export const heavyUseKit = recordKit<HeavyUseFiling>({
  kind: 'heavyusefiling',
  what: 'Form 2290 filing',
  may: 'compliance',
  fields: heavyusefilingFields,
  form: [
    CLIENT,
    { name: 'vehicleId', label: 'Vehicle' },
    { name: 'taxYear', label: 'Tax Year', hint: 'The year in which the period begins, in July.' },
    { name: 'firstUsedMonth', label: 'First Used Month' },
    { name: 'weight', label: 'Taxable Gross Weight (pounds)' },
    {
      name: 'suspended',
      label: 'Suspended',
      hint: 'At most 5,000 miles in the period; 7,500 for agricultural vehicles.',
    },
    'filedDate',
    'notes',
  ],
  displayName: ({ vehicleUnit, taxYear }) =>
    [`Form 2290 ${taxYear}`, vehicleUnit && `unit ${vehicleUnit}`].filter(Boolean).join(', '),
  dialogTitles: { add: 'Add Form 2290 Filing', edit: 'Edit Form 2290 Filing', submit: 'Add Filing' },
});

export const irpRenewalKit = recordKit<IrpRenewal>({
  kind: 'irprenewal',
  what: 'IRP renewal',
  may: 'compliance',
  fields: irprenewalFields,
  form: [
    'fleet',
    'baseState',
    CLIENT,
    { name: 'irpAccount', label: 'IRP Account Number' },
    { name: 'yearStart', label: 'Registration Year Begins', hint: 'It differs by fleet: see the cab card.' },
    {
      name: 'jurisdictions',
      wide: true,
      hint: 'The full fee is what the fleet would pay there for the whole year, by the jurisdiction’s fee schedule.',
      columns: [
        { name: 'jurisdiction', label: 'Jurisdiction', is: 'choice', values: commercialPlateLabels.baseState },
        { name: 'distance', label: 'Distance (miles)', is: 'decimal' },
        { name: 'fullFee', label: 'Full Fee', is: 'money' },
      ],
    },
    'filedDate',
    'registeredDate',
    'notes',
  ],
  displayName: ({ fleet, yearStart }) => `IRP renewal of ${fleet}, ${yearStart.slice(0, 4)}`,
  dialogTitles: { add: 'Add IRP Renewal', edit: 'Edit IRP Renewal', submit: 'Add Renewal' },
});

export const substanceTestKit = recordKit<SubstanceTest>({
  kind: 'substancetest',
  what: 'drug or alcohol test',
  may: 'compliance',
  fields: substancetestFields,
  form: [
    CLIENT,
    { name: 'driverId', label: 'Driver' },
    'testedOn',
    'type',
    'substance',
    { name: 'result', hint: 'An alcohol test of 0.02 or more is positive here.' },
    { name: 'collector', label: 'Laboratory or Collector' },
    'notes',
  ],
  displayName: ({ substance, driverName, type }) =>
    [`${substanceTestLabels.type[type]} ${substance} test`, driverName].filter(Boolean).join(' of '),
  dialogTitles: { add: 'Add Test', edit: 'Edit Test', submit: 'Add Test' },
});
