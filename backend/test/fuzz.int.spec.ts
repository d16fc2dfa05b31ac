import { publishedApi } from '../../testing/published-api';
import { inShare, isWhole } from '../../testing/share';
import { allKinds, kindNamed } from '../src/platform/records/kind/kind';
import { kindsWithPapers } from './support/world/papers';
import { FuzzRequests, type FuzzRequest, type FuzzRoute } from './support/requests/fuzz-requests';
import { plantRecords } from './support/world/planted-records';
import { CAMEL_CASE, INSIDES } from './support/requests/inner-language';
import { newAgent, newClient, newPortalUser } from './support/world/people';
import { Seeded } from './support/requests/seeded';
import { TestSystem } from './support/system';
import type { Answer, Visitor } from './support/world/visitor';

const SEED = Number(process.env['FUZZ_SEED'] ?? 20261122);
/** How often a route is tried with bodies that its schema allows. */
const TRIES = 200;
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 2_000);

/** Left to tests of their own: they end the visitor's session, never end, or take files or signed bytes. */
const LEFT = [
  'POST /api/logout',
  'GET /api/logout',
  'DELETE /api/sessions',
  'GET /api/stream',
  'POST /api/documents/upload',
  'POST /api/agent/avatar',
  'POST /api/expenses/read-receipt',
  'POST /api/documents/read',
  'POST /api/profile/avatar',
  'POST /api/admin/profile/avatar',
  'PATCH /api/admin/profile',
  'POST /api/webhooks/card-payments',
  ...kindsWithPapers().map(({ options: { plural } }) => `POST /api/${plural}/{id}/documents`),
];

/** What is said of the lines of an invoice fits them: no schema knows how many they are, and what is open of each. */
const OF_LINES =
  '^Amount is required$|^The invoice has no line |^Line \\d+ is named twice$|^At most .* of line \\d+ is open$|^The lines add up to |^It cannot be booked before its own date$';
/** A schema cannot say whose a record is. */
const OF_ANOTHER = /^This [\w ]+ is another client’s$/;
/**
 * Refusals of what the schema allows: rules over several fields, or over what exists, that no schema of one body can
 * say.
 */
