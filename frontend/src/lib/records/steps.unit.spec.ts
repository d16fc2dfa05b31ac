import { movesFrom, reachedFrom, stepsFrom, type StepsOf } from './steps';

const flow = {
  field: 'status',
  moves: [
    { from: ['open', 'ready'], to: 'filed' },
    { to: 'open' },
    { from: ['open'], to: 'dropped', may: 'loads.delete' },
  ],
} as const;
const words: StepsOf<typeof flow> = {
  filed: 'File',
  open: { label: 'Reopen', done: 'is open again' },
  dropped: 'Drop',
};
const steps = (status: string, more: Partial<StepsOf<typeof flow>> = {}) =>
  stepsFrom(flow, { ...words, ...more }, { status }, { displayName: 'It', labels: { filed: 'Filed' } });

describe('the steps of a record', () => {
  it('are those that the flow allows from where it stands, in the order of the words', () => {
    expect(steps('open')).toEqual([
      { label: 'File', changes: { status: 'filed' }, done: 'It is now filed' },
      { label: 'Drop', changes: { status: 'dropped' }, done: 'It is now dropped', may: 'loads.delete' },
    ]);
    expect(steps('ready').map(({ label }) => label)).toEqual(['File', 'Reopen']);
    expect(steps('filed').map(({ done }) => done)).toEqual(['It is open again']);
  });

  it('are fewer where the screen offers fewer, and never more', () => {
    expect(steps('open', { filed: null }).map(({ label }) => label)).toEqual(['Drop']);
    expect(steps('ready', { open: { label: 'Reopen', from: ['filed'] } }).map(({ label }) => label)).toEqual(['File']);
    expect(steps('filed', { dropped: { label: 'Drop', from: ['filed'] } }).map(({ label }) => label)).toEqual([
      'Reopen',
    ]);
  });

  it('of a flag are those of its other value', () => {
    const flag = {
      field: 'isDone',
      moves: [
        { from: [false], to: true },
        { from: [true], to: false },
      ],
    } as const;
    const said: StepsOf<typeof flag> = { true: 'Finish', false: 'Reopen' };
    const taken = (isDone: boolean) => stepsFrom(flag, said, { isDone }, { displayName: 'It' });
    expect(taken(false)).toEqual([{ label: 'Finish', changes: { isDone: true }, done: 'It is now true' }]);
    expect(taken(true).map(({ label }) => label)).toEqual(['Reopen']);
  });

  it('ask first, by the name of the record, where nothing takes them back', () => {
    const question = { title: 'Drop it?', text: 'will be gone.' };
    expect(steps('open', { filed: null, dropped: { label: 'Drop', question } })[0]?.question).toEqual({
      title: 'Drop it?',
      text: 'It will be gone.',
    });
  });

  it('lead nowhere from where the flow ends, and never to where it is', () => {
    expect(reachedFrom(flow, 'open')).toEqual(['filed', 'dropped']);
    expect(reachedFrom(flow, 'dropped')).toEqual(['open']);
    expect(movesFrom(flow, 'lapsed').map(({ to }) => to)).toEqual(['open']);
  });
});
