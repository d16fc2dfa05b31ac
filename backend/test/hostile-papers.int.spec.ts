import { shareOf } from '../../testing/share';
import * as hostile from './reading/hostile';
import { Sheet } from './reading/paper';
import { scanOf } from './reading/pictures';
import { ProductProcess } from './support/processes';
import { watchedMemory } from './support/memory-of';
import { eventually, TestSystem } from './support/system';
import { newAccount, PASSWORD } from './support/world/people';
import type { Answer, Visitor } from './support/world/visitor';

const PEOPLE = 10;
const [MOST_MEGABYTES, MOST_MS, MOST_OTHERS_MS] = [700, 20_000, 3_000];
const DAMAGED = 'This file cannot be read: it is damaged, protected or too large.';
const EMPTY = 'No text was found in this file.';
/** Who did not get its turn in time is told so. */
const CROWDED = 'Many other papers are being read just now. Try again in a minute.';

/** A refusal in this sentence; a total that was read; or a job, in which letters of pictures are recognized. */
type Fate = { readonly refused: string } | { readonly total: string; readonly warning?: string } | 'read or a job';
const refused = (sentence: string): Fate => ({ refused: sentence });
const total: Fate = { total: '900.00' };
type File = readonly [name: string, file: string, content: () => Buffer | Promise<Buffer>, fate: Fate];
const FILES: readonly File[] = [
  [
    '10,000 pages',
    'a.pdf',
    () => hostile.ofPages(10_000),
    { ...total, warning: 'Axlebook read 20 of its 10000 pages.' },
  ],
  ['a page tree in a loop', 'a.pdf', hostile.loop, refused(EMPTY)],
  ['a content that inflates to four gigabytes', 'a.pdf', hostile.bomb, refused(DAMAGED)],
  ['an object stream that inflates to four gigabytes', 'a.pdf', hostile.objectBomb, refused(DAMAGED)],
  ['a page that is a picture of 20,000 by 20,000', 'a.pdf', hostile.hugePicture, 'read or a job'],
  ['a picture that is larger than it says', 'a.pdf', hostile.lyingPicture, 'read or a job'],
  ['a photo of 20,000 by 20,000', 'a.png', hostile.hugePhoto, 'read or a job'],
  ['a font without Unicode', 'a.pdf', hostile.unreadable, 'read or a job'],
  ['text from right to left', 'a.pdf', hostile.rightToLeft, total],
  ['text turned by 90 degrees', 'a.pdf', () => hostile.turned(90), total],
  ['JavaScript and a program attached', 'a.pdf', hostile.scripted, total],
  ['a password', 'a.pdf', hostile.locked, refused(DAMAGED)],
  ['its end cut off', 'a.pdf', hostile.cut, refused('This file is damaged. Please send it again.')],
  [
    'nothing but a program',
    'a.pdf',
    () => Buffer.from('MZ\u0090'),
    refused('This kind of file is not accepted. Please send a PDF, JPG or PNG.'),
  ],
  ['zero bytes', 'a.pdf', () => Buffer.alloc(0), refused('Please select a file.')],
];

const turn = shareOf(FILES.map(([name]) => name));

