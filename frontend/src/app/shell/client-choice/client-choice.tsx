import GroupsOutlined from '../../../generated/icons/GroupsOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useMatch, useNavigate } from 'react-router';
import { palette } from '../../../components/display/palette';
import { CHOSEN_CLIENT, useClientScope } from '../../../lib/lists/client-scope';
import { namesQuery } from '../../../lib/format/names';
import { clientOptionsQuery, type OptionsQuery } from '../../../lib/api/option-queries';
import { can, isStaff, useUser } from '../../../lib/session/session-context';
import { ClientChoicePanel } from './client-choice-panel-lazy';

const Opener = styled(ButtonBase)({
  gap: 8,
  height: 34,
  padding: '0 10px',
  borderRadius: 8,
  border: `1px solid ${palette.divider}`,
  color: palette.text.secondary,
  justifyContent: 'flex-start',
  '&[data-chosen=true]': { color: palette.text.primary, borderColor: palette.primary.main },
  '& svg': { fontSize: 18 },
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});
const header = {
  display: { xs: 'none', md: 'inline-flex' },
  maxWidth: { lg: 180, xl: 240 },
  '& span': { display: { xs: 'none', lg: 'block' } },
};
const row = { width: '100%', height: 44 };
const styles = { header, row, menu: { ...row, color: 'inherit', borderColor: palette.ink.border } };

/** Whether somebody chooses among clients: the staff, an agent among its own. */
export const useMayChooseClient = (): boolean => {
  const user = useUser();
  return isStaff(user) && can(user, 'clients.read');
};

interface ClientChoiceProps {
  /** On a phone it has a row of its own, in the menu or below a header without one. */
  place?: keyof typeof styles;
  /** The clients that can be chosen. */
  of?: OptionsQuery;
  onPicked?: (() => void) | undefined;
}

/** The client that all lists keep to, chosen here and kept in the address from page to page. */
export function ClientChoice({ place = 'header', of = clientOptionsQuery, onPicked }: ClientChoiceProps) {
  const mayChoose = useMayChooseClient();
  const { clientId } = useClientScope();
  const { data: names } = useQuery(namesQuery('client', clientId === null ? [] : [clientId]));
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { pathname, search } = useLocation();
  const ofClient = useMatch('/clients/:id');
  const navigate = useNavigate();
  if (!mayChoose) return null;
  const name = clientId === null ? 'All clients' : (names?.get(clientId) ?? 'One client');
  const close = () => setAnchor(null);
  const choose = (chosen: string | null) => {
    const next = new URLSearchParams(search);
    for (const narrowing of ['page', 'cursor', 'clientId']) next.delete(narrowing);
    next.set(CHOSEN_CLIENT, chosen ?? '');
    const isPage = ofClient !== null && ofClient.params.id === clientId;
    void navigate({ pathname: isPage && chosen !== null ? `/clients/${chosen}` : pathname, search: next.toString() });
    close();
    onPicked?.();
  };
  return (
    <>
      <Opener
        aria-haspopup="dialog"
        aria-label={`Chosen client: ${name}`}
        title={name}
        data-chosen={clientId !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={styles[place]}
      >
        <GroupsOutlined aria-hidden />
        <span>{name}</span>
      </Opener>
      {anchor && (
        <ClientChoicePanel
          anchor={anchor}
          of={of}
          clientId={clientId}
          onChoose={choose}
          onLeave={() => {
            close();
            onPicked?.();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
