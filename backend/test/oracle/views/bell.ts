import type { Books } from './books';
import type { Eyes, Scope } from './eyes';
import { LISTS } from '../lists';
import { plusDays, startOfDayIn } from '../plain';
import type { Row } from './views';

/** What people have marked as read, by user; it is no event. */
const read = new Map<string, ReadonlySet<string>>();

const OFFICE = ['admin', 'employee'];
/** Who answers requests and asks for papers: the office, and agents who manage clients. */
const looksAfterClients = ({ role, flags }: Scope): boolean => {
  const closed = (flags['restrictedFeatures'] ?? []) as readonly string[];
  return (
    OFFICE.includes(role) || (role === 'agent' && flags['canManageClients'] === true && !closed.includes('clients'))
  );
};
const text = (...parts: readonly unknown[]): string => parts.filter(Boolean).map(String).join(': ');

/** Words that wait for an answer, for who answers; answers, for who asked. */
const ofSupport = (rows: readonly Row[], books: Books, scope: Scope): Row[] =>
  rows.flatMap((row) => {
    const { userId, messageFrom, status } = books.record('supportrequest', String(row['id']))?.values ?? {};
    const isMine = userId === scope.userId;
    const waits = messageFrom === 'requester' && !isMine && ['open', 'in_progress'].includes(String(status));
    const answered = messageFrom === 'staff' && (isMine || !looksAfterClients(scope));
    if (!answered && !(looksAfterClients(scope) && waits)) return [];
    const asks = Number(row['messages']) > 0 ? 'Answer in a support request' : 'New support request';
    return {
      id: `supportrequest-${String(row['id'])}-${String(row['messages'])}`,
      kind: 'supportrequest',
      recordId: row['id'],
      title: answered ? 'Support has answered' : asks,
      text: row['subject'],
      at: row['messageAt'],
    };
  });

/** Papers that a client is asked for, and those that came, for who asked. */
const ofPapers = (rows: readonly Row[], scope: Scope): Row[] => {
  const came = looksAfterClients(scope);
  return rows
    .filter(({ status }) => status === (came ? 'answered' : 'asked'))
    .map((row) => ({
      id: `paperrequest-${String(row['id'])}-${String(row['status'])}-${Number(row['documentId'] ?? 0)}`,
      kind: 'paperrequest',
      recordId: came ? String(row['documentId']) : row['id'],
      title: came ? 'A paper came in' : 'Please send us a paper',
      text: came ? text(row['clientName'], row['what']) : row['what'],
      at: row['updatedAt'],
    }));
};

/** Reminders whose day has come, one's own and the firm's, until they are done. */
const ofReminders = (rows: readonly Row[], books: Books, scope: Scope): Row[] =>
  rows
    .map((row): Row => ({ ...row, $day: String(row['reminderDate'] ?? row['dueDate']) }))
    .filter((row) => row['isCompleted'] !== true && String(row['$day']) <= books.today)
    .filter(({ userId }) => userId === null || userId === scope.userId)
    .map((row) => ({
      id: `reminder-${String(row['id'])}-${String(row['$day'])}`,
      kind: 'reminder',
      recordId: row['id'],
      title: 'Reminder',
      text: text(row['clientName'], `${String(row['title'])} (${String(row['category'])})`),
      at: startOfDayIn(books.timeZone, String(row['$day'])),
    }));

/**
 * The news of somebody, the latest first. Imports, failed jobs and checks are none in these histories:
 * notifications.int.
 */
export const bell = (books: Books, scope: Scope, eyes: Eyes): Row => {
  const rows = (path: string): readonly Row[] => LISTS[path]?.rows(books, scope, eyes) ?? [];
  const items = [
    ...ofSupport(rows('/api/support-requests'), books, scope),
    ...ofPapers(rows('/api/paper-requests'), scope),
    ...(looksAfterClients(scope) ? ofReminders(rows('/api/reminders'), books, scope) : []),
  ]
    .sort((one, other) => Date.parse(String(other['at'])) - Date.parse(String(one['at'])))
    .map((each): Row => ({ ...each, within: null, isRead: read.get(scope.userId)?.has(String(each['id'])) ?? false }));
  return { unread: items.filter(({ isRead }) => isRead === false).length, items };
};

/** Somebody marks one piece of news in two as read; the same again later changes nothing. */
export const readHalf = async (books: Books, scope: Scope, eyes: Eyes): Promise<void> => {
  const { items } = bell(books, scope, eyes) as { items: readonly Row[] };
  const ids = items.filter((_, nr) => nr % 2 === 0).map(({ id }) => String(id));
  const { status } = await eyes.visitor.post('/api/notifications/read', { ids });
  expect({ marked: ids, status }).toEqual({ marked: ids, status: 200 });
  read.set(scope.userId, new Set([...(read.get(scope.userId) ?? []), ...ids]));
};

interface NotificationItem {
  readonly employee: Eyes;
  readonly agent: Eyes;
  readonly portal: Eyes;
}
/**
 * What bells ring for from the start: reminders of several people and days, a paper that is asked for and one that
 * came.
 */
export const ringBells = async (
  { employee, agent, portal }: NotificationItem,
  clientId: string,
  today: string,
): Promise<void> => {
  const made = async ({ visitor }: Eyes, path: string, body: object): Promise<string> => {
    const { status, body: record, text: wording } = await visitor.post<{ id: string }>(path, body);
    expect({ path, status, said: wording }).toEqual({ path, status: 201, said: wording });
    return record.id;
  };
  const remind = (eyes: Eyes, title: string, days: number, over: object): Promise<string> =>
    made(eyes, '/api/reminders', { title, category: 'Plates', dueDate: plusDays(today, days), ...over });
  await remind(employee, 'Yesterday', -1, { clientId });
  await remind(employee, 'For the firm', 0, { userId: null });
  await remind(employee, 'Tomorrow', 1, {});
  await remind(employee, 'Told before its day', 40, { reminderDate: today });
  await remind(agent, 'Of an agent', 0, { clientId });
  const [, w9] = [
    await made(employee, '/api/paper-requests', { clientId, what: 'Lease of unit 1' }),
    await made(employee, '/api/paper-requests', { clientId, what: 'Form W-9' }),
  ];
  const form = new FormData();
  form.append('documentType', 'w9');
  form.append('file', new Blob(['%PDF-1.7\n%%EOF\n']), 'w9.pdf');
  const { status } = await portal.visitor.upload(`/api/paper-requests/${w9}/answer`, form);
  expect(status).toBe(201);
};
