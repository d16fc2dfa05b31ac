import { cents } from '../../../../platform/money/money';
import { replyTo, type OwnFigures } from './assistant';
import { topicOf } from './topic';
import { transcriptOf } from './transcript';

const NOTHING: OwnFigures = { today: '2026-11-23', obligations: [], filings: [], payments: [], underReview: [] };
const SOME: OwnFigures = {
  today: '2026-11-23',
  obligations: [
    { what: 'IFTA return 3Q2026', dueDate: '2026-11-02', amount: null },
    { what: 'Form 2290 101 2026-2027', dueDate: '2026-12-31', amount: cents(55_000) },
    { what: 'UCR registration 2027', dueDate: '2026-12-31', amount: cents(4_600) },
  ],
  filings: [
    { quarter: 'Q3', year: 2026, status: 'pending', dueDate: '2026-11-02', taxOwed: cents(2_944), isDue: false },
    { quarter: 'Q3', year: 2025, status: 'processed', dueDate: '2025-10-31', taxOwed: cents(9_900), isDue: false },
  ],
  payments: [{ what: 'Service Fee', amount: cents(15_000) }],
  underReview: ['Fuel receipts.pdf'],
};
const said = (message: string, own: OwnFigures | 'staff' | 'driver' = SOME): string =>
  replyTo(topicOf(message), own).text;
const leads = (message: string, own: OwnFigures | 'staff' | 'driver' = SOME): string[] =>
  replyTo(topicOf(message), own).links.map(({ to }) => to);

describe('the assistant', () => {
  it('connects with a person in the documented words', () => {
    proves('MSG-181', 'RUL-297', 'SCR-726');
    expect(said('speak to someone')).toBe("I'm connecting you with a live agent. Please hold on...");
  });

  it('adds up what a client owes: amounts of what is due, fuel tax that is not processed, payments on their way', () => {
    expect(said('What do I owe?')).toBe(
      [
        'You owe $775.44:',
        '• Form 2290 101 2026-2027: $550.00, due 12/31/2026',
        '• UCR registration 2027: $46.00, due 12/31/2026',
        '• IFTA tax Q3 2026: $29.44, due 11/02/2026',
        '• Service Fee: $150.00, payment not completed',
      ].join('\n'),
    );
    expect(leads('What do I owe?')).toEqual(['/client-portal/deadlines', '/client-portal/payments']);
    const results = SOME.filings.map((filing) => ({ ...filing, isDue: true }));
    const once = {
      ...SOME,
      obligations: [{ what: 'IFTA return 3Q2026', dueDate: '2026-11-02', amount: cents(2_944) }],
      filings: results,
    };
    expect(said('What do I owe?', once)).toBe(
      [
        'You owe $179.44:',
        '• IFTA return 3Q2026: $29.44, due 11/02/2026',
        '• Service Fee: $150.00, payment not completed',
      ].join('\n'),
    );
    expect(said('What do I owe?', NOTHING)).toBe('Nothing with an amount is open for you.');
  });

  it('knows where a quarter stands: the year that was asked for, else the latest', () => {
    expect(said('Where is my Q3?')).toBe('Your filing of Q3 2026 is pending, due 11/02/2026, tax $29.44.');
    expect(said('Q3 2025')).toBe('Your filing of Q3 2025 is processed, due 10/31/2025, tax $99.00.');
    expect(said('Q4 2026')).toBe('There is no filing of Q4 2026 yet.');
    expect(leads('Q3')).toEqual(['/client-portal/ifta']);
  });

  it('tells what is due next, and what is late', () => {
    expect(said('next deadline').split('\n').slice(0, 3)).toEqual([
      'Due next:',
      '• IFTA return 3Q2026: was due 11/02/2026',
      '• Form 2290 101 2026-2027: due 12/31/2026, $550.00',
    ]);
    expect(said('next deadline', NOTHING)).toBe('Nothing is due.');
  });

  it('tells five of many', () => {
    const many = Array.from({ length: 7 }, (_, nr) => ({ what: `Paper ${nr}`, dueDate: '2026-12-01', amount: null }));
    expect(
      said('deadline', { ...NOTHING, obligations: many })
        .split('\n')
        .at(-1),
    ).toBe('… and 2 more');
  });

  it.each([
    ['ifta', 'IFTA Status shows where each quarter’s fuel-tax filing stands', 'Q3 2026 is pending'],
    ['billing', 'Payments lists what you paid', 'You owe $775.44'],
    ['compliance', 'Deadlines lists what is due', 'Due next:'],
    ['my documents', 'Documents takes PDF, JPG, PNG, DOC and DOCX', '• Fuel receipts.pdf'],
  ])('answers %s with help and with what there is', (message, help, own) => {
    proves('MSG-183', 'RUL-298');
    expect(said(message)).toContain(help);
    expect(said(message)).toContain(own);
  });

  it('says what it can do where no keyword fits', () =>
    expect(said('hello')).toMatch(/^I can tell you about IFTA filings, payments and billing, compliance/));

  it('has no figures for who is no client, and leads to their own pages', () => {
    for (const message of ['ifta', 'what do I owe', 'Q3', 'compliance', 'documents', 'hello'])
      expect(said(message, 'staff')).not.toMatch(/\$|•/);
    expect(leads('compliance', 'staff')).toEqual(['/practice']);
    expect(leads('documents', 'driver')).toEqual(['/client-portal/documents']);
    expect(leads('what do I owe', 'driver')).toEqual(['/support']);
  });
});

