import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import type { Listing } from '../../lib/api/api-client';
import { useListParams } from '../../lib/lists/use-list-params';
import { fakeApi } from '../../testing/fake-api';
import { onScreen } from '../../testing/portal-scene';
import { renderApp } from '../../testing/render-app';
import { EmptyList } from '../feedback/empty-list';
import type { TableColumn } from './columns';
import { DataTable } from './data-table';
import type { Cards } from './table-props';

interface Load {
  id: number;
  number: string;
  miles: string;
}
const loads = (count: number): Load[] =>
  Array.from({ length: count }, (_, nr) => ({ id: nr + 1, number: `L-${nr + 1}`, miles: `${nr * 10}` }));

const usual: readonly TableColumn<Load>[] = [
  {
    field: 'number',
    header: 'Number',
    sortable: true,
    value: ({ number }) => number,
    render: ({ id, number }) => <a href={`/loads/${id}`}>{number}</a>,
  },
  { field: 'miles', header: 'Miles', align: 'right', value: ({ miles }) => miles },
  {
    field: 'actions',
    header: 'Actions',
    value: () => '',
    render: ({ number }) => (
      <>
        <button type="button">Edit {number}</button>
        <button type="button">Copy {number}</button>
      </>
    ),
  },
];

interface Scene {
  rows?: Load[];
  list?: Partial<Listing<Load>>;
  selects?: boolean;
  at?: string;
  phone?: boolean;
  columns?: readonly TableColumn<Load>[];
  cards?: Cards<Load>;
  asCards?: boolean;
}