const EXPLAINED: readonly (readonly [string, RegExp])[] = [
  ['POST', OF_ANOTHER],
  ['PATCH', OF_ANOTHER],
  ['PUT', OF_ANOTHER],
  ['DELETE /api/clients/clear', /^Type Clear All Clients$/],
  ['POST /api/batches/{id}/take-back', /^Only a batch that cleared records can be taken back$/],
  [
    'GET',
    /^Sort must be one of |^The cursor is not one of ours$|^The log has no such position$|^Give either asOf or position, not both$|^To cannot be before From$/,
  ],
  ['GET /api/compliance-payments/parts', /^This document does not exist$/],
  ['POST /api/ifta/mileage-rates', /^A rate of .* was entered already$/],
  ['PATCH /api/ifta/mileage-rates/{id}', /^A rate of .* was entered already$/],
  ['POST /api/ifta/rates', /is not a member of IFTA$|has no surcharge in the tax matrix$|^A rate of /],
  ['PATCH /api/ifta/rates/{id}', /is not a member of IFTA$|has no surcharge in the tax matrix$|^A rate of /],
  [
    'POST /api/ifta/returns/preview',
    /^[A-Z]{2} is there twice$|^More miles are taxable in |^Total (miles|gallons) are fewer than those of the lines$/,
  ],
  ['POST /api/ifta/review/ask', /^Nothing of .* has to be asked of the client$|^This client does not exist$/],
  ['POST /api/ifta/returns', /^This client does not exist$|^There is a return of this client/],
  [
    'POST /api/ifta/trips',
    /^Say which vehicle it was, or which load$|^No vehicle has this unit number$|^Several vehicles have this unit number|^Client is required$|^[A-Z]{2} (?:is there twice|cannot have more taxable miles than miles)$|^Say how many miles in [A-Z]{2} are taxable$|^A trip has fewer than 100,000 miles$|^The odometer cannot end before it begins$/,
  ],
  [
    'PATCH /api/ifta/trips/{id}',
    /^[A-Z]{2} (?:is there twice|cannot have more taxable miles than miles)$|^Say how many miles in [A-Z]{2} are taxable$|^A trip has fewer than 100,000 miles$|^The odometer cannot end before it begins$/,
  ],
  [
    'POST /api/ifta/trips/from-loads',
    /^To cannot be before From$|^This client does not exist$|^These are more than 2,000 loads/,
  ],
  [
    'PUT /api/loads/{id}/stops',
    /^It cannot depart before it arrived$|^A truck does not stand at a stop for more than 30 days/,
  ],
  ['GET /api/places', /^Axlebook knows no place named /],
  [
    'GET /api/routes',
    /^Axlebook knows no (?:place named|road from) | can be .*\. Say which one$|^Via must have at most \d+ places$/,
  ],
  [
    'GET',
    /^Choose a broker$|^Give both the first and the last day$|^Give either a period or |^A statement covers at most |^Ask for the books of /,
  ],
  [
    'POST /api/create-payment-intent',
    /^The amount must be \$|^At most \$[\d,.]+ is owed for it$|^Description must be one of|^Choose the client who pays$|^This (document|invoice) (does not exist|is not one)/,
  ],
  [
    'POST /api/compliance-payments',
    /^The amount must be \$|^At most \$[\d,.]+ is owed for it$|^Description must be one of|^Choose the client who pays$|^This (document|invoice) (does not exist|is not one)|^The payment of the card provider is missing$|^(Amount|Description|Account holder name|Bank name|Routing number|Account number) is (required|not one of a bank)|^The parts do not add up to \$/,
  ],
  [
    'POST /api/client-money/{id}/movements',
    /^Say whom it was paid to$|^This (document|client) (does not exist|is not one)|^The day cannot be in the future$|^It cannot be booked before its own date$/,
  ],
  [
    'POST /api/charges',
    /^This client does not exist$|^The day cannot be in the future$|^It cannot be booked before the day it is charged on$/,
  ],
  [
    'POST /api/clearing-payouts',
    /than the payments add up to|^This payment does not exist$|^Card payments are paid out apart|^The day cannot be |^It cannot be booked before the day it arrived$/,
  ],
  [
    'PATCH /api/compliance-payments/{id}/status',
    /^Say why the payment failed$|^The payment date cannot be in the future$/,
  ],
  ['POST /api/agents', /^This user (does not exist|is not an agent)/],
  ['PUT /api/agents/{id}', /^An agent stays with its user/],
  [
    'POST /api/users',
    /^Choose the client this user belongs to$|^Only users of the client portal belong to a client$|^Only users with the role driver|^This (client|driver) does not exist$/,
  ],
  [
    'PATCH /api/users/{id}',
    /^Choose the client this user belongs to$|^Only users of the client portal belong to a client$|^Only users with the role driver|^This (client|driver) does not exist$/,
  ],
  ['PATCH /api/profile', /^User ID cannot be changed$|^Contact an administrator to change your role$/],
  ['POST /api/reports/statements', /^Ask for the books of /],
  ['POST /api/reports/statements/letters', /^Ask for the books of /],
  [
    'POST /api/expenses',
    /^This (driver|client) does not exist$|^It cannot be booked before its date$|^Only what was bought on the fuel card|^Choose the (driver that|contractor who)|^Only what is paid from the bank|^Say how it was paid|^Tax is withheld only|^At most the amount itself|^Enter (how much was|the amount in|the exchange)|^Say whether it is|gallons$|^Choose the currency|^C\$ /,
  ],
  [
    'PATCH /api/expenses/{id}',
    /^It cannot be booked before its date$|^Only what was bought on the fuel card|^Choose the (driver that|contractor who)|^Only what is paid from the bank|^Say how it was paid|^Tax is withheld only|^At most the amount itself|^Enter (how much was|the amount in|the exchange)|^Say whether it is|gallons$|^Choose the currency|^C\$ /,
  ],
  ['POST /api/expenses/{id}/pay', /^The day cannot be in the future$|^It cannot be (paid|booked) before/],
  ['POST /api/expenses/{id}/payment/reverse', /^The day cannot be in the future$|^It cannot be reversed before/],
  ['POST /api/fuel-cards', /^A card number has/],
  ['PATCH /api/fuel-cards/{id}', /^A card number has/],
  ['POST /api/fuel-cards/mappings', /^Choose the column|^There is a mapping/],
  ['PATCH /api/fuel-cards/mappings/{id}', /^Choose the column|^There is a mapping/],
  [
    'POST /api/fuel-cards/payments',
    /^This client does not exist$|^The day cannot be in the future$|^It cannot be booked before the day it was paid$/,
  ],
  ['POST /api/fuel-cards/payments/{id}/reverse', /^The day cannot be in the future$|^It cannot be reversed before/],
  ['POST /api/clearing-payouts/{id}/reverse', /^It cannot be reversed before/],
  ['POST /api/agents/{id}/set-password', /^This password is (too common|easy to guess)/],
  ['POST /api/auth/reset-password', /^This link has expired|^This password is (too common|easy to guess)/],
  ['POST /api/client-registration', /^Please try again or contact us directly\.$/],
  ['POST', /^Say what changes$|^Values are only for the action change$/],
  ['POST /api/reminders', /^The reminder comes after the due date$/],
  ['PATCH /api/reminders/{id}', /^The reminder comes after the due date$/],
  [
    'POST /api/obligations/bulk',
    /^Choose a (status|person)$|^Say why it does not apply$|^A note goes to clients who are asked for papers$/,
  ],
  ['PATCH /api/obligations/{id}', /^Say why it does not apply$/],
  ['POST /api/loads', /^Choose a client$|^Drop-off date cannot be before/],
  ['PATCH /api/loads/{id}', /^Choose a client$|^Drop-off date cannot be before/],
  [
    'POST /api/invoices',
    /^Choose a client$|^Amount is required$|^Amount must be positive$|^Due date cannot be before|^It cannot be booked before|^The lines do not add up|^This (carrier|load|client|driver) does not exist$/,
  ],
  [
    'PATCH /api/invoices/{id}',
    /^Choose a client$|^Due date cannot be before|^It cannot be booked before|^The lines do not add up|^Amount must be positive$|^This (carrier|load|client|driver|vehicle) does not exist$/,
  ],
  [
    'POST /api/payments',
    new RegExp(
      `^The shares add up to|^It cannot be booked before|^This invoice (does not exist|stands in the check twice)$|^These invoices are of|^The rest can be a deposit only|${OF_LINES}`,
    ),
  ],
  ...['credits', 'write-offs', 'disputes'].map(
    (way) => [`POST /api/invoices/{id}/${way}`, new RegExp(OF_LINES)] as const,
  ),
  ['POST /api/invoices/{id}/disputes/settle', /^It cannot be booked before its own date$/],
  [
    'POST /api/deposits/{id}/apply',
    /^This invoice (does not exist|is of another (carrier|client) than the deposit)$|^Nothing of this invoice is open$|^It cannot be used before the day/,
  ],
  ['POST /api/deposits/{id}/refund', /^It cannot be used before the day/],
  ['POST /api/invoices/{id}/send', /^This carrier has no e-mail address/],
  [
    'POST /api/invoices/{id}/payments',
    new RegExp(
      `^The factor fee cannot be more than the payment$|^It cannot be booked before the payment date$|${OF_LINES}`,
    ),
  ],
  ['PATCH /api/documents/{id}/status', /^Say why the document is rejected$/],
  ['POST /api/drivers', /^Date hired cannot be before|^Only a terminated driver/],
  ['PATCH /api/drivers/{id}', /^Date hired cannot be before|^Only a terminated driver/],
  ['POST /api/insurance', /^Expiration date cannot be before/],
  ['PATCH /api/insurance/{id}', /^Expiration date cannot be before/],
  ['POST /api/compliance-audits', /^Choose the type of the review$|^Next audit date cannot be before/],
  ['PATCH /api/compliance-audits/{id}', /^Choose the type of the review$|^Next audit date cannot be before/],
  ['POST /api/compliance-updates', /^Choose what the DOT update is about$/],
  ['PATCH /api/compliance-updates/{id}', /^Choose what the DOT update is about$/],
  ['POST /api/permits', /^Choose how long the permit is good for$|^Expiration date cannot be before/],
  ['PATCH /api/permits/{id}', /^Choose how long the permit is good for$|^Expiration date cannot be before/],
  ['PATCH /api/compliance-documents/{id}', /^Say why the document is rejected$/],
  ['POST /api/commercial-plates', /^Expiration date cannot be before/],
  ['PATCH /api/commercial-plates/{id}', /^Expiration date cannot be before/],
  ['POST /api/irp-renewals', /^[A-Z]{2} is there twice$/],
  ['PATCH /api/irp-renewals/{id}', /^[A-Z]{2} is there twice$/],
  ['POST /api/ledger/accounts', /^This is no group of|^Only an asset can be a cash account$/],
  [
    'PATCH /api/ledger/accounts/{number}',
    /^This is no group of|^Only an asset can be a cash account$|^(\d+ .* is a system account|Entries are posted to)/,
  ],
  [
    'POST /api/ledger/entries',
    /^Debits must equal credits|^A line (has|needs)|^An entry is at most one year ahead$|^Entries begin in 2000$|^There is no account|is not active$|is kept by/,
  ],
  ...['POST /api/entry-templates', 'PATCH /api/entry-templates/{id}'].map(
    (route) =>
      [
        route,
        /^Debits must equal credits|^A line (has|needs)|^Choose (the day of its next entry$|how often it is posted)|^A template that is not posted by itself|^Until cannot be before|^The next entry is at most one year back$|^There is no account|is not active$|is kept by|^This (load|vehicle|driver) does not exist$/,
      ] as const,
  ),
  ...['POST /api/bank-accounts', 'PATCH /api/bank-accounts/{id}'].map(
    (route) => [route, /^There is no account|is not active$|is no cash account; choose one/] as const,
  ),
  ...['POST /api/bank-rules', 'PATCH /api/bank-rules/{id}'].map(
    (route) => [route, /^There is no account|is not active$|^The most amount must be at least the least$/] as const,
  ),
  ['POST /api/bank-lines/{id}/match', /^The lines of the ledger come to|^This line of the ledger/],
  [
    'POST /api/bank-lines/{id}/book',
    /^There is no account|is not active$|is kept by|is the account of the bank itself; choose another$|^It cannot be booked before its date$|^This (carrier|load|vehicle|driver) does not exist$/,
  ],
  [
    'POST /api/bank-accounts/{id}/reconciliations',
    /^This day is not over$|^The account is reconciled to .* already; choose a later day$/,
  ],
  ['POST /api/ledger/periods/{month}/close', /^Give a reason, as this is not met|^This client does not exist$/],
  ['POST /api/ledger/entries/{id}/reverse', /^The entry was posted on|^An entry is at most one year ahead$/],
  ...['POST /api/contractors', 'PATCH /api/contractors/{id}'].map(
    (route) =>
      [
        route,
        /^A tax id (has nine digits|does not repeat)|^No social security number begins|^An ITIN begins with 9$|^The law asks for a form from|^Say (why this is freight|who agreed|when it was agreed)$|^A contractor stays in the books|^Enter the number again/,
      ] as const,
  ),
  [
    'POST /api/tax-forms/generate',
    /^\d{4} has not begun$|^The threshold for payments of|^This (client|contractor) does not exist$/,
  ],
  [
    'PUT /api/tax-forms/template',
    /^(Paste the header row|A header row has|Column \d+ has no name|The column "|This is not the header row)/,
  ],
  ['POST /api/tax-forms/{id}/file', /^It cannot be filed/],
  ...[
    'POST /api/pay-rules',
    'PATCH /api/pay-rules/{id}',
    'POST /api/deduction-rules',
    'PATCH /api/deduction-rules/{id}',
  ].map(
    (route) =>
      [
        route,
        /^It ends before it begins$|^The rate is in|^Advances and escrow have|^An advance is taken until|^There is no account|is not active$|is kept by records/,
      ] as const,
  ),
  ...['POST /api/settlements', 'POST /api/settlements/batch'].map(
    (route) =>
      [
        route,
        /^The period ends before it begins$|^A period has at most|^This (driver|client) does not exist$/,
      ] as const,
  ),
  [
    'PATCH /api/settlements/{id}',
    /^This settlement has no such line$|^Say (what|the amount)|^A reimbursement or deduction cannot|can be taken: that is what|^There is no account|is not active$|is no account of revenue or expenses$/,
  ],
  ...['approve', 'pay', 'payment/reverse', 'send', 'disputes', 'disputes/answer'].map(
    (step) =>
      [
        `POST /api/settlements/{id}/${step}`,
        /^It cannot be (paid|booked|reversed) before|^The day cannot be in the future$|^The driver has no e-mail|^This settlement has no such line$|^Nobody disputes this line$/,
      ] as const,
  ),
  ...['advances', 'escrow-returns'].map(
    (what) =>
      [
        `POST /api/drivers/{id}/${what}`,
        /^The day cannot be in the future$|^It cannot be booked before its own date$/,
      ] as const,
  ),
  ['POST /api/drivers/{id}/escrow-returns', /^The driver has no such account$/],
  ['PATCH /api/drivers/{id}/account', /^The day cannot be in the future$/],
  ['POST /api/contractors/w9-requests', /^This contractor does not exist$/],
  ['POST /api/factors', /^Say how many days a step of the fee has$/],
  ['PATCH /api/factors/{id}', /^Say how many days a step of the fee has$/],
  [
    'POST /api/invoices/{id}/factor',
    /^Advance must be more than 0$|^Advance and fee are more than|^It cannot be (before the issue date|booked before its own date)|^This factor does not exist$|is a factor of somebody else/,
  ],
  ...['collect', 'release', 'charge-back'].map(
    (step) =>
      [
        `POST /api/invoices/{id}/factor/${step}`,
        /^It cannot be (before the day it was factored|booked before its own date)|^(Release, f|F)ee, interest and what was not paid|keeps its advance of|^Only .* are open of this invoice$|^Amount must be more than 0$/,
      ] as const,
  ),
  ['PATCH /api/settings', /^Time zone must be one such as America/],
  // what a kind of record names may not be there, and who sees some clients only has to name one
  ...allKinds().flatMap(({ options: { plural }, fields }) => {
    const named = fields.flatMap(({ refers }) => (refers ? [kindNamed(refers.kind).title] : []));
    const sentence = new RegExp(`^This (${named.join('|')}) does not exist$|^Choose a client$`);
    return [`POST /api/${plural}`, `PATCH /api/${plural}/{id}`, `PUT /api/${plural}/{id}`].map(
      (route) => [route, sentence] as const,
    );
  }),
];

/** Made at random, debits equal credits too seldom: `entries` and `entry-templates.controller.int` write them. */
const BALANCED = [
  'POST /api/ledger/entries',
  'POST /api/entry-templates',
  'POST /api/clearing-payouts',
  // an expense on account that is owed, or paid; a payment that stands: expense-payments.int, fuel-cards.int
  'POST /api/expenses/{id}/pay',
  'POST /api/expenses/{id}/payment/reverse',
  'POST /api/fuel-cards/payments/{id}/reverse',
  // a quarter in which something stands out that its client has to settle: ask-about-quarter.int
  'POST /api/ifta/review/ask',
  // a return that was looked through, filed, paid: returns.controller.int
  'POST /api/ifta/returns/{id}/file',
  'POST /api/ifta/returns/{id}/amend',
  'POST /api/ifta/returns/{id}/pay',
  'POST /api/ifta/returns/{id}/payment/reverse',
  // a line that is set aside, a provider that is set up: fuel.int
  'POST /api/fuel-cards/transactions/{id}/book',
  'POST /api/fuel-cards/transactions/{id}/dismiss',
  'POST /api/fuel-cards/sync',
  // a form that is complete or filed, and the header row of the IRS's template: tax-forms.int
  'PUT /api/tax-forms/template',
  'POST /api/tax-forms/{id}/file',
  'POST /api/tax-forms/{id}/correct',
  // a balance or an amount that is right to the cent: bank.int
  'POST /api/bank-lines/{id}/match',
  'POST /api/bank-accounts/{id}/reconciliations',
  'POST /api/bank-accounts/{id}/reconciliations/{rid}/undo',
  // a settlement that stands where its step begins, escrow that is held: settlements.int
  ...['approve', 'reopen', 'pay', 'payment/reverse', 'discard', 'send', 'disputes', 'disputes/answer'].map(
    (step) => `POST /api/settlements/{id}/${step}`,
  ),
  ...['POST /api/settlements', 'PATCH /api/settlements/{id}', 'POST /api/drivers/{id}/escrow-returns'],
  // an invoice that is with a factor of that kind: factors.int
  ...['collect', 'release', 'charge-back'].map((step) => `POST /api/invoices/{id}/factor/${step}`),
];
/** Where only somebody with a password or the link of a letter gets through. */
const BY_SECRET = /\/login$|\/reset-password$/;

/** A sentence without what only repeats names of the request, of parameters or of records. */
const words = (text: string): string =>
  text
    .replace(/^(Unknown (field|query parameter): .*|Sort must be one of .*|This \w+ is in use by .*)$|\basOf\b/, '')
    .replace(/“[^”]*”/g, '');

describe(`requests made from the published schemas (seed ${SEED})`, () => {
  let system: TestSystem;
  const visitors = new Map<string, Visitor>();
  const pool = new Map<string, unknown[]>();
  const keep = (name: string, value: unknown): void =>
    void pool.set(name, [...(pool.get(name) ?? []), value].slice(-40));

  // a world for each test: what one carries out is not there any more for the next
  beforeEach(async () => {
    pool.clear();
    visitors.clear();
    system = await TestSystem.start();
    const own = await newClient(system, { email: 'office@own.test' });
    visitors.set('anonymous', system.visitor());
    for (const role of ['admin', 'employee', 'driver'] as const) visitors.set(role, await system.as(role));
    visitors.set('client', (await newPortalUser(system, own)).visitor);
    visitors.set(
      'agent',
      (
        await newAgent(system, {
          canCreateInvoices: true,
          canViewReports: true,
          canManageClients: true,
          canAccessAccounting: true,
          accessLevel: 'advanced',
        })
      ).visitor,
    );
    await plantRecords(
      system,
      { admin: visitors.get('admin') as Visitor, client: visitors.get('client') as Visitor },
      own,
      keep,
    );
  });
  afterEach(() => system.stop());

  const ableTo = ({ operation: { description = '' } }: FuzzRoute): string =>
    description.includes('portal.') && !description.includes(' or ')
      ? 'client'
      : description.includes('agent.')
        ? 'agent'
        : 'admin';
  const whoMay = (route: FuzzRoute): Visitor => visitors.get(ableTo(route)) as Visitor;
  const askedBy = ({ route }: FuzzRequest, random: Seeded): string =>
    random.chance(0.4) ? random.of([...visitors.keys()]) : ableTo(route);
  const faultOf = (
    { valid, mustBeRefused, unknownQueries, route }: FuzzRequest,
    { status, text, body }: Answer,
  ): string | null => {
    if (status >= 500) return 'failed';
    const sentences =
      status < 400
        ? []
        : [
            String(body['message']),
            ...((body['errors'] ?? []) as { message: string }[]).map(({ message }) => message),
          ].map(words);
    if (
      sentences.some((sentence) => INSIDES.test(sentence) || CAMEL_CASE.test(sentence)) ||
      (status >= 400 && /node_modules|\.js:\d/.test(text))
    )
      return 'inner language';
    if (mustBeRefused && status < 300) return 'took what its schema forbids';
    if (
      unknownQueries.length > 0 &&
      status === 400 &&
      body['code'] === 'INVALID' &&
      !text.includes(`Unknown query parameter: ${unknownQueries[0]}`)
    )
      return 'did not name the unknown parameter';
    if (
      valid &&
      status === 400 &&
      !EXPLAINED.some(
        ([name, sentence]) => (name === route.name || name === route.method) && sentence.test(String(body['message'])),
      )
    )
      return 'refused what its schema allows';
    return null;
  };

  it('are refused by name where a number in an address is none, or beyond its bounds', async () => {
    const requests = new FuzzRequests(publishedApi(), new Seeded(SEED), pool, LEFT);
    const asked = requests.routes
      .filter(({ name }) => inShare(name))
      .flatMap((route) =>
        (route.operation.parameters ?? [])
          .filter((one) => one.in === 'query' && one.schema['type'] === 'integer')
          .map(({ name, schema }) => ({ route, name, schema })),
      );
    /** The other parameters that a route needs, with their first choice, or their least. */
    const others = ({ operation }: (typeof asked)[number]['route'], name: string): string =>
      (operation.parameters ?? [])
        .filter((one) => one.in === 'query' && one.required && one.name !== name)
        .map(
          (one) =>
            `&${one.name}=${String((one.schema['enum'] as string[] | undefined)?.[0] ?? (one.schema['minimum'] as number | undefined) ?? 1)}`,
        )
        .join('');
    for (const { route, name, schema } of asked) {
      for (const value of ['2147483648', '9007199254740993', '99999999999999999999', '-1', '1.5', 'x', '']) {
        const { status, body } = await whoMay(route).send<{ errors?: { field: string }[] }>(
          'GET',
          `${requests.addressOf(route)}?${name}=${value}${others(route, name)}`,
          undefined,
          {},
        );
        const within = /^\d+$/.test(value) && publishedApi().mismatch(schema, Number(value)) === null;
        // it is of one broker, and there is none of that number
        const found = route.name === 'GET /api/reports/broker-ledger' ? 404 : 200;
        const expected = within && name !== 'position' ? [found, undefined] : [400, name];
        expect([route.name, value, status, body.errors?.[0]?.field]).toEqual([route.name, value, ...expected]);
      }
    }
    if (isWhole) expect(asked.length).toBeGreaterThan(20);
  });

  it('are refused by a sentence where the body is empty or a list', async () => {
    const requests = new FuzzRequests(publishedApi(), new Seeded(SEED), pool, LEFT);
    await system.sql('DELETE FROM rate_limits');
    for (const route of requests.routes.filter(({ name, body }) => body && inShare(name))) {
      const list = await whoMay(route).send<Record<string, unknown>>(route.method, requests.addressOf(route), [], {});
      expect([route.name, list.status, list.body['message']]).toEqual([route.name, 400, 'Send an object']);
      const empty = await whoMay(route).send<Record<string, unknown>>(route.method, requests.addressOf(route), {}, {});
      const allowed = publishedApi().mismatch(route.body ?? {}, {}) === null;
      if (!allowed)
        expect([
          route.name,
          empty.status,
          INSIDES.test(empty.text) || CAMEL_CASE.test(String(empty.body['message'])),
        ]).toEqual([route.name, 400, false]);
    }
  });

  const told = (request: FuzzRequest, role: string): string =>
    `${role} ${request.route.method} ${request.path.slice(0, 200)} ${JSON.stringify(request.body)?.slice(0, 600) ?? ''}`;
  const faults: string[] = [];
  /** @returns whether it was let through */
  const ask = async (request: FuzzRequest, role: string, nr: number | string): Promise<boolean> => {
    const { method, template } = request.route;
    const visitor = template.endsWith('/login') ? system.visitor() : (visitors.get(role) as Visitor);
    try {
      const answer = await visitor.send<Record<string, unknown>>(method, request.path, request.body, request.headers);
      const fault = faultOf(request, answer);
      if (fault !== null)
        faults.push(`${fault}: #${nr} ${told(request, role)} → ${answer.status} ${answer.text.slice(0, 300)}`);
      if (answer.status === 201 && !template.includes('{')) keep(template, answer.body['id']);
      return answer.status < 300;
    } catch (error) {
      faults.push(`${(error as Error).message}: #${nr} ${told(request, role)}`);
      return false;
    }
  };

  it('get through in the end wherever a body is asked for: the schemas do not promise what is refused', async () => {
    const requests = new FuzzRequests(publishedApi(), new Seeded(SEED), pool, LEFT);
    const shut: string[] = [];
    for (const route of requests.routes.filter(
      ({ name, body }) => body && !BALANCED.includes(name) && !BY_SECRET.test(name),
    )) {
      let through = false;
      for (let nr = 0; nr < TRIES && !through; nr += 1) {
        if (nr % 20 === 0) await system.sql('DELETE FROM rate_limits');
        through = await ask(requests.right(route), ableTo(route), `right ${nr}`);
      }
      if (!through) shut.push(route.name);
    }
    expect([faults.splice(0), shut]).toEqual([[], []]);
  }, 900_000);

  it('are answered as published, whoever asks and whatever is asked', async () => {
    const random = new Seeded(SEED);
    const requests = new FuzzRequests(publishedApi(), random, pool, LEFT);
    const order = Array.from({ length: Math.ceil(REQUESTS / requests.routes.length) }, () =>
      random.shuffled(requests.routes),
    )
      .flat()
      .slice(0, REQUESTS);
    for (const [nr, route] of order.entries()) {
      if (nr % 40 === 0) await system.sql('DELETE FROM rate_limits');
      const request = requests.to(route);
      // the same requests in every share, each asked in one
      if (!inShare(`${nr}`)) continue;
      await ask(request, askedBy(request, random), nr);
    }
    expect(faults.splice(0)).toEqual([]);
  }, 900_000);
});
