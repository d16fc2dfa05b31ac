import ExpandMore from '../../generated/icons/ExpandMore';
import Box from '@mui/material/Box';
import { styled, type CSSObject } from '@mui/material/styles';
import { useContext, useEffect, useRef, useState, type MouseEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { OUT_OF_SIGHT } from '../../components/display/out-of-sight';
import { palette } from '../../components/display/palette';
import { useFirm } from '../../lib/firm';
import { useUser } from '../../lib/session/session-context';
import { CodeAhead } from './code-ahead';
import { currentEntry, navigationFor, type NavGroup, type NavItem } from './navigation';
import { inRail } from './rail';

export const entryStyle: CSSObject = {
  display: 'flex',
  alignItems: 'center',
  gap: 11,
  minHeight: 25,
  padding: '0 10px',
  borderRadius: 7,
  color: palette.ink.muted,
  fontWeight: 520,
  lineHeight: '18px',
  textDecoration: 'none',
  '& svg': { fontSize: 18, flexShrink: 0 },
  '&:hover': { background: palette.ink.hover, color: palette.ink.text },
  '&[aria-current=page]': { background: palette.ink.active, color: palette.ink.text },
  '@media (max-width: 767.95px)': { minHeight: 44 },
};

const Item = styled(Link)({
  ...entryStyle,
  ...inRail({ minHeight: 34, justifyContent: 'center', padding: 0, '& > span': OUT_OF_SIGHT }),
});
const Hint = styled('span')({
  display: 'block',
  fontSize: 11,
  lineHeight: '13px',
  fontWeight: 400,
  paddingBottom: 3,
});
const Heading = styled('div')({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  height: 20,
  margin: '4px 0 0',
  padding: '0 10px',
  border: 0,
  background: 'none',
  font: 'inherit',
  fontSize: 11,
  fontWeight: 600,
  color: palette.ink.muted,
  textAlign: 'left',
  '&[aria-expanded]': { cursor: 'pointer', '&:hover': { color: palette.ink.text } },
  '&[data-inside][aria-expanded=false]': { color: palette.ink.text },
  '&[aria-expanded] svg': { fontSize: 16, marginLeft: 'auto' },
  '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
  '@media (max-width: 767.95px)': { height: 32, '&[aria-expanded]': { height: 44 } },
  ...inRail({
    justifyContent: 'center',
    height: 9,
    padding: 0,
    '& > span': OUT_OF_SIGHT,
    '&::before': { content: '""', width: 24, borderTop: `1px solid ${palette.ink.border}` },
    '&[aria-expanded]': { height: 24, '&::before': { display: 'none' } },
    '&[aria-expanded] svg': { margin: 0 },
  }),
});

interface GroupProps {
  group: NavGroup;
  current: NavItem | undefined;
  onPick: (item: NavItem, event: MouseEvent) => void;
}

const OPENED = 'axlebook.menu.opened';
const openedBefore = (): boolean => {
  try {
    return localStorage.getItem(OPENED) === '1';
  } catch {
    return false;
  }
};
const remember = (opened: boolean): void => {
  try {
    localStorage.setItem(OPENED, opened ? '1' : '0');
  } catch {
    // a browser that keeps nothing shuts it again the next time
  }
};

function Group({ group: { name, heading, folds, items }, current, onPick }: GroupProps) {
  const ahead = useContext(CodeAhead);
  const inside = current !== undefined && items.includes(current);
  const [chosen, setChosen] = useState<{ opened: boolean; inside: boolean }>();
  const shown = !folds || (chosen?.inside === inside ? chosen.opened : inside || openedBefore());
  const marked = useRef<HTMLAnchorElement>(null);
  useEffect(() => marked.current?.scrollIntoView?.({ block: 'nearest' }), [current]);
  const toggle = () => {
    setChosen({ opened: !shown, inside });
    remember(!shown);
  };
  const id = `menu-${name}`;
  return (
    <Box component="section" aria-labelledby={heading === null ? undefined : id}>
      {heading !== null &&
        (folds ? (
          <Heading
            as="button"
            id={id}
            aria-expanded={shown}
            data-inside={inside || undefined}
            title={heading}
            onClick={toggle}
          >
            <span>{heading}</span>
            <ExpandMore />
          </Heading>
        ) : (
          <Heading id={id}>
            <span>{heading}</span>
          </Heading>
        ))}
      {shown && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {items.map((item) => (
            <li key={item.to}>
              <Item
                ref={item === current ? marked : undefined}
                to={item.to}
                title={item.hint}
                aria-current={item === current ? 'page' : undefined}
                aria-label={item.label}
                aria-description={item.hint}
                onPointerEnter={() => void ahead(item.to)}
                onFocus={() => void ahead(item.to)}
                onClick={(event) => onPick(item, event)}
              >
                {item.icon && <item.icon />}
                <span>
                  {item.label}
                  {item.hint !== undefined && <Hint>{item.hint}</Hint>}
                </span>
              </Item>
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, button }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || button !== 0;

/** The groups of the menu. The entry that is clicked is marked at once, before its page has come. */
export function Menu({ onPick }: { onPick: (() => void) | undefined }) {
  const { groups, entries } = navigationFor(useUser(), useFirm());
  const { pathname, key } = useLocation();
  const [picked, setPicked] = useState<{ item: NavItem; from: string }>();
  const current = picked?.from === key ? picked.item : currentEntry(entries, pathname);
  const pick = (item: NavItem, event: MouseEvent): void => {
    if (!opensElsewhere(event)) setPicked({ item, from: key });
    onPick?.();
  };
  return groups.map((group) => <Group key={group.name} group={group} current={current} onPick={pick} />);
}