const open = async ({
  rows = loads(3),
  list = {},
  selects = false,
  at = '/loads',
  phone = false,
  columns = usual,
  cards,
  asCards = phone,
}: Scene = {}) => {
  onScreen(phone ? 'phone' : 'desk');
  const opened: string[] = [];
  const Page = () => {
    const params = useListParams();
    const { search } = useLocation();
    const found = useQuery({
      queryKey: ['loads', params.page],
      queryFn: () => ({ items: rows, total: rows.length, ...list }),
    });
    const bulk = useMemo(
      () => (chosen: readonly Load[], clear: () => void) => (
        <>
          <output aria-label="Chosen">{chosen.map(({ number }) => number).join(' ')}</output>
          <button type="button" onClick={clear}>
            Done with them
          </button>
        </>
      ),
      [],
    );
    return (
      <>
        <DataTable<Load>
          name="test-loads"
          label="Loads"
          list={found}
          params={params}
          columns={columns}
          rowId={({ id }) => id}
          onOpen={({ number }) => opened.push(number)}
          card={({ number }) => number}
          empty={
            <EmptyList
              params={params}
              icon={null}
              none={{ title: 'No loads', text: 'Add one' }}
              unmatched={{ title: 'None found', text: 'Try another' }}
            />
          }
          {...(selects && { bulk })}
          {...(cards && { cards })}
        />
        <output aria-label="Address">{search}</output>
      </>
    );
  };
  const { typist } = renderApp(<Page />, { at });
  const grid = await screen.findByRole(asCards ? 'list' : 'grid', { name: 'Loads' });
  return {
    typist,
    opened,
    grid: within(grid),
    cell: (row: number, column: number) => grid.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`),
    address: () => screen.getByLabelText('Address').textContent,
    chosen: () => screen.queryByLabelText('Chosen')?.textContent ?? '',
  };
};
const header = (name: string) => screen.getByRole('columnheader', { name });

describe('the rows of a list', () => {
  it('are sorted by the header, one way and the other, and say so', async () => {
    const { typist, address } = await open();
    expect(header('Number')).not.toHaveAttribute('aria-sort');
    await typist.click(screen.getByRole('button', { name: 'Number' }));
    expect([address(), header('Number').getAttribute('aria-sort')]).toEqual(['?sort=number', 'ascending']);
    await typist.click(screen.getByRole('button', { name: 'Number' }));
    expect([address(), header('Number').getAttribute('aria-sort')]).toEqual(['?sort=-number', 'descending']);
    expect(screen.queryByRole('button', { name: 'Miles' })).not.toBeInTheDocument();
  });

  it('that are cards are sorted by a choice of the same columns', async () => {
    const { typist, address } = await open({ phone: true });
    const choice = screen.getByRole('combobox', { name: 'Sort by' });
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Default order', 'Number, ascending', 'Number, descending']);
    await typist.selectOptions(choice, 'Number, descending');
    expect(address()).toBe('?sort=-number');
    await typist.selectOptions(choice, 'Default order');
    expect(address()).toBe('');
  });

  it('open with a click on them, not on a control in them', async () => {
    const { typist, opened, cell } = await open();
    await typist.click(cell(1, 2) as HTMLElement);
    await typist.click(screen.getByRole('button', { name: 'Edit L-3' }));
    expect(opened).toEqual(['L-2']);
  });

  it('have columns that can be taken away, which this browser remembers', async () => {
    const { typist } = await open();
    await typist.click(screen.getByText('Fields'));
    await typist.click(screen.getByRole('checkbox', { name: 'Miles' }));
    expect(screen.queryByRole('columnheader', { name: 'Miles' })).not.toBeInTheDocument();
    expect(localStorage.getItem('axlebook.columns.test-loads')).toBe('{"miles":false}');
  });

  it('know their place in the whole list', async () => {
    const { grid } = await open({ rows: loads(25), list: { total: 60 }, at: '/loads?page=2' });
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '61');
    expect(
      grid
        .getAllByRole('row')
        .map((row) => row.getAttribute('aria-rowindex'))
        .slice(0, 3),
    ).toEqual(['1', '27', '28']);
  });

  it('are drawn near the screen only where they are a thousand', async () => {
    const { grid } = await open({ rows: loads(1_000) });
    expect(grid.getByText('L-1')).toBeInTheDocument();
    expect(grid.getAllByRole('row').length).toBeLessThan(100);
    expect(grid.queryByText('L-900')).not.toBeInTheDocument();
  });

  it('of a page past the end are those of the last page', async () => {
    const { address } = await open({ rows: [], list: { total: 60 }, at: '/loads?page=99' });
    await waitFor(() => expect(address()).toBe('?page=3'));
  });

  it('of a page past the end of what nobody counted are found by the place of the last', async () => {
    const { address } = await open({
      rows: [],
      list: { total: 1_000, isMore: true, turns: { prev: 'before-the-end' } },
      at: '/loads?page=99',
    });
    await waitFor(() => expect(address()).toBe('?cursor=before-the-end'));
  });
});

describe('a list with the keyboard', () => {
  it('is one stop for Tab, wherever one was in it', async () => {
    const { typist, cell } = await open();
    await typist.tab();
    expect(screen.getByRole('link', { name: 'L-1' })).toHaveFocus();
    await typist.keyboard('{ArrowDown}{ArrowRight}');
    expect(cell(1, 2)).toHaveFocus();
    await typist.tab();
    expect(screen.getByText('Fields').closest('summary')).toHaveFocus();
    await typist.tab({ shift: true });
    expect(cell(1, 2)).toHaveFocus();
  });

  it('moves by the arrows to its edges, by Home and End and to its corners', async () => {
    const { typist, cell } = await open();
    await typist.tab();
    await typist.keyboard('{ArrowUp}');
    expect(screen.getByRole('button', { name: 'Number' })).toHaveFocus();
    await typist.keyboard('{ArrowUp}{ArrowLeft}{End}');
    expect(cell(-1, 3)).toHaveFocus();
    await typist.keyboard('{Control>}{End}{/Control}');
    expect(cell(2, 3)).toHaveFocus();
    await typist.keyboard('{ArrowDown}{ArrowRight}{Home}');
    expect(screen.getByRole('checkbox', { name: /^Select L-3/ })).toHaveFocus();
    await typist.keyboard('{Control>}{Home}{/Control}{PageDown}{PageUp}{ArrowRight}');
    expect(screen.getByRole('link', { name: 'L-1' })).toHaveFocus();
  });

  it('opens a row with Enter, goes into a cell of several controls with Enter and out with Escape', async () => {
    const { typist, opened, cell } = await open();
    await typist.tab();
    await typist.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    expect(opened).toEqual(['L-2']);
    await typist.keyboard('{ArrowRight}{Enter}');
    expect(screen.getByRole('button', { name: 'Edit L-2' })).toHaveFocus();
    await typist.keyboard('{Escape}');
    expect(cell(1, 3)).toHaveFocus();
    expect(opened).toEqual(['L-2']);
  });

  it('sorts with Enter on a header', async () => {
    const { typist, address } = await open();
    await typist.tab();
    await typist.keyboard('{ArrowUp}{Enter}');
    expect(address()).toBe('?sort=number');
  });

  it('selects with Space, and a range with Shift', async () => {
    const { typist, chosen, grid } = await open({ rows: loads(5), selects: true });
    await typist.tab();
    await typist.keyboard('{ArrowRight} {ArrowDown}{ArrowDown}');
    expect(chosen()).toBe('L-1');
    await typist.keyboard('{Shift>} {/Shift}');
    expect(chosen()).toBe('L-1 L-2 L-3');
    expect(grid.getAllByRole('row', { selected: true })).toHaveLength(3);
    await typist.keyboard(' ');
    expect(chosen()).toBe('L-1 L-2');
  });
});

describe('selected rows', () => {
  const box = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^${name}`) });

  it.each([false, true])('are exported and let go of whatever the list is of; on a phone: %s', async (phone) => {
    const { typist } = await open({ phone });
    await typist.click(box('Select L-2'));
    const bar = within(screen.getByRole('group', { name: 'Selected rows' }));
    expect(bar.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual(
      ['Export selected', 'Export selected to Excel', 'Clear selection'],
    );
    await typist.click(bar.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('group', { name: 'Selected rows' })).toBeNull();
  });

  it('are told apart by their first two cells', async () => {
    await open({
      rows: [
        { id: 1, number: 'L-1', miles: '120' },
        { id: 2, number: 'L-1', miles: '' },
      ],
    });
    expect(screen.getByRole('checkbox', { name: 'Select L-1, 120' })).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Select L-1' })).toBeInTheDocument();
  });

  it('are chosen one by one, or by Shift up to another', async () => {
    const { typist, chosen } = await open({ rows: loads(6), selects: true });
    await typist.click(box('Select L-5'));
    fireEvent.click(box('Select L-2'), { shiftKey: true });
    expect(chosen()).toBe('L-2 L-3 L-4 L-5');
    await typist.click(box('Select L-3'));
    expect(chosen()).toBe('L-2 L-4 L-5');
    expect(screen.getByText('3 selected')).toBeInTheDocument();
  });

  it('are all of the page at once, none at once, and are told to be some', async () => {
    const { typist, chosen } = await open({ selects: true });
    const all = box('Select all rows of this page');
    await typist.click(box('Select L-2'));
    expect(all).toBePartiallyChecked();
    await typist.click(all);
    expect([chosen(), (all as HTMLInputElement).checked]).toEqual(['L-1 L-2 L-3', true]);
    await typist.click(all);
    expect(chosen()).toBe('');
    await typist.click(box('Select L-2'));
    await typist.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(chosen()).toBe('');
  });

  it('do not open their record', async () => {
    const { typist, opened } = await open({ selects: true });
    await typist.click(box('Select L-2'));
    expect(opened).toEqual([]);
  });

  it('are cards on a phone, one by one or all of the page', async () => {
    const { typist, chosen, grid } = await open({ selects: true, phone: true });
    const all = box('Select all rows of this page');
    expect(grid.getAllByRole('listitem')).toHaveLength(3);
    await typist.click(box('Select L-2'));
    expect([chosen(), screen.getByRole('group', { name: 'Selected rows' }).textContent]).toEqual([
      'L-2',
      expect.stringMatching(/^1 selected/),
    ]);
    expect(all).toBePartiallyChecked();
    await typist.click(all);
    expect(chosen()).toBe('L-1 L-2 L-3');
    await typist.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect([chosen(), screen.queryByRole('group', { name: 'Selected rows' })]).toEqual(['', null]);
  });
});

