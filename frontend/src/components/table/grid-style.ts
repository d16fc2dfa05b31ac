import type { SxProps, Theme } from '@mui/material/styles';

export const gridStyle = {
  '--DataGrid-t-header-background-base': 'var(--mui-palette-background-paper)',
  '--DataGrid-rowBorderColor': 'var(--mui-palette-divider)',
  backgroundColor: 'background.paper',
  borderColor: 'divider',
  borderRadius: '12px',
  fontSize: 13.5,
  fontVariantNumeric: 'tabular-nums',
  '& .MuiDataGrid-columnHeaderTitle': { fontSize: 12.5, fontWeight: 560, color: 'text.secondary' },
  '& .MuiDataGrid-columnSeparator': { color: 'transparent' },
  '& .MuiDataGrid-columnHeader:hover .MuiDataGrid-columnSeparator': { color: 'divider' },
  '& .MuiDataGrid-iconButtonContainer': { width: 'auto', visibility: 'visible' },
  '& .MuiDataGrid-columnHeader:not(.MuiDataGrid-columnHeader--sorted) .MuiDataGrid-sortButton': { opacity: 0 },
  '& .MuiDataGrid-columnHeader:hover .MuiDataGrid-sortButton, & .MuiDataGrid-columnHeader:focus-within .MuiDataGrid-sortButton':
    { opacity: 0.7 },
  '& .MuiDataGrid-row:hover': {
    backgroundColor: 'color-mix(in srgb, var(--mui-palette-primary-main) 4%, var(--mui-palette-background-paper))',
  },
  '& .MuiDataGrid-cell:first-of-type, & .MuiDataGrid-columnHeader:first-of-type': { paddingLeft: '20px' },
  '& .MuiDataGrid-cell:focus, & .MuiDataGrid-columnHeader:focus': { outlineOffset: '-2px' },
  '& .MuiDataGrid-cell:focus:not(:focus-visible), & .MuiDataGrid-columnHeader:focus:not(:focus-visible)': {
    outline: 'none',
  },
} satisfies SxProps<Theme>;
