import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { use, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { TitleSlot } from './title-slot';
import { ListTools, useListToolsOfPage } from '../../lib/lists/list-tools';
import { palette } from '../display/palette';
import { FieldsSlot } from '../table/fields-slot';
import { ActionsSlot } from './page-actions';

interface PageTitleProps {
  title: string;
  subtitle?: string | undefined;
}

/** The one title of a screen: in the header where the frame has one, else where it stands. */
export function PageTitle({ title, subtitle }: PageTitleProps) {
  const slot = use(TitleSlot);
  const words = (
    <>
      <Typography variant="h1">{title}</Typography>
      {subtitle && <Typography color="textSecondary">{subtitle}</Typography>}
    </>
  );
  return slot ? createPortal(words, slot) : <Box sx={{ minWidth: 0, flex: '1 1 auto' }}>{words}</Box>;
}

const FILLED = '.MuiButton-contained:not(.Mui-disabled)';
const stepsBack = {
  '--variant-containedBg': 'transparent',
  '--variant-containedColor': palette.primary.main,
  boxShadow: `inset 0 0 0 1px ${palette.divider}`,
};
/** One filled button at a time: that of a selection or an empty list, else that of a tab, else that of the page. */
const oneFilled = {
  [`&:has(> :not([data-page-actions]) ${FILLED}) > [data-page-actions] .MuiButton-contained`]: stepsBack,
  [`& > [data-page-actions]:has(> [data-deeds] ${FILLED}) > :not([data-deeds]) .MuiButton-contained`]: stepsBack,
};

interface PageProps extends PageTitleProps {
  actions?: ReactNode;
  tabs?: ReactNode;
  children: ReactNode;
}

export function Page({ title, subtitle, actions, tabs, children }: PageProps) {
  const inHeader = use(TitleSlot) !== null;
  const [at, offer] = useState<HTMLElement | null>(null);
  const [deeds, setDeeds] = useState<HTMLElement | null>(null);
  const tools = useListToolsOfPage();
  const fields = useMemo(() => ({ of: '', at, offer }), [at]);
  const buttons = actions && (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'flex-end' }}>{actions}</Box>
  );
  return (
    <Box sx={{ maxWidth: 1440, mx: 'auto', px: { xs: 2, md: 3, lg: 4 }, py: 2, ...oneFilled }}>
      <Box
        data-page-actions
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          alignItems: 'center',
          justifyContent: 'flex-end',
          '&:has(> :not(:empty))': { mb: tabs ? 1 : 2 },
        }}
      >
        <PageTitle title={title} subtitle={subtitle} />
        {inHeader && tabs && <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 0' }, minWidth: 0 }}>{tabs}</Box>}
        <Box
          ref={setDeeds}
          data-deeds
          sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'flex-end', '&:empty': { display: 'none' } }}
        />
        {buttons}
      </Box>
      {!inHeader && tabs && <Box sx={{ mb: 2 }}>{tabs}</Box>}
      <ActionsSlot value={deeds}>
        <ListTools value={tools}>
          <FieldsSlot value={fields}>{children}</FieldsSlot>
        </ListTools>
      </ActionsSlot>
    </Box>
  );
}
