import type { TableColumn } from '../columns';
import { headingWidth, textWidth } from './heading-width';

/** No row has a text or anything drawn in it. */
const isEmptyIn = <Row>({ value, render }: TableColumn<Row>, rows: readonly Row[]): boolean =>
  rows.length > 0 && rows.every((row) => value(row) === '' && (render === undefined || !render(row)));

const longestIn = <Row>({ value }: TableColumn<Row>, rows: readonly Row[]): string =>
  rows.map(value).reduce((longest, text) => (text.length > longest.length ? text : longest), '');

/**
 * What the texts of columns need, by the rows that are shown. A column without a value in any of them takes no more
 * than its heading and leaves its room to the others; what is drawn may be more than its text, and keeps its width.
 */
export const withNeeds = <Row>(
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
): readonly (TableColumn<Row> & { readonly needs?: number })[] =>
  columns.map((column) => {
    if (isEmptyIn(column, rows)) return { ...column, width: headingWidth(column), flex: 0 };
    if (!column.flex || rows.length === 0) return column;
    const needs = Math.max(headingWidth(column), textWidth(longestIn(column, rows)));
    return { ...column, needs: column.render ? Math.max(column.width ?? 0, needs) : needs };
  });
