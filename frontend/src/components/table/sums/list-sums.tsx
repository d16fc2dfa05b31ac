import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useEffect, useRef } from 'react';
import { api, totalText, type Listing } from '../../../lib/api/api-client';
import { formatIn, formatQuantity, sumMoney } from '../../../lib/format/money';
import type { ColumnChoices } from '../grid/fit-columns';
import type { TableColumn } from '../columns';
import type { TableViewProps } from '../table-props';

type Unit = NonNullable<TableColumn<never>['adds']> | 'money_cad' | 'kilometers' | 'liters' | 'days';
type Sums = Readonly<Record<string, { readonly in: Unit; readonly sum: string }>>;

export interface ListSumsProps {
  list: Listing<unknown>;
  columns: readonly Pick<TableColumn<never>, 'field' | 'header' | 'adds' | 'sumOf' | 'hidden'>[];
  /** Which columns somebody turned on or off. */
  choices: ColumnChoices;
  /** Columns whose totals stand below them already. */
  totals?: TableViewProps<never>['totals'];
}

const SIGNS = { miles: 'mi', kilometers: 'km', gallons: 'gal', liters: 'L' } as const;
const CURRENCIES = { money: 'USD', money_cad: 'CAD' } as const;

/** A header that is the unit itself says it. */
const inWords = (unit: Unit, sum: string, header: string): string => {
  if (unit === 'money' || unit === 'money_cad') return formatIn(CURRENCIES[unit], sum);
  if (unit === 'days') return `${formatQuantity(sum)} on average`;
  return formatQuantity(sum, header.toLowerCase() === unit ? '' : SIGNS[unit]);
};

const DIGITS = 6;
/** The exact sum of decimals: ['100.5', '41'] is '141.5'. */
const sumDecimals = (values: readonly string[]): string => {
  const sum = values.reduce((all, value) => {
    const [whole = '0', places = ''] = value.split('.');
    return all + BigInt(whole + places.padEnd(DIGITS, '0').slice(0, DIGITS));
  }, 0n);
  const digits = sum.toString().padStart(DIGITS + 1, '0');
  const places = digits.slice(-DIGITS).replace(/0+$/, '');
  return digits.slice(0, -DIGITS) + (places === '' ? '' : `.${places}`);
};

/** Adds up a column of a list whose rows are all here. */
const addUp = (rows: readonly unknown[], field: string, unit: Unit): string => {
  const values = rows.flatMap((row) => {
    const value = (row as Readonly<Record<string, unknown>>)[field];
    return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
  });
  return unit === 'money' ? sumMoney(values) : sumDecimals(values);
};

/** The same list from its beginning, counted and summed to its end; of its rows only one. */
const wholeAddress = (asked: string): string => {
  const { pathname, searchParams } = new URL(asked, window.location.origin);
  for (const name of ['page', 'cursor']) searchParams.delete(name);
  searchParams.set('limit', '1');
  searchParams.set('total', 'exact');
  return `${pathname}?${searchParams.toString()}`;
};

/** A list that was counted to a thousand is asked once more for its number and its sums, whenever its rows change. */
const useWhole = (list: Listing<unknown>): Listing<unknown> => {
  const { asked = '', isMore = false } = list;
  const address = wholeAddress(asked);
  const { data, refetch } = useQuery({
    queryKey: ['whole list', address],
    queryFn: ({ signal }) => api.list(address, { signal }),
    enabled: isMore,
  });
  const counted = useRef(list);
  useEffect(() => {
    const isOther = counted.current !== list;
    counted.current = list;
    if (isOther && isMore) void refetch();
  }, [list, isMore, refetch]);
  return (isMore ? data : undefined) ?? list;
};

/** What the server told of a column, each currency and measure for itself: '$12,300.00 + C$4,000.00'. */
const toldOf = (told: Sums, field: string, header: string): string =>
  Object.entries(told)
    .filter(([name]) => name === field || name.startsWith(`${field}.`))
    .map(([, { in: unit, sum }]) => inWords(unit, sum, header))
    .join(' + ');

/** '1,204 rows · Amount $12,300.00 · Balance $4,100.00': of all rows that the list has, not of its page. */
export function ListSums({ list, columns, choices, totals = {} }: ListSumsProps) {
  const whole = useWhole(list);
  const told = JSON.parse(whole.sums ?? '{}') as Sums;
  const sums = columns.flatMap(({ field, header, adds, sumOf = field, hidden }) => {
    if (!(choices[field] ?? !hidden) || field in totals) return [];
    const own = adds && list.all && inWords(adds, addUp(list.all, field, adds), header);
    const text = own ?? toldOf(told, sumOf, header);
    return text === '' ? [] : [{ field, header, text }];
  });
  return (
    <Typography
      data-sums
      variant="body2"
      component="p"
      className="tabular"
      sx={{ mt: 1, minHeight: 20, color: 'text.secondary', '& > span': { whiteSpace: 'nowrap' } }}
    >
      <span data-sum="rows">
        {totalText(whole)} {whole.total === 1 && !whole.isMore ? 'row' : 'rows'}
      </span>
      {sums.map(({ field, header, text }) => (
        <Fragment key={field}>
          {' · '}
          <span data-sum={field}>
            {header}{' '}
            <Typography component="strong" variant="inherit" sx={{ color: 'text.primary', fontWeight: 600 }}>
              {text}
            </Typography>
          </span>
        </Fragment>
      ))}
    </Typography>
  );
}