describe('a list of cards that may be a table', () => {
  const keeping = (kept: { list: string; shape: 'table' | 'cards' }[]) =>
    fakeApi({
      'GET /api/list-shapes': () => ({ body: kept }),
      'PUT /api/list-shapes': ({ body }) => ({ body }),
    });
  afterEach(() => localStorage.clear());

  it('is as its user chose in another browser, whatever this one remembers', async () => {
    keeping([{ list: 'test-loads', shape: 'cards' }]);
    localStorage.setItem('axlebook.shape.test-loads', 'table');
    const { grid } = await open({ cards: { orTable: true }, asCards: true });
    expect(grid.getAllByRole('listitem')).toHaveLength(3);
  });

  it('is a table for who chose that, cards for who chooses these, and stays so', async () => {
    const server = keeping([]);
    localStorage.setItem('axlebook.shape.test-loads', 'table');
    const { typist } = await open({ cards: { orTable: true } });
    expect(screen.getByRole('button', { name: 'Table' })).toHaveAttribute('aria-pressed', 'true');
    await typist.click(screen.getByRole('button', { name: 'Cards' }));
    expect(within(await screen.findByRole('list', { name: 'Loads' })).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByRole('grid')).toBeNull();
    expect(localStorage.getItem('axlebook.shape.test-loads')).toBe('cards');
    expect(server.sent('PUT', '/api/list-shapes').map(({ body }) => body)).toEqual([
      { list: 'test-loads', shape: 'cards' },
    ]);
  });

  it('is cards alone on a phone', async () => {
    await open({ cards: { orTable: true }, phone: true });
    expect(screen.queryByRole('group', { name: 'List layout' })).toBeNull();
  });
});

