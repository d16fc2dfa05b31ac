import { contractorFields } from '../../../generated/fields/contractor';
import { keptNumber, recordKit } from '../../../lib/records/record-kit';
import type { Contractor } from './contractor-calls';
import { ContractorChip } from './contractor-words';

export const contractorKit = recordKit<Contractor>({
  kind: 'contractor',
  what: 'contractor',
  may: 'contractors.write',
  fields: contractorFields,
  form: [
    { name: 'name', label: 'Full Name', missing: 'Full name is required', wide: true },
    { name: 'type', label: 'Contractor Type' },
    { name: 'clientId', label: 'Client', placeholder: "The firm's own", settled: true, hint: 'Who pays.' },
    { name: 'taxIdType', label: 'Tax ID Type' },
    { name: 'taxId', label: 'Tax ID', missing: 'Tax ID is required', hint: keptNumber('taxId') },
    { name: 'classification', label: 'Tax Classification', hint: 'Line 3a of the W-9. Corporations get no form.' },
    { name: 'attorney', label: 'Attorney: gets a form even as a corporation' },
    { name: 'w9ReceivedOn', label: 'W-9 Received', hint: 'The day the signed form came.' },
    'email',
    'phone',
    { name: 'address', wide: true },
    'city',
    'state',
    'zipCode',
    { name: 'startDate', label: 'Start Date' },
    {
      name: 'threshold',
      label: '1099 Threshold',
      hint: 'Leave blank for the legal threshold; yours cannot be higher.',
    },
    { name: 'box', label: '1099 Box', hint: 'Leave blank to use the default of its account.' },
    { name: 'freight', label: 'Paid for hauling freight, which needs no form' },
    {
      name: 'freightReason',
      label: 'Why It Needs No Form',
      when: ({ freight }) => freight === true,
      missing: 'Say why this is freight',
    },
    { name: 'backupWithholding', label: 'Tax is withheld (backup withholding)' },
    { name: 'driverId', label: 'Driver', hint: 'Whose settlements also count.' },
    { name: 'active', label: 'Active' },
    { name: 'autoGenerate', label: 'Auto-generate 1099' },
    { name: 'emailForms', label: 'Email forms' },
    {
      name: 'consentBy',
      label: 'Agreed to E-mailed Forms By',
      when: ({ emailForms }) => emailForms === true,
      hint: 'Without consent, forms go by mail.',
    },
    { name: 'consentOn', label: 'Agreed On', when: ({ emailForms }) => emailForms === true },
    'notes',
  ],
  displayName: ({ name }) => name,
  chip: ContractorChip,
  dialogTitles: { add: 'Add Contractor', edit: 'Edit Contractor' },
});
