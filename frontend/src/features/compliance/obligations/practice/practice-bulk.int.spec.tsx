import { screen, waitFor } from '@testing-library/react';
import type { BulkAnswer } from '../../../../lib/api/api-types';
import { fakeApi, problem, type Answering } from '../../../../testing/fake-api';
import { practiceRowOf } from '../../../../testing/prepared/records';
import { renderApp, staffUser } from '../../../../testing/render-app';
import { PracticeBulk } from './practice-bulk';

const rows = [practiceRowOf({ id: 'o-1' }), practiceRowOf({ id: 'o-2' })];
const both: BulkAnswer = { done: ['o-1', 'o-2'], refused: [] };

const open = (answer: Answering = () => ({ body: both })) => {
  const server = fakeApi({
    'GET /api/practice/people': () => ({ body: [] }),
    'POST /api/obligations/bulk': answer,
  });
  const clear = jest.fn();
  const { typist } = renderApp(<PracticeBulk selected={rows} clear={clear} />, { user: staffUser });
  const press = (name: string) => typist.click(screen.getByRole('button', { name }));
  return {
    typist,
    press,
    clear,
    bodies: () => server.sent('POST', '/api/obligations/bulk').map(({ body }) => body),
  };
};
const ids = ['o-1', 'o-2'];

describe('obligations that are selected', () => {
  it.each([
    ['Ask for papers', { action: 'ask', note: null }, 'Asked: 2 obligations'],
    ['Mark ready', { action: 'status', values: { status: 'ready' } }, 'Ready: 2 obligations'],
    ['Mark filed', { action: 'status', values: { status: 'filed' } }, 'Filed: 2 obligations'],
  ])('%s at once', async (button, command, words) => {
    const { press, bodies, clear } = open();
    await press(button);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(bodies()).toEqual([{ ids, ...command }]);
    expect(clear).toHaveBeenCalledTimes(1);
  });

  it('are asked for with the note that was typed, without blanks around it', async () => {
    const { typist, press, bodies } = open();
    await typist.type(screen.getByLabelText('Note to the clients'), ' By Friday ');
    await press('Ask for papers');
    await waitFor(() => expect(bodies()).toEqual([{ ids, action: 'ask', note: 'By Friday' }]));
  });

  it('of which some are refused say how many and why', async () => {
    const { press, clear } = open(() => ({
      body: { done: ['o-1'], refused: [{ id: 'o-2', message: 'It was filed already' }] },
    }));
    await press('Mark filed');
    expect(await screen.findByText('1 obligation could not be changed')).toBeInTheDocument();
    expect(screen.getByText('It was filed already')).toBeInTheDocument();
    expect(screen.queryByText(/^Filed:/)).toBeNull();
    expect(clear).toHaveBeenCalledTimes(1);
  });

  it('stay selected where the server does not answer', async () => {
    const { press, clear } = open(() => problem(409, 'The desk is closed'));
    await press('Mark ready');
    expect(await screen.findByText('The desk is closed')).toBeInTheDocument();
    expect(clear).not.toHaveBeenCalled();
  });
});