describe('the fields of cards', () => {
  const card = (grid: Awaited<ReturnType<typeof open>>['grid']) => grid.getAllByRole('listitem')[1]?.textContent;
  const fields = async () => within(await screen.findByRole('group', { name: 'Fields on screen' }));

  it('are chosen, kept in the address, and as usual again', async () => {
    const { typist, grid, address } = await open({ phone: true });
    expect(card(grid)).toBe('L-2');
    await typist.click(screen.getByText('Fields'));
    await typist.click((await fields()).getByRole('checkbox', { name: 'Actions' }));
    expect(card(grid)).toBe('L-2Miles10');
    expect(address()).toBe('?cols=number%2Cmiles');
    await typist.click((await fields()).getByRole('checkbox', { name: 'Miles' }));
    expect(card(grid)).toBe('L-2');
    await typist.click((await fields()).getByRole('button', { name: 'Reset to default' }));
    expect([card(grid), address(), localStorage.getItem('axlebook.columns.test-loads')]).toEqual(['L-2', '', null]);
  });

  it('are those of the columns of a view, whose first leads to the record', async () => {
    const { grid } = await open({ phone: true, at: '/loads?cols=number,miles' });
    expect(card(grid)).toBe('L-2Miles10');
    expect(grid.getByRole('link', { name: 'L-2' })).toHaveAttribute('href', '/loads/2');
  });

  it('never leave out what a row is called', async () => {
    const { typist, grid } = await open({ phone: true, at: '/loads?cols=miles' });
    expect(card(grid)).toBe('L-2Miles10');
    await typist.click(screen.getByText('Fields'));
    expect((await fields()).queryByRole('checkbox', { name: 'Number' })).toBeNull();
  });
});
