import {
  EVERYTHING,
  may,
  NOTHING_IN_SCOPE,
  narrowToClient,
  sees,
  type Belonging,
  type Scope,
  type Viewer,
} from './viewer';

const AMBER = 'client-amber';
const BIRCH = 'client-birch';
const agent = (unassigned: boolean): Scope => ({
  ...NOTHING_IN_SCOPE,
  clients: [AMBER],
  ownIds: ['me', '7'],
  unassigned,
});
const driver: Scope = { ...NOTHING_IN_SCOPE, clients: [], ownIds: ['me'], driver: 7 };
const BELONGINGS: readonly Belonging[] = ['client', 'open', 'firm', 'person'];
const AMONG: readonly (string | null)[] = [AMBER, BIRCH, null];

/** Every record that there may be: how it belongs, whose client's it is, its own id, its driver and its user. */
const RECORDS = BELONGINGS.flatMap((belonging) =>
  AMONG.flatMap((clientId) =>
    ['me', 'another', 7, 8].flatMap((id) =>
      [undefined, null, 7, 8].flatMap((driverId) =>
        [undefined, null, 'me', 'another'].map((userId) => ({
          belonging,
          whose: {
            ...{ clientId, id },
            ...(driverId === undefined ? {} : { driverId }),
            ...(userId === undefined ? {} : { userId }),
          },
        })),
      ),
    ),
  ),
);
const seenBy = (scope: Scope) => RECORDS.filter(({ belonging, whose }) => sees(scope, whose, belonging));

describe('what is in sight', () => {
  it('is what belongs to the firm, for everybody', () => {
    for (const scope of [EVERYTHING, NOTHING_IN_SCOPE, agent(true), driver])
      expect(seenBy(scope).filter(({ belonging }) => belonging === 'firm')).toHaveLength(RECORDS.length / 4);
  });
  it('is all there is for the system', () => expect(seenBy(EVERYTHING)).toHaveLength(RECORDS.length));
  it('is nothing else for a stranger', () =>
    expect(seenBy(NOTHING_IN_SCOPE).every(({ belonging }) => belonging === 'firm')).toBe(true));
  it('of people is oneself, whoever else the record names', () =>
    expect(
      new Set(
        seenBy(agent(true))
          .filter(({ belonging }) => belonging === 'person')
          .map(({ whose }) => whose.id),
      ),
    ).toEqual(new Set(['me', 7])));
  it.each([true, false])('of clients is one’s own client’s and what names oneself; unassigned: %s', (unassigned) => {
    const expected = RECORDS.filter(({ belonging, whose: { clientId, id, userId } }) => {
      if (belonging === 'firm') return true;
      if (belonging === 'person') return id === 'me' || id === 7;
      return clientId === AMBER || userId === 'me' || (belonging === 'open' && clientId === null && unassigned);
    });
    expect(seenBy(agent(unassigned))).toEqual(expected);
  });
  it('of a driver is what names it, and its own', () => {
    const expected = RECORDS.filter(({ belonging, whose: { id, driverId, userId } }) => {
      if (belonging === 'firm') return true;
      if (belonging === 'person') return id === 'me';
      return driverId === 7 || userId === 'me';
    });
    expect(seenBy(driver)).toEqual(expected);
  });
  it('is kept for a client where nothing else is said', () => {
    expect(sees(agent(true), { clientId: null, id: 'me' })).toBe(false);
    expect(sees(agent(true), { clientId: AMBER, id: 'another' })).toBe(true);
  });
});

describe('the sight of one client only', () => {
  it.each([null, undefined, ''])('is the same sight when none is named (%p)', (none) =>
    expect(narrowToClient(agent(true), none)).toEqual(agent(true)),
  );
  it.each<[string, Scope, string, readonly string[]]>([
    ['one client of all', EVERYTHING, BIRCH, [BIRCH]],
    ['one’s own', agent(true), AMBER, [AMBER]],
    ['another’s', agent(true), BIRCH, []],
    ['any, for a stranger', NOTHING_IN_SCOPE, AMBER, []],
  ])('is of %s', (_, scope, clientId, clients) =>
    expect(narrowToClient(scope, clientId)).toEqual({ ...scope, clients, unassigned: false }),
  );
});

describe('a permission', () => {
  const viewer: Viewer = { permissions: ['invoices.read', 'loads.read'] } as never;
  it.each<[string | readonly string[], boolean]>([
    ['invoices.read', true],
    ['invoices.write', false],
    ['invoices', false],
    [['invoices.write', 'loads.read'], true],
    [['invoices.write', 'loads.write'], false],
    [[], false],
  ])('%j is had: %s', (wanted, had) => expect(may(viewer, wanted)).toBe(had));
});
