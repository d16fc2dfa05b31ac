import { allKinds, kindNamed } from '../../src/platform/records/kind/kind';

/** What is said of the lines of an invoice fits them: no schema knows how many they are, and what is open of each. */
const OF_LINES =
  '^Amount is required$|^The invoice has no line |^Line \\d+ is named twice$|^At most .* of line \\d+ is open$|^The lines add up to |^It cannot be booked before its own date$';
/** A schema cannot say whose a record is. */
const OF_ANOTHER = /^This [\w ]+ is another client’s$/;
/**
 * Refusals of what the schema allows: rules over several fields, or over what exists, that no schema of one body can
 * say.
 */
export const EXPLAINED: readonly (readonly [string, RegExp])[] = [
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
  ['POST /api/ifta/review/ask', /^Nothing of .* needs to be asked of the client$|^This client does not exist$/],
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
    /^Departure cannot be before arrival$|^A truck does not stand at a stop for more than 30 days/,
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
    /^Enter who was paid$|^This (document|client) (does not exist|is not one)|^The day cannot be in the future$|^It cannot be booked before its own date$/,
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
      `^The shares add up to|^It cannot be booked before|^This invoice (does not exist|is on the check twice)$|^These invoices are of|^The rest can be a deposit only|${OF_LINES}`,
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
        /^Debits must equal credits|^A line (has|needs)|^Choose (the date of the next entry$|how often it is posted)|^A template that is not posted automatically|^Until cannot be before|^The next entry is at most one year back$|^There is no account|is not active$|is kept by|^This (load|vehicle|driver) does not exist$/,
      ] as const,
  ),
  ...['POST /api/bank-accounts', 'PATCH /api/bank-accounts/{id}'].map(
    (route) => [route, /^There is no account|is not active$|is not a cash account; choose one/] as const,
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
    /^This day is not over$|^The account is already reconciled through .*; choose a later date$/,
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
    /^This settlement has no such line$|^Say (what|the amount)|^A reimbursement or deduction cannot|can be taken: that is what|^There is no account|is not active$|is not a revenue or expense account$/,
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
