/** A support request of the demo and the answers to it. */
export interface AskedOfSupport {
  readonly by: 'client' | 'driver' | 'agent';
  /** How many days before today the request was sent. */
  readonly daysAgo: number;
  readonly subject: string;
  readonly description: string;
  readonly category: 'filing' | 'payment' | 'compliance' | 'technical' | 'general';
  readonly priority: 'low' | 'medium' | 'high' | 'urgent';
  /** The messages that follow, each one day after the one before. */
  readonly thread?: readonly (readonly [from: 'requester' | 'staff', message: string])[];
  readonly ends?: { readonly status: 'in_progress' | 'resolved' | 'closed'; readonly resolution?: string };
}

export const ASKED_OF_SUPPORT: readonly AskedOfSupport[] = [
  {
    by: 'client',
    daysAgo: 24,
    subject: 'Where do I see my quarterly filing?',
    description: 'I sent the miles and the fuel receipts last month and would like to know where the return stands.',
    category: 'filing',
    priority: 'medium',
    thread: [
      ['staff', 'It is under IFTA Status in your portal: the filing is pending until the return is accepted.'],
      ['requester', 'Found it, thank you.'],
    ],
    ends: { status: 'resolved', resolution: 'Shown where the filing stands' },
  },
  {
    by: 'client',
    daysAgo: 6,
    subject: 'Receipt for a service fee',
    description: 'My bookkeeper needs the receipt of the last service fee with our company name on it.',
    category: 'payment',
    priority: 'low',
    thread: [['staff', 'It went out by e-mail again. Is the name as you need it?']],
    ends: { status: 'in_progress' },
  },
  {
    by: 'agent',
    daysAgo: 5,
    subject: 'One more user for a client',
    description: 'The owner wants his dispatcher to see the portal, too. What do you need from them?',
    category: 'general',
    priority: 'low',
    thread: [['staff', 'Name and e-mail are enough: an administrator sends the invitation.']],
    ends: { status: 'closed' },
  },
  {
    by: 'client',
    daysAgo: 2,
    subject: 'A truck joins the fleet',
    description: 'We buy a used Kenworth next week. Which papers must be in the cab before it rolls?',
    category: 'compliance',
    priority: 'high',
  },
  {
    by: 'driver',
    daysAgo: 1,
    subject: 'Photo of my medical card is refused',
    description: 'The phone says the file is damaged. It opens fine in the gallery.',
    category: 'technical',
    priority: 'medium',
  },
];
