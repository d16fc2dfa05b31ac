import BookmarksOutlined from '../../generated/icons/BookmarksOutlined';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useResolvedPath } from 'react-router';
import { useSearch } from '../../lib/navigation/use-search';
import { listAt, viewIn, viewsOf, viewsQuery, withView } from '../../lib/lists/saved-views';
import { lazyNamed } from '../../lib/lazy-named';
import { palette } from '../display/palette';
import { keepInSight } from '../table/keep-in-sight';
import { FoldedMenu, menuPanel } from '../table/menu-parts';
import { useOutsideClose } from '../layout/use-outside-close';

const ViewsDialog = lazyNamed(() => import('./views-dialog').then((module) => module.ViewsDialog));

const Panel = styled('div')({
  ...menuPanel,
  top: '100%',
  right: 0,
  width: 'max-content',
  maxWidth: 'min(320px, 90vw)',
  '& ul': { listStyle: 'none', margin: 0, padding: 0, maxHeight: '50vh', overflowY: 'auto' },
  '& a, & button': {
    display: 'block',
    width: '100%',
    padding: '6px 8px',
    border: 0,
    borderRadius: 6,
    background: 'none',
    font: 'inherit',
    textAlign: 'left',
    color: palette.text.primary,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
  '& a:hover, & button:hover': { background: palette.background.default },
  '& a[aria-current=true]': { fontWeight: 600, color: palette.primary.main },
  '& small': { color: palette.text.secondary },
  '& hr': { border: 0, borderTop: `1px solid ${palette.divider}`, margin: '6px 0' },
});

/** The views that somebody keeps of the list of this page; it opens with the one that is its default. */
export function ViewMenu() {
  const details = useRef<HTMLDetailsElement>(null);
  const { pathname } = useResolvedPath('');
  const [search, change] = useSearch();
  const list = listAt(pathname, search);
  const { data: all = [] } = useQuery(viewsQuery);
  const [editing, setEditing] = useState(false);
  const close = () => details.current?.removeAttribute('open');
  useOutsideClose(details, close);
  const views = viewsOf(list, all);
  const showing = (query: string) => ({ search: withView(search, query).toString() });
  const present = viewIn(search);
  const preferred = views.find(({ isDefault }) => isDefault)?.query;
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (preferred === undefined || opened.current === list) return;
    opened.current = list;
    if (present === '') change((current) => withView(current, preferred), { replace: true });
  }, [list, present, preferred, change]);

  return (
    <>
      <FoldedMenu ref={details} onToggle={keepInSight}>
        <summary>
          <BookmarksOutlined aria-hidden /> Views
        </summary>
        <Panel>
          <ul aria-label="Views of this list">
            <li>
              <Link to={showing('')} onClick={close} aria-current={present === ''}>
                Everything
              </Link>
            </li>
            {views.map(({ id, name, query, isDefault }) => (
              <li key={id}>
                <Link to={showing(query)} onClick={close} aria-current={query === present}>
                  {name} {isDefault && <small>· default</small>}
                </Link>
              </li>
            ))}
          </ul>
          <hr />
          <button
            type="button"
            onClick={() => {
              close();
              setEditing(true);
            }}
          >
            {views.length === 0 ? 'Save this view…' : 'Save this view, or edit views…'}
          </button>
        </Panel>
      </FoldedMenu>
      {editing && <ViewsDialog list={list} query={present} views={views} onClose={() => setEditing(false)} />}
    </>
  );
}
