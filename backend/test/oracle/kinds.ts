import { sees, seesOwn } from './views/eyes';
import {
  documentRow,
  clientRow,
  batchRow,
  brokerRow,
  vehicleRow,
  expenseRow,
  driverRow,
  insuranceRow,
  entityRow,
  auditRow,
  updateRow,
  complianceDocumentRow,
  permitRow,
  authorityRow,
  plateRow,
  heavyUseRow,
  irpRow,
  substanceTestRow,
  loadRow,
  supportRow,
  reminderRow,
  obligationRow,
} from './views/kind-views';
import { type KindRead, byClient, everybody } from './read';
import { stamps, hidden, withPeople, recordRow, OF_CLIENT } from './views/views';

export const DOCUMENTS: KindRead = {
  kind: 'document',
  row: documentRow,
  seen: byClient,
  q: ['originalName', 'uploadedBy'],
};
export const KINDS: Readonly<Record<string, KindRead>> = {
  '/api/clients': {
    kind: 'client',
    row: (_, record) => clientRow(record),
    seen: (scope, { id }) => sees(scope, id),
    q: ['companyName', 'contactName', 'email'],
  },
  '/api/integrity-checks': {
    kind: 'integritycheck',
    row: (_, check) => ({ id: check.id, ...check.values, ...stamps(check) }),
    seen: everybody,
    q: ['name'],
  },
  '/api/batches': { kind: 'batch', row: batchRow, seen: everybody, q: ['name'] },
  '/api/brokers': {
    kind: 'broker',
    row: (_, record) => brokerRow(record),
    seen: everybody,
    q: ['name', 'contactEmail'],
  },
  '/api/vehicles': {
    kind: 'vehicle',
    row: vehicleRow,
    seen: byClient,
    q: ['unitNumber', 'vin', 'licensePlate'],
  },
  '/api/expenses': {
    kind: 'expense',
    row: expenseRow,
    seen: byClient,
    q: ['vendor', 'description', 'category'],
    filters: {
      expenseDateFrom: { by: 'expenseDate', keeps: (day, from) => day >= from },
      expenseDateTo: { by: 'expenseDate', keeps: (day, to) => day <= to },
    },
    sorted: 'expenseDate',
  },
  '/api/drivers': {
    kind: 'driver',
    row: driverRow,
    seen: byClient,
    q: ['firstName', 'lastName', 'email', 'phone'],
    sorts: { name: '$name' },
  },
  '/api/insurance': {
    kind: 'insurancerecord',
    row: insuranceRow,
    seen: byClient,
    q: ['name', 'contactPerson', 'email', 'policyNumber'],
    rising: 'name',
  },
  '/api/business-entities': {
    kind: 'businessentity',
    row: (books, record) => {
      const row = entityRow(books, record);
      const annualReportDue = record.values['annualReportDue'] as string | null;
      return { ...row, $due: String(annualReportDue !== null && annualReportDue < books.today) };
    },
    seen: byClient,
    q: ['businessName', 'entityType', 'state'],
    filters: { due: { by: '$due' } },
  },
  '/api/compliance-audits': {
    kind: 'complianceaudit',
    row: auditRow,
    seen: byClient,
    q: ['inspector', 'violations', 'findings', 'notes'],
  },
  '/api/compliance-updates': {
    kind: 'complianceupdate',
    row: updateRow,
    seen: byClient,
    q: ['details', 'referenceNumber'],
  },
  '/api/compliance-documents': {
    kind: 'compliancedocument',
    row: complianceDocumentRow,
    seen: byClient,
    q: ['title', 'permitType', 'notes'],
  },
  '/api/permits': { kind: 'permit', row: permitRow, seen: byClient, q: ['permitNumber', 'notes'] },
  '/api/operating-authorities': {
    kind: 'operatingauthority',
    row: authorityRow,
    seen: byClient,
    q: ['usdotNumber', 'mcNumber', 'boc3Number', 'processAgent'],
  },
  '/api/commercial-plates': {
    kind: 'commercialplate',
    row: plateRow,
    seen: byClient,
    q: ['plateNumber', 'irpAccount'],
  },
  '/api/irp-renewals': {
    kind: 'irprenewal',
    row: irpRow,
    seen: byClient,
    q: ['fleet', 'irpAccount', 'notes'],
    sorted: 'yearStart',
  },
  '/api/substance-tests': {
    kind: 'substancetest',
    row: substanceTestRow,
    seen: byClient,
    q: ['collector', 'notes'],
    sorted: 'testedOn',
  },
  '/api/heavy-use-filings': { kind: 'heavyusefiling', row: heavyUseRow, seen: byClient, q: ['notes'] },
  '/api/loads': {
    kind: 'load',
    row: loadRow,
    seen: byClient,
    q: ['loadNumber', 'pickupLocation', 'dropoffLocation'],
    filters: {
      deliveredOnFrom: { by: 'deliveredOn', keeps: (day, from) => day >= from },
      deliveredOnTo: { by: 'deliveredOn', keeps: (day, to) => day <= to },
    },
    number: 'loadNumber',
  },
  '/api/documents': DOCUMENTS,
  '/api/support-requests': {
    kind: 'supportrequest',
    row: supportRow,
    seen: seesOwn,
    toldTo: withPeople,
    q: ['subject'],
  },
  '/api/reminders': {
    kind: 'reminder',
    row: reminderRow,
    seen: byClient,
    toldTo: withPeople,
    q: ['title', 'category'],
    rising: 'dueDate',
  },
  '/api/report-schedules': {
    kind: 'reportschedule',
    row: (books, record) => hidden(recordRow({ names: OF_CLIENT })(books, record), 'day'),
    seen: byClient,
    q: ['to'],
  },
  '/api/paper-requests': {
    kind: 'paperrequest',
    row: recordRow({ names: { ...OF_CLIENT, documentName: ['document', 'documentId', 'originalName'] } }),
    seen: byClient,
    q: ['what'],
  },
  '/api/obligations': {
    kind: 'obligation',
    row: obligationRow,
    seen: byClient,
    q: ['title', 'subjectName', 'period', 'referenceNumber'],
    filters: {
      dueFrom: { by: 'dueDate', keeps: (day, from) => day >= from },
      dueTo: { by: 'dueDate', keeps: (day, to) => day <= to },
    },
    rising: 'dueDate',
  },
};