describe('the transcript of a chat', () => {
  it('is named by the first question and holds every word', () =>
    expect(
      transcriptOf([
        { from: 'assistant', text: 'Hello!' },
        { from: 'visitor', text: 'What do\nI owe?' },
        { from: 'assistant', text: 'Nothing.' },
      ]),
    ).toEqual({
      subject: 'Chat: What do I owe?',
      description: 'Assistant: Hello!\n\nRequester: What do\nI owe?\n\nAssistant: Nothing.',
    }));
  it('is named on one line, without blanks that nobody needs', () =>
    expect(transcriptOf([{ from: 'visitor', text: ' What \n\n do   I owe? ' }]).subject).toBe('Chat: What do I owe?'));
  it('that is too long keeps its end', () => {
    const { subject, description } = transcriptOf([
      { from: 'visitor', text: 'a'.repeat(500) },
      { from: 'assistant', text: 'b'.repeat(9_990) },
    ]);
    expect([subject.length, description.length, description.slice(0, 2), description.at(-1)]).toEqual([
      126,
      10_000,
      '…s',
      'b',
    ]);
  });
});

describe('what there is little to say of', () => {
  it('is said plainly', () => {
    expect(said('my documents', NOTHING)).toMatch(/None of your documents waits for review\.$/);
    expect(said('ifta', NOTHING)).toMatch(/No filing of yours is kept yet\.$/);
    expect(said('Q3', NOTHING)).toBe('There is no filing of Q3 yet.');
  });
  it('is a filing whose tax is not worked out, or is none', () => {
    for (const taxOwed of [null, cents(0)])
      expect(
        said('Q3', {
          ...NOTHING,
          filings: [{ quarter: 'Q3', year: 2026, status: 'received', dueDate: '2026-11-02', taxOwed, isDue: false }],
        }),
      ).toBe('Your filing of Q3 2026 is received, due 11/02/2026.');
  });
  it('owes nothing for tax that comes back, is processed or not known', () => {
    const filing = { quarter: 'Q3', year: 2026, dueDate: '2026-11-02', isDue: false } as const;
    expect(
      said('What do I owe?', {
        ...NOTHING,
        filings: [
          { ...filing, status: 'pending', taxOwed: cents(-5) },
          { ...filing, status: 'processed', taxOwed: cents(500) },
          { ...filing, status: 'pending', taxOwed: null },
        ],
      }),
    ).toBe('Nothing with an amount is open for you.');
  });
  it('is five in all: nobody is told of none more', () => {
    const five = Array.from({ length: 5 }, (_, nr) => ({ what: `Paper ${nr}`, dueDate: '2026-11-23', amount: null }));
    expect(said('deadline', { ...NOTHING, obligations: five }).split('\n')).toEqual([
      'Due next:',
      ...five.map(({ what }) => `• ${what}: due 11/23/2026`),
    ]);
  });
});

describe('where the assistant leads to', () => {
  it.each<[string, string, 'client' | 'staff' | 'driver']>([
    ['ifta', '/client-portal/ifta', 'client'],
    ['next deadline', '/client-portal/deadlines', 'client'],
    ['compliance', '/client-portal/deadlines', 'client'],
    ['my documents', '/client-portal/documents', 'client'],
    ['hello', '/support', 'client'],
    ['ifta', '/ifta', 'staff'],
    ['Q3', '/ifta', 'staff'],
    ['what do I owe', '/payments', 'staff'],
    ['next deadline', '/practice', 'staff'],
    ['my documents', '/documents', 'staff'],
    ['hello', '/support', 'staff'],
    ['ifta', '/ifta', 'driver'],
    ['compliance', '/support', 'driver'],
  ])('for %s is %s, as a %s', (message, to, who) => expect(leads(message, who === 'client' ? SOME : who)[0]).toBe(to));
  it('is nowhere while a person is called', () => expect(leads('speak to someone')).toEqual([]));
});

describe('the transcript of a chat without a question', () => {
  it('is named as such', () => {
    expect(transcriptOf([])).toEqual({ subject: 'Chat', description: '' });
    expect(transcriptOf([{ from: 'assistant', text: 'Hello!' }])).toEqual({
      subject: 'Chat',
      description: 'Assistant: Hello!',
    });
    expect(transcriptOf([{ from: 'visitor', text: '  ' }]).subject).toBe('Chat');
  });
  it('or with one that just fits is whole', () => {
    expect(transcriptOf([{ from: 'visitor', text: 'a'.repeat(120) }]).subject).toBe(`Chat: ${'a'.repeat(120)}`);
    expect(transcriptOf([{ from: 'visitor', text: 'a'.repeat(121) }]).subject).toBe(`Chat: ${'a'.repeat(119)}…`);
    const just = 'b'.repeat(10_000 - 'Requester: '.length);
    expect(transcriptOf([{ from: 'visitor', text: just }]).description).toBe(`Requester: ${just}`);
  });
});
