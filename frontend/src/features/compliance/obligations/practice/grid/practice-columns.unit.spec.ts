import { practiceRowOf } from '../../../../../testing/prepared/records';
import { practiceColumns } from './practice-columns';

const full = practiceRowOf({
  id: 'o-1',
  subjectName: 'Truck 7',
  period: '2026-07..2027-06',
  state: 'waiting',
  missing: ['Title', 'Insurance'],
  assignedName: 'Dana Whitfield',
  daysLeft: -2,
  amount: '412.37',
});
const bare = practiceRowOf({ id: 'o-2', clientId: null, clientName: null, agentName: null });
const columns = () => practiceColumns('');
const rowOf = (row: typeof full) => Object.fromEntries(columns().map(({ header, value }) => [header, value(row)]));

describe('the columns of the practice desk', () => {
  it('say what is to do for whom, what is missing, who does it and how long there is', () => {
    expect(rowOf(full)).toEqual({
      Client: 'Red Mesa Transport',
      Obligation: 'UCR registration · Truck 7',
      Period: '7/26–6/27',
      State: 'Waiting',
      Missing: 'Title; Insurance',
      'Assigned to': 'Dana Whitfield',
      Agent: 'Andre Silva',
      Due: '12/31/2026',
      'Days left': '2 days late',
      Amount: '$412.37',
    });
  });

  it("say of the firm's own what nobody does yet", () => {
    expect(rowOf(bare)).toMatchObject({
      Client: 'The firm',
      Obligation: 'UCR registration',
      Missing: '',
      'Assigned to': 'Nobody yet',
      Agent: '',
      Amount: '',
    });
  });

  it('are sorted by the day alone; the agent is shown when somebody wants it', () => {
    expect(
      columns()
        .filter(({ sortable }) => sortable)
        .map(({ header }) => header),
    ).toEqual(['Due']);
    expect(
      columns()
        .filter(({ hidden }) => hidden)
        .map(({ header }) => header),
    ).toEqual(['Agent']);
  });
});
