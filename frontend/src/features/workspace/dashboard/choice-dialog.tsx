import ChevronRight from '../../../generated/icons/ChevronRight';
import Close from '../../../generated/icons/Close';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { AppDialog } from '../../../components/overlay/base/app-dialog';

export interface Choice {
  label: string;
  detail: string;
  to: string;
}

const choiceStyle = {
  justifyContent: 'space-between',
  textAlign: 'left',
  gap: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  px: 2,
  py: 1.5,
  '&:hover': { borderColor: 'text.secondary' },
};

export function ChoiceDialog({
  title,
  choices,
  onClose,
}: {
  title: string;
  choices: readonly Choice[];
  onClose: () => void;
}) {
  const id = useId();
  const navigate = useNavigate();
  const pick = (choice: Choice) => {
    onClose();
    void navigate(choice.to);
  };
  return (
    <AppDialog open onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <IconButton aria-label="Close" onClick={onClose} size="small" sx={{ position: 'absolute', top: 16, right: 16 }}>
        <Close fontSize="small" />
      </IconButton>
      <DialogContent sx={{ display: 'grid', gap: 1.25 }}>
        {choices.map((choice) => (
          <ButtonBase key={choice.label} onClick={() => pick(choice)} sx={choiceStyle}>
            <span>
              <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
                {choice.label}
              </Box>
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {choice.detail}
              </Box>
            </span>
            <ChevronRight fontSize="small" />
          </ButtonBase>
        ))}
      </DialogContent>
    </AppDialog>
  );
}