/** A real server of the built product, to which ten people send the same hostile file at once. */
describe('a file sent by ten people at once', () => {
  let system: TestSystem;
  let api: ProductProcess;
  let people: Visitor[];
  let other: Visitor;
  beforeAll(async () => {
    system = await TestSystem.start();
    api = await ProductProcess.start('all', system.settings.databaseUrl, { TRUST_PROXY: '1' });
    const hired = await Promise.all(Array.from({ length: PEOPLE }, () => newAccount(system, 'employee')));
    people = await Promise.all(hired.map(({ email }) => api.signedIn(email, PASSWORD)));
    other = await api.signedIn('admin@axlebook.test', PASSWORD);
  }, 90_000);
  afterAll(async () => {
    await api.end('SIGTERM');
    await system.stop();
  }, 60_000);

  /** Each person has an address of its own, as its requests are counted by it. */
  const sent = async (who: Visitor, content: Buffer, file: string): Promise<Answer & { readonly ms: number }> => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(content)]), file);
    const began = performance.now();
    const answer = await who.upload('/api/documents/read', form, {
      'x-forwarded-for': `203.0.113.${people.indexOf(who) + 1}`,
    });
    return { ...answer, ms: performance.now() - began };
  };
  /** Somebody else works on, until told to stop. @returns the times of the answers */
  const othersWork = (): (() => Promise<number[]>) => {
    const times: number[] = [];
    let isOver = false;
    const working = (async () => {
      while (!isOver) {
        const began = performance.now();
        const { status } = await other.get('/api/brokers');
        times.push(status === 200 ? performance.now() - began : Infinity);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    })();
    return async () => {
      isOver = true;
      await working;
      return times;
    };
  };
  const messageOf = ({ body }: Answer): unknown => body['message'];
  const hasFate = (answer: Answer, fate: Fate): boolean => {
    if (messageOf(answer) === CROWDED && answer.status === 400) return true;
    if (fate === 'read or a job')
      return answer.status === 202 || (answer.status === 400 && [EMPTY, DAMAGED].includes(String(messageOf(answer))));
    if ('refused' in fate) return [400, 415].includes(answer.status) && messageOf(answer) === fate.refused;
    const fields = answer.body['fields'] as { name: string; value: string }[];
    return (
      answer.status === 200 &&
      fields.some(({ name, value }) => name === 'total' && value === fate.total) &&
      (fate.warning === undefined || (answer.body['warnings'] as string[]).includes(fate.warning))
    );
  };

  it.each(FILES.filter(([name]) => turn.includes(name)))(
    'with %s is refused or read in part, in time and memory, while others work on',
    async (_, file, content, fate) => {
      const made = await content();
      const pid = api.pid;
      const [memory, stopped] = [watchedMemory(pid), othersWork()];
      const answers = await Promise.all(people.map((who) => sent(who, made, file)));
      const [megabytes, times] = [memory(), await stopped()];
      expect(answers.filter((answer) => !hasFate(answer, fate)).map(({ status, text }) => [status, text])).toEqual([]);
      // not all of them wait in vain
      expect(answers.some((answer) => messageOf(answer) !== CROWDED)).toBe(true);
      expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(MOST_MS);
      expect(megabytes).toBeLessThanOrEqual(MOST_MEGABYTES);
      expect(Math.max(...times)).toBeLessThan(MOST_OTHERS_MS);
      expect([api.gone, api.pid]).toEqual([false, pid]);
    },
    60_000,
  );

  it('of ten kinds, pictures among them that are read as jobs meanwhile, keeps within the memory', async () => {
    const [first, second] = people as [Visitor, Visitor];
    const made = await Promise.all(FILES.map(async ([, file, content]) => [await content(), file] as const));
    const scan = await hostile.ofPictures(
      await Promise.all([1, 2, 3].map(() => scanOf(new Sheet().lines('RATE CONFIRMATION', 'Load #: CH-5567').drawn))),
    );
    const memory = watchedMemory(api.pid);
    const jobs = await Promise.all([sent(first, scan, 'scan.pdf'), sent(second, scan, 'b.pdf')]);
    expect(jobs.map(({ status }) => status)).toEqual([202, 202]);
    const answers = await Promise.all(
      made.map(([content, file], nr) => sent(people[nr % PEOPLE] ?? first, content, file)),
    );
    expect(answers.filter(({ ms, status }) => ms >= MOST_MS || status >= 500)).toEqual([]);
    const read = await eventually(
      () => first.get(`/api/documents/read/${String(jobs[0]?.body['id'])}`),
      ({ body }) => body['status'] !== 'reading',
      60_000,
    );
    expect(read.body).toMatchObject({ status: 'read', pages: 3 });
    expect(memory()).toBeLessThanOrEqual(MOST_MEGABYTES);
    expect(api.gone).toBe(false);
  }, 120_000);
});
