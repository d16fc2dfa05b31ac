import {
  agentProfileSubject,
  agentSubject,
  batchSubject,
  brokerSubject,
  clientSubject,
  deviceSubject,
  documentSubject,
  portalPaymentSubject,
  invoiceAt,
  invoiceSubject,
  invoicesSubject,
  jobSubject,
  jobsSubject,
  loadSubject,
  newInvoiceSubject,
  ownDocumentSubject,
  paperRequestSubject,
  practiceSubject,
  processSubject,
  profileSubject,
  registrationSubject,
  removed,
  settingsSubject,
  userSubject,
  type Subject,
} from './subjects';

describe('what a notice is about', () => {
  it.each<[string, Subject, string, string]>([
    ['an invoice', invoiceSubject({ id: 7, invoiceNumber: 'INV-7' }), 'INV-7', '/accounting/invoices/7'],
    ['an invoice by its id', invoiceAt(7, 'INV-7'), 'INV-7', '/accounting/invoices/7'],
    ['invoices', invoicesSubject('3 invoices'), '3 invoices', '/accounting/invoices'],
    ['a paper that was asked for', paperRequestSubject({ what: 'W-9' }), 'W-9', '/client-portal/deadlines'],
    ['obligations', practiceSubject('3 obligations'), '3 obligations', '/practice'],
    ['a load', loadSubject({ id: 7, loadNumber: 'L-7' }), 'L-7', '/loads/7'],
    ['a batch', batchSubject({ id: 'b-1', name: 'May', of: 'expense' }), 'May', '/expenses?import=1&batch=b-1'],
    ['a client', clientSubject({ id: 'c-1', companyName: 'Red Mesa' }), 'Red Mesa', '/clients/c-1'],
    ['a broker', brokerSubject({ id: 4, name: 'Summit' }), 'Summit', '/clients/brokers/4'],
    ['an upload', documentSubject({ id: 5, originalName: 'w9.pdf' }), 'w9.pdf', '/documents/uploads/5'],
    ['an own upload', ownDocumentSubject({ originalName: 'w 9.pdf' }), 'w 9.pdf', '/client-portal/documents?q=w+9.pdf'],
    ['an agent', agentSubject({ displayName: 'Riley & Co' }), 'Riley & Co', '/agents?q=Riley+%26+Co'],
    [
      'a registration',
      registrationSubject({ companyName: 'Red Mesa' }),
      'Red Mesa',
      '/client-registrations?q=Red+Mesa',
    ],
    ['the firm', settingsSubject({ name: 'Ridgeline' }), 'Ridgeline', '/settings'],
    ['an agent’s profile', agentProfileSubject('Riley'), 'Riley', '/agent-profile'],
    ['a profile', profileSubject('Dana'), 'Dana', '/profile'],
    ['a device', deviceSubject('Firefox'), 'Firefox', '/profile'],
  ])('is %s by its name, which opens', (_, { name, links }, displayName, to) => {
    expect([name, links]).toEqual([displayName, [{ label: 'Open', to }]]);
  });

  it('is a new invoice that can be sent at once', () => {
    const { links } = newInvoiceSubject({ id: 7, invoiceNumber: 'INV-7' });
    expect(links.map(({ label, to }) => [label, to])).toEqual([
      ['Open', '/accounting/invoices/7'],
      ['Send', '/accounting/invoices/7?send=1'],
    ]);
  });

  it.each([
    ['Red Mesa', 'Red Mesa, Q2 2026'],
    [null, 'Removed client, Q2 2026'],
  ])('is a quarter of %p as %s', (clientName, name) => {
    const subject = processSubject({ id: 'p-1', clientName, quarter: 'Q2', year: 2026 });
    expect([subject.name, subject.links[0].to]).toEqual([name, '/ifta/p-1']);
  });

  it.each([
    ['Dana', 'Dana'],
    ['', 'dana@ridgeline.test'],
  ])('is a user called %p as %s', (name, displayName) => {
    const subject = userSubject({ id: 'u-1', name, email: 'dana@ridgeline.test' });
    expect([subject.name, subject.links[0].to]).toEqual([displayName, '/users/u-1']);
  });

  it.each([
    ['pi_1', '/payments?q=pi_1'],
    [null, '/payments?q=IFTA+fee'],
  ])('is a fee by the number %p of its payment, else by its words', (transactionId, to) => {
    const subject = portalPaymentSubject({ description: 'IFTA fee', transactionId });
    expect([subject.name, subject.links[0].to]).toEqual(['IFTA fee', to]);
  });

  it('is jobs that wait or are done, by what they are about', () => {
    const { name, links } = jobSubject({ name: 'Send a letter', subject: 'INV-7' });
    expect([name, links.map(({ to }) => to)]).toEqual([
      'Send a letter, INV-7',
      ['/audit/jobs?state=waiting', '/audit/jobs?state=completed'],
    ]);
    expect(jobSubject({ name: 'Clean up', subject: null }).name).toBe('Clean up');
    expect([jobsSubject(1).name, jobsSubject(2).name]).toEqual(['One job', '2 jobs']);
  });

  it('is a name without a page once it is removed', () => {
    expect(removed(deviceSubject('Firefox'))).toEqual({ name: 'Firefox', links: [] });
  });
});
